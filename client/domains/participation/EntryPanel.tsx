import { useTranslation } from 'react-i18next'
import { Countdown } from '../../components/Countdown.tsx'
import { Note } from '../../components/Note.tsx'
import { dayAndTime } from '../game/game-dates.ts'
import { useStateTurn } from '../game/useStateTurn.ts'
import { EntryAction } from './EntryAction.tsx'
import { TeamText } from './TeamText.tsx'
import type { Entry } from './useEntry.ts'
import styles from './EntryPanel.module.css'

type Props = { entry: Entry; onJoin: () => void; logInPath: string }

/** The clock of the game, the next step and how the viewer stands. */
export function EntryPanel({ entry, onJoin, logInPath }: Props) {
  return (
    <section className={`h-panel ${styles.panel}`}>
      <div className={styles.clock}>
        <GameTime entry={entry} />
      </div>
      <div className={styles.action}>
        <EntryAction entry={entry} onJoin={onJoin} logInPath={logInPath} size="lg" fullWidth />
      </div>
      <Standing entry={entry} />
    </section>
  )
}

function GameTime({ entry: { game } }: { entry: Entry }) {
  const { t, i18n } = useTranslation()
  const turn = useStateTurn()
  if (game.state === 'Upcoming' || game.state === 'Running') {
    const isLive = game.state === 'Running'
    return (
      <>
        <p className="h-label">{t(isLive ? 'state.endsIn' : 'state.startsIn')}</p>
        <Countdown until={isLive ? game.end : game.start} shape="blocks" onEnd={turn} />
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

function Standing({ entry: { stage, game, own, team } }: { entry: Entry }) {
  const { t } = useTranslation()
  const name = own?.team.name ?? team?.name ?? ''
  if (stage === 'open') {
    return (
      <p className={styles.caption}>
        <TeamText text={game.acceptWithoutReview ? 'entry.asOpen' : 'entry.asReviewed'} team={name} />
      </p>
    )
  }
  if (stage === 'visitor' || stage === 'teamless')
    return <p className={styles.caption}>{t(`entry.${stage}`)}</p>
  if (stage === 'closed') return <p className={styles.caption}>{t('entry.closedNote')}</p>
  if (stage === 'accepted') {
    const text = own?.division ? 'entry.acceptedDivisionNote' : 'entry.acceptedNote'
    return (
      <Note tone="ok">
        <TeamText text={text} team={name} division={own?.division ?? null} />
      </Note>
    )
  }
  const tone = stage === 'pending' ? 'warn' : 'bad'
  return (
    <Note tone={tone} role="status">
      <TeamText text={`entry.${stage}Note`} team={name} />
    </Note>
  )
}
