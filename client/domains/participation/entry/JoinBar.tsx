import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Chip } from '../../../components/Chip.tsx'
import { Countdown } from '../../../components/time/Countdown.tsx'
import { EntryAction } from './EntryAction.tsx'
import type { Entry } from './useEntry.ts'
import styles from './JoinBar.module.css'

type Props = { entry: Entry; onJoin: () => void; returnPath: string }

/** On phones: a bottom bar with the clock and the next step. */
export function JoinBar({ entry, onJoin, returnPath }: Props) {
  const { t } = useTranslation()
  const { game, stage } = entry
  const isTicking = game.state === 'Upcoming' || game.state === 'Running'
  return (
    <div className={styles.bar}>
      <div className="h-grow">
        {isTicking ? (
          <>
            <div className="h-label">
              {t(
                game.pausedAt ? 'state.paused' : game.state === 'Running' ? 'state.endsIn' : 'state.startsIn',
              )}
            </div>
            <Countdown until={game.state === 'Running' ? game.end : game.start} pausedAt={game.pausedAt} />
          </>
        ) : (
          <span className="h-dim">
            {t(game.state === 'Practice' ? 'game.practiceOpen' : 'game.state.Ended')}
          </span>
        )}
      </div>
      {stage === 'pending' ? (
        <Chip tone="warn">{t('entry.pendingShort')}</Chip>
      ) : stage === 'accepted' && game.state === 'Upcoming' ? (
        <Chip tone="ok">{t('entry.acceptedShort')}</Chip>
      ) : stage === 'suspended' ? (
        <Chip tone="bad">{t('entry.suspendedShort')}</Chip>
      ) : (
        <EntryAction entry={entry} onJoin={onJoin} returnPath={returnPath} size="lg" />
      )}
    </div>
  )
}
