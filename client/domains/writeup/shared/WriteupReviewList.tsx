import { Button } from '@mantine/core'
import { graphql, usePaginationFragment } from 'react-relay'
import type { WriteupReviewList_game$key } from '../../../__generated__/WriteupReviewList_game.graphql.ts'
import type { WriteupReviewListMoreQuery } from '../../../__generated__/WriteupReviewListMoreQuery.graphql.ts'
import { EmptyState } from '../../../components/states/EmptyState.tsx'
import { LoadMoreFooter } from '../../../components/states/LoadMoreFooter.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useFilters } from '../../../relay/useFilters.ts'
import { WriteupReviewCard } from './WriteupReviewCard.tsx'
import type { WriteupState } from './writeup-states.ts'

const PAGE = 20

type Filters = { state: WriteupState; search: string | null }
type Props = {
  game: WriteupReviewList_game$key
  filters: Filters
  /** The values that the list was loaded with. */
  loadedFilters: object
  onClearSearch: () => void
}

/** The write-ups of players in one state, to publish or refuse. */
export function WriteupReviewList({ game: key, filters, loadedFilters, onClearSearch }: Props) {
  const { t } = useTranslation()
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
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
        search: { type: "String" }
      ) {
        playerWriteups
        reviewed: sharedWriteups(first: $count, after: $cursor, state: $state, search: $search)
          @connection(key: "WriteupReviewList_reviewed", filters: ["state", "search"]) {
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
  const isPending = useFilters<object>(refetch, filters, loadedFilters)
  const { playerWriteups, reviewed } = data
  const { search } = filters
  if (reviewed.edges.length === 0 && !isPending) {
    return search ? (
      <div className="h-panel">
        <EmptyState
          title={t('sharedWriteups.noMatch', { text: search })}
          action={<Button onClick={onClearSearch}>{t('sharedWriteups.clearSearch')}</Button>}
        >
          {t('sharedWriteups.noMatchText')}
        </EmptyState>
      </div>
    ) : (
      <div className="h-panel">
        <EmptyState flag="C" title={t('sharedWriteups.nothing')}>
          {t(playerWriteups === 'Off' ? 'sharedWriteups.off' : 'sharedWriteups.nothingText')}
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <div className="h-stack" aria-busy={isPending}>
        {reviewed.edges.map(({ node }) => (
          <WriteupReviewCard key={node.id} writeup={node} connectionId={reviewed.__id} />
        ))}
      </div>
      <LoadMoreFooter
        hasNext={hasNext && !isPending}
        isLoading={isLoadingNext}
        loadNext={loadNext}
        count={PAGE}
      />
    </>
  )
}
