import { useRevalidator } from 'react-router'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Countdown } from '../../../components/time/Countdown.tsx'
import { dayAndTime } from '../../game/game-dates.ts'
import { useAtTime } from '../../../time/useAtTime.ts'
import { EntryAction } from './EntryAction.tsx'
import { Standing } from '../Standing.tsx'
import type { Entry } from './useEntry.ts'
import styles from './EntryPanel.module.css'

type Props = { entry: Entry; onJoin: () => void; returnPath: string }

/** The clock, the next step and the viewer's status. On phones the join bar has the first two. */
export function EntryPanel({ entry, onJoin, returnPath }: Props) {
  return (
    <section className={`h-panel h-desk ${styles.panel}`}>
      <div className={styles.clock}>
        <GameTime entry={entry} />
      </div>
      <div className={styles.action}>
        <EntryAction entry={entry} onJoin={onJoin} returnPath={returnPath} size="lg" fullWidth />
      </div>
      <Standing entry={entry} />
    </section>
  )
}

function GameTime({ entry: { game } }: { entry: Entry }) {
  const { t, i18n } = useTranslation()
  const { revalidate } = useRevalidator()
  const isLive = game.state === 'Running'
  const nextChange = isLive ? game.end : game.start
  useAtTime(Date.parse(nextChange), () => void revalidate())
  if (game.state === 'Upcoming' || isLive) {
    return (
      <>
        <p className="h-label">
          {t(game.pausedAt ? 'state.paused' : isLive ? 'state.endsIn' : 'state.startsIn')}
        </p>
        <Countdown until={nextChange} pausedAt={game.pausedAt} shape="blocks" />
      </>
    )
  }
  const ended = t('game.endedOn', { date: dayAndTime(Date.parse(game.end), i18n.language) })
  if (game.state === 'Ended') return <p className="h-dim">{ended}</p>
  return (
    <>
      <b>{t('game.practiceOpen')}</b>
      <p className="h-dim">
        {ended}. {t('game.practiceText')}
      </p>
    </>
  )
}
