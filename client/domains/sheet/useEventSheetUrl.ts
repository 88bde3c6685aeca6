import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useEventSheetUrlQuery } from '../../__generated__/useEventSheetUrlQuery.graphql.ts'
import { NetworkError } from '../../relay/transport/network-error.ts'
import { eventVariables, type EventFilters } from '../game-event/event-kinds.ts'

/** Asks for the address of the events with filters, in which the server replaces the global ids. */
export function useEventSheetUrl(gameId: number): (filters: EventFilters) => Promise<string> {
  const environment = useRelayEnvironment()
  return async (filters) => {
    const query = graphql`
      query useEventSheetUrlQuery(
        $gameId: Int!
        $types: [GameEventType!]
        $teamId: ID
        $challengeId: ID
        $search: String
      ) {
        game: gameByDatabaseId(databaseId: $gameId) {
          eventSheetUrl(types: $types, teamId: $teamId, challengeId: $challengeId, search: $search)
        }
      }
    `
    const variables = { gameId, ...eventVariables(filters) }
    const data = await fetchQuery<useEventSheetUrlQuery>(environment, query, variables).toPromise()
    const url = data?.game?.eventSheetUrl
    if (!url) throw new NetworkError('protocol')
    return url
  }
}
