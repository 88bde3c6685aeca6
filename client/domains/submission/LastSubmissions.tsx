import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { LastSubmissions_game$key } from '../../__generated__/LastSubmissions_game.graphql.ts'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import styles from './LastSubmissions.module.css'

type Props = { game: LastSubmissions_game$key; challengeId: number }

/** The latest submissions for a challenge, with a link to the monitor for the rest. */
export function LastSubmissions({ game: key, challengeId }: Props) {
  const { t } = useTranslation()
  const { databaseId, submissions } = useFragment(
    graphql`
      fragment LastSubmissions_game on Game @argumentDefinitions(challengeId: { type: "Int!" }) {
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
    `,
    key,
  )
  const rows = (submissions?.edges ?? []).map(({ node }) => node)
  return (
    <section className="h-panel">
      <div className="h-panel-head">
        <h3>{t('submissions.last')}</h3>
        {rows.length > 0 ? (
          <Link
            className="h-label"
            to={`/games/${databaseId}/monitor/submissions?challenge=${challengeId}`}
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
              <span className="h-grow h-trunc">{teamName}</span>
              <span className={styles.result} data-result={status}>
                {t(`submissions.result.${status}`)}
              </span>
              <RelativeTime className={styles.time ?? ''} time={submittedAt} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
