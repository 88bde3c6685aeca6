import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { CaptureTeamsQuery } from '../../__generated__/CaptureTeamsQuery.graphql.ts'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import styles from './Captures.module.css'
import type { CaptureTarget } from './CaptureFiles.tsx'
import { CaptureTeam } from './CaptureTeam.tsx'

type Props = CaptureTarget & { refreshKey: number; onChange: () => void }

/** The teams with captures for a challenge. */
export function CaptureTeams({ gameId, challengeId, refreshKey, onChange }: Props) {
  const { t } = useTranslation()
  const { game } = useLazyLoadQuery<CaptureTeamsQuery>(
    graphql`
      query CaptureTeamsQuery($gameId: Int!, $challengeId: ID!) {
        game: gameByDatabaseId(databaseId: $gameId) {
          captures(challengeId: $challengeId) {
            teams {
              participationId
              ...CaptureTeam_team
            }
          }
        }
      }
    `,
    { gameId, challengeId },
    { fetchPolicy: 'store-and-network', fetchKey: refreshKey },
  )
  const teams = game?.captures?.[0]?.teams ?? []
  if (teams.length === 0) {
    return (
      <div className="h-panel">
        <EmptyState title={t('captures.none')}>{t('captures.noneText')}</EmptyState>
      </div>
    )
  }
  return (
    <ul className={`h-panel ${styles.teams}`} aria-label={t('captures.teamsWith')}>
      {teams.map((team) => (
        <CaptureTeam
          key={team.participationId}
          team={team}
          gameId={gameId}
          challengeId={challengeId}
          refreshKey={refreshKey}
          onChange={onChange}
        />
      ))}
    </ul>
  )
}
