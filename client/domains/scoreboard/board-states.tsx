import { Button } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Link } from 'react-router'
import { Countdown } from '../../components/time/Countdown.tsx'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { FailedState } from '../../components/states/FailedState.tsx'
import { failureText } from '../../relay/failure-text.ts'
import styles from './Scoreboard.module.css'
import { useRefreshWhenDue } from './useRefreshWhenDue.ts'

/** Shown before the start, until the board opens automatically. The flag P says that a ship is about to leave. */
export function BoardNotOpen({
  gameId,
  start,
  onOpen,
}: {
  gameId: number
  start: number
  onOpen: () => void
}) {
  const { t } = useTranslation()
  useRefreshWhenDue(start, onOpen)
  return (
    <div className="h-panel">
      <EmptyState flag="P" title={t('scoreboard.notOpen')} action={<ToGame gameId={gameId} />}>
        {t('scoreboard.notOpenText')}
      </EmptyState>
      <div className={styles.closed}>
        <Countdown until={start} shape="blocks" />
      </div>
    </div>
  )
}

export function EmptyBoard({ gameId }: { gameId: number }) {
  const { t } = useTranslation()
  return (
    <div className="h-panel">
      <EmptyState flag="P" title={t('scoreboard.nobody')} action={<ToGame gameId={gameId} />}>
        {t('scoreboard.nobodyText')}
      </EmptyState>
    </div>
  )
}

export function NoMatch({ text, onClear }: { text: string; onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="h-panel">
      <EmptyState
        flag="N"
        title={t('scoreboard.noMatch')}
        action={<Button onClick={onClear}>{t('scoreboard.showAll')}</Button>}
      >
        {t('scoreboard.noMatchText', { text })}
      </EmptyState>
    </div>
  )
}

export function BoardFailed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t, i18n } = useTranslation()
  return (
    <div className="h-panel">
      <FailedState onRetry={onRetry}>{failureText(error, t, i18n.language)}</FailedState>
    </div>
  )
}

function ToGame({ gameId }: { gameId: number }) {
  const { t } = useTranslation()
  return (
    <Button component={Link} to={`/games/${gameId}`}>
      {t('scoreboard.toGame')}
    </Button>
  )
}
