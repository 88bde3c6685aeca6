import { Button } from '@mantine/core'
import { graphql, usePaginationFragment } from 'react-relay'
import type { RatingComments_game$key } from '../../__generated__/RatingComments_game.graphql.ts'
import type { RatingCommentsMoreQuery } from '../../__generated__/RatingCommentsMoreQuery.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { RatingComment } from './RatingComment.tsx'
import styles from './Rating.module.css'

/** The comments of players, newest first. Renders nothing while the viewer cannot see ratings. */
export function RatingComments({ game: key }: { game: RatingComments_game$key }) {
  const { t } = useTranslation()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    RatingCommentsMoreQuery,
    RatingComments_game$key
  >(
    graphql`
      fragment RatingComments_game on Game
      @refetchable(queryName: "RatingCommentsMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        challengeRatings {
          challengeId
          title
        }
        ratingComments(first: $count, after: $cursor) @connection(key: "RatingComments_ratingComments") {
          __id
          edges {
            node {
              id
              challengeId
              ...RatingComment_comment
            }
          }
        }
      }
    `,
    key,
  )
  const { challengeRatings, ratingComments } = data
  if (!challengeRatings || ratingComments.edges.length === 0) return null
  const titles = new Map(challengeRatings.map(({ challengeId, title }) => [challengeId, title]))
  return (
    <section className="h-section" aria-labelledby="rating-comments">
      <div className="h-section-head">
        <h2 id="rating-comments">{t('rating.comments')}</h2>
      </div>
      <ul className={`h-panel ${styles.comments}`}>
        {ratingComments.edges.map(({ node }) => (
          <RatingComment
            key={node.id}
            comment={node}
            title={titles.get(node.challengeId) ?? '–'}
            connectionId={ratingComments.__id}
          />
        ))}
      </ul>
      {hasNext ? (
        <Button mt={16} loading={isLoadingNext} onClick={() => loadNext(50)}>
          {t('rating.more')}
        </Button>
      ) : null}
    </section>
  )
}
