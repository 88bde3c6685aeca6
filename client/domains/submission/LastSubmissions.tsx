import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Link } from 'react-router'
import type { LastSubmissionsQuery } from '../../__generated__/LastSubmissionsQuery.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { RelativeTime } from '../../components/time/RelativeTime.tsx'
import { RESULT_TONES } from './submission-filters.ts'
import styles from './LastSubmissions.module.css'

type Props = { gameId: string; challengeId: string }

/** The latest submissions for a challenge, with a link to the monitor for the rest. */
export function LastSubmissions({ gameId, challengeId }: Props) {
  const { t } = useTranslation()
  const { game } = useLazyLoadQuery<LastSubmissionsQuery>(
    graphql`
      query LastSubmissionsQuery($gameId: ID!, $challengeId: ID!) {
        game(id: $gameId) {
          databaseId
          submissions(first: 5, challengeId: $challengeId) {
            edges {
              node {
                id
                status
                submittedAt
                teamName
              }
            }
          }
        }
      }
    `,
    { gameId, challengeId },
    { fetchPolicy: 'store-and-network' },
  )
  const rows = (game?.submissions?.edges ?? []).map(({ node }) => node)
  return (
    <section className="h-panel">
      <div className="h-panel-head">
        <h3>{t('submissions.last')}</h3>
        {rows.length > 0 ? (
          <Link
            className={styles.all ?? ''}
            to={`/games/${game?.databaseId}/monitor/submissions?challenge=${encodeURIComponent(challengeId)}`}
            aria-label={t('submissions.allOfChallenge')}
          >
            {t('submissions.all')}
          </Link>
        ) : null}
      </div>
      {rows.length === 0 ? (
        <p className="h-panel-body h-label">{t('submissions.none')}</p>
      ) : (
        <ul className={styles.list}>
          {rows.map(({ id, status, submittedAt, teamName }) => (
            <li key={id}>
              <span className="h-grow h-trunc" title={teamName}>
                {teamName}
              </span>
              <Chip tone={RESULT_TONES[status]}>{t(`submissions.result.${status}`)}</Chip>
              <RelativeTime className={styles.time ?? ''} time={submittedAt} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
