import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useEventRefreshQuery } from '../../__generated__/useEventRefreshQuery.graphql.ts'
import { eventVariables, type EventFilters } from './event-kinds.ts'

/** Loads the newest rows of a list again; resolves to whether it succeeded. */
export function useEventRefresh(gameId: number, filters: EventFilters): () => Promise<boolean> {
  const environment = useRelayEnvironment()
  const { kind, teamId, search } = filters
  return useCallback(
    () =>
      fetchQuery<useEventRefreshQuery>(
        environment,
        graphql`
          query useEventRefreshQuery($gameId: Int!, $types: [GameEventType!], $teamId: ID, $search: String) {
            game: gameByDatabaseId(databaseId: $gameId) {
              ...EventList_game @arguments(types: $types, teamId: $teamId, search: $search)
            }
          }
        `,
        { gameId, ...eventVariables({ kind, teamId, search }) },
      )
        .toPromise()
        .then(
          () => true,
          () => false,
        ),
    [environment, gameId, kind, teamId, search],
  )
}
