import { Button } from '@mantine/core'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Link } from 'react-router'
import type { MissingWriteupsQuery } from '../../__generated__/MissingWriteupsQuery.graphql.ts'
import { TeamAvatar } from '../../components/Avatar.tsx'
import { CopyButton } from '../../components/controls/CopyField.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './WriteupProgress.module.css'

/** The teams of a game without a write-up, to copy or to remind. */
export function MissingWriteups({ gameId, attempt }: { gameId: number; attempt: number }) {
  const { t } = useTranslation()
  const { game } = useLazyLoadQuery<MissingWriteupsQuery>(
    graphql`
      query MissingWriteupsQuery($gameId: Int!) {
        game: gameByDatabaseId(databaseId: $gameId) {
          writeupProgress {
            teamCount
            submittedCount
            missingTeams {
              databaseId
              name
              avatarUrl
            }
          }
        }
      }
    `,
    { gameId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  const teams = game?.writeupProgress?.missingTeams ?? []
  return (
    <div className="h-stack">
      <p>{t('writeups.missingText')}</p>
      <div
        className={`h-panel ${styles.teams}`}
        role="region"
        aria-label={t('writeups.missing')}
        tabIndex={0}
      >
        <ul>
          {teams.map(({ databaseId, name, avatarUrl }) => (
            <li key={databaseId}>
              <TeamAvatar name={name} url={avatarUrl ?? null} size={24} />
              <span className={styles.name}>{name}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="h-row h-wrap">
        <CopyButton
          value={teams.map(({ name }) => name).join('\n')}
          label={t('writeups.copyTeams')}
          hasText
        />
        <Button size="xs" component={Link} to={`/admin/games/${gameId}/notices`}>
          {t('writeups.remind')}
        </Button>
      </div>
    </div>
  )
}
