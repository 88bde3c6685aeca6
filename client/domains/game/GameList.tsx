import type { ReactNode } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import type { GameListMoreQuery } from '../../__generated__/GameListMoreQuery.graphql.ts'
import type { GameList_query$key } from '../../__generated__/GameList_query.graphql.ts'
import type { GameList_running$key } from '../../__generated__/GameList_running.graphql.ts'
import { LoadMoreFooter } from '../../components/states/LoadMoreFooter.tsx'
import { useFilters } from '../../relay/useFilters.ts'
import { GameCard } from './GameCard.tsx'
import { runningFirst, type StateOfGame } from '../../../rules/arrange-games.ts'
import styles from './GameList.module.css'

const PAGE = 24

type Props = {
  query: GameList_query$key
  /** The running games, which the list shows first even if its first page does not reach them. */
  running: GameList_running$key
  /** The requested state, and the state that the query was loaded with. */
  state: StateOfGame | null
  loadedState: StateOfGame | null
  empty: ReactNode
}

export function GameList({ query, running: runningKey, state, loadedState, empty }: Props) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    GameListMoreQuery,
    GameList_query$key
  >(
    graphql`
      fragment GameList_query on Query
      @refetchable(queryName: "GameListMoreQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 24 }
        cursor: { type: "String" }
        state: { type: "GameState" }
      ) {
        games(first: $count, after: $cursor, state: $state)
          @connection(key: "GameList_games", filters: ["state"]) {
          edges {
            node {
              id
              state
              start
              end
              ...GameCard_game
            }
          }
        }
      }
    `,
    query,
  )
  const running = useFragment(
    graphql`
      fragment GameList_running on Game @relay(plural: true) {
        id
        state
        start
        end
        ...GameCard_game
      }
    `,
    runningKey,
  )
  const isPending = useFilters(refetch, { state }, { state: loadedState })
  const loaded = data.games.edges.map(({ node }) => node)
  const games = runningFirst(state === null ? running : [], loaded)
  if (games.length === 0 && !isPending) return empty
  return (
    <>
      <ul className={styles.list} aria-busy={isPending}>
        {games.map((game) => (
          <li key={game.id}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
      <LoadMoreFooter
        hasNext={hasNext && !isPending}
        isLoading={isLoadingNext}
        loadNext={loadNext}
        count={PAGE}
      />
    </>
  )
}
