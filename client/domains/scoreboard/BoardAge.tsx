import { useTranslation } from '../../i18n/useTranslation.ts'
import { ExactTime } from '../../components/time/ExactTime.tsx'
import { Chip } from '../../components/Chip.tsx'
import { useConnectionState } from '../../relay/transport/connection-state.ts'
import { relativeTime } from '../../time/formats.ts'
import { useNow } from '../../time/ticker.ts'

/** The number of teams and the age of the board, with a warning when it is not live. */
export function BoardAge({ teams, updatedAt }: { teams: number; updatedAt: number }) {
  const { t } = useTranslation()
  const connection = useConnectionState()
  return (
    <span className="h-row h-wrap">
      <span className="h-label h-num">
        {t('scoreboard.teams', { count: teams })} ·{' '}
        <ExactTime time={updatedAt}>
          <Age time={updatedAt} />
        </ExactTime>
      </span>
      {connection === 'live' ? null : (
        <Chip tone="warn">
          {t(connection === 'offline' ? 'scoreboard.offline' : 'scoreboard.reconnecting')}
        </Chip>
      )}
    </span>
  )
}

function Age({ time }: { time: number }) {
  const { t, i18n } = useTranslation()
  const now = useNow(1000)
  const seconds = Math.max(0, Math.round((now - time) / 1000))
  if (seconds < 60) return t('scoreboard.updatedSeconds', { count: seconds })
  return t('scoreboard.updated', { time: relativeTime(time, now, i18n.language) })
}
