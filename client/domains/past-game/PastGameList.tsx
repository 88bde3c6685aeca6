import type { ReactNode } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { PastGameListMoreQuery } from '../../__generated__/PastGameListMoreQuery.graphql.ts'
import type { PastGameList_query$key } from '../../__generated__/PastGameList_query.graphql.ts'
import { LoadMoreFooter } from '../../components/states/LoadMoreFooter.tsx'
import { useDeletedIds } from '../../relay/delayed-deletions.ts'
import { PastGameItem } from './PastGameItem.tsx'
import styles from './PastGame.module.css'

const PAGE = 20

/** Every past game, latest first. */
export function PastGameList({ query, empty }: { query: PastGameList_query$key; empty: ReactNode }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    PastGameListMoreQuery,
    PastGameList_query$key
  >(
    graphql`
      fragment PastGameList_query on Query
      @refetchable(queryName: "PastGameListMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        pastGames(first: $count, after: $cursor) @connection(key: "PastGameList_pastGames") {
          edges {
            node {
              id
              ...PastGameItem_game
            }
          }
        }
      }
    `,
    query,
  )
  const deleted = useDeletedIds()
  const games = data.pastGames.edges.filter(({ node }) => !deleted.has(node.id))
  if (games.length === 0 && !hasNext) return empty
  return (
    <>
      <ul className={styles.list}>
        {games.map(({ node }) => (
          <li key={node.id}>
            <PastGameItem game={node} />
          </li>
        ))}
      </ul>
      <LoadMoreFooter hasNext={hasNext} isLoading={isLoadingNext} loadNext={loadNext} count={PAGE} />
    </>
  )
}
