import { graphql, usePaginationFragment } from 'react-relay'
import type { WriteupReviewList_game$key } from '../../../__generated__/WriteupReviewList_game.graphql.ts'
import type { WriteupReviewListMoreQuery } from '../../../__generated__/WriteupReviewListMoreQuery.graphql.ts'
import { EmptyState } from '../../../components/states/EmptyState.tsx'
import { LoadMoreFooter } from '../../../components/states/LoadMoreFooter.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { WriteupReviewCard } from './WriteupReviewCard.tsx'

const PAGE = 20

/** The write-ups of players in one state, to publish or refuse. */
export function WriteupReviewList({ game: key }: { game: WriteupReviewList_game$key }) {
  const { t } = useTranslation()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    WriteupReviewListMoreQuery,
    WriteupReviewList_game$key
  >(
    graphql`
      fragment WriteupReviewList_game on Game
      @refetchable(queryName: "WriteupReviewListMoreQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        state: { type: "WriteupState" }
      ) {
        playerWriteups
        reviewed: sharedWriteups(first: $count, after: $cursor, state: $state)
          @connection(key: "WriteupReviewList_reviewed", filters: ["state"]) {
          __id
          edges {
            node {
              id
              ...WriteupReviewCard_writeup
            }
          }
        }
      }
    `,
    key,
  )
  const { playerWriteups, reviewed } = data
  if (reviewed.edges.length === 0) {
    return (
      <div className="h-panel">
        <EmptyState flag="C" title={t('sharedWriteups.nothing')}>
          {t(playerWriteups === 'Off' ? 'sharedWriteups.off' : 'sharedWriteups.nothingText')}
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <div className="h-stack">
        {reviewed.edges.map(({ node }) => (
          <WriteupReviewCard key={node.id} writeup={node} connectionId={reviewed.__id} />
        ))}
      </div>
      <LoadMoreFooter hasNext={hasNext} isLoading={isLoadingNext} loadNext={loadNext} count={PAGE} />
    </>
  )
}
