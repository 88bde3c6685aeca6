import { Button, NativeSelect } from '@mantine/core'
import { useState, useTransition } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { RatingComments_game$key } from '../../__generated__/RatingComments_game.graphql.ts'
import type { RatingCommentsMoreQuery } from '../../__generated__/RatingCommentsMoreQuery.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { RatingComment } from './RatingComment.tsx'
import styles from './Rating.module.css'

/** The comments of players, newest first. Renders nothing while the viewer cannot see ratings. */
export function RatingComments({ game: key }: { game: RatingComments_game$key }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState('')
  const [isFiltering, startFiltering] = useTransition()
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    RatingCommentsMoreQuery,
    RatingComments_game$key
  >(
    graphql`
      fragment RatingComments_game on Game
      @refetchable(queryName: "RatingCommentsMoreQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        challengeId: { type: "ID" }
      ) {
        challengeRatings {
          challengeId
          title
          category
          count
        }
        ratingComments(first: $count, after: $cursor, challengeId: $challengeId)
          @connection(key: "RatingComments_ratingComments", filters: ["challengeId"]) {
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
  if (!challengeRatings || (ratingComments.edges.length === 0 && !chosen)) return null
  const challenges = new Map(challengeRatings.map((challenge) => [challenge.challengeId, challenge]))

  function choose(challengeId: string) {
    setChosen(challengeId)
    startFiltering(() => {
      refetch({ challengeId: challengeId || null }, { fetchPolicy: 'store-and-network' })
    })
  }

  return (
    <section aria-labelledby="rating-comments">
      <div className={styles.commentsHead}>
        <h2 id="rating-comments">{t('rating.comments')}</h2>
        <NativeSelect
          aria-label={t('rating.challenge')}
          value={chosen}
          onChange={(event) => choose(event.currentTarget.value)}
          data={[
            { value: '', label: t('rating.allChallenges') },
            ...challengeRatings
              .filter(({ count }) => count > 0)
              .map(({ challengeId, title }) => ({ value: challengeId, label: title })),
          ]}
        />
      </div>
      <ul className={`h-panel ${styles.comments}`} aria-busy={isFiltering}>
        {ratingComments.edges.length === 0 ? (
          <li className={`h-dim ${styles.comment}`}>{t('rating.noComments')}</li>
        ) : null}
        {ratingComments.edges.map(({ node }) => (
          <RatingComment
            key={node.id}
            comment={node}
            challenge={challenges.get(node.challengeId)}
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
