import { useEffect, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type {
  useTeamEntriesQuery,
  useTeamEntriesQuery$data,
} from '../../../__generated__/useTeamEntriesQuery.graphql.ts'
import { fetchNewest } from '../../../relay/fetch-newest.ts'

type Entries = NonNullable<useTeamEntriesQuery$data['game']>['viewerTeamParticipations']

/** The participations of the viewer's teams in a game, also of teams that joined without the viewer; null while loading. */
export function useTeamEntries(gameId: string): Entries | null {
  const environment = useRelayEnvironment()
  const [entries, setEntries] = useState<Entries | null>(null)
  useEffect(() => {
    const request = fetchNewest<useTeamEntriesQuery>(
      environment,
      graphql`
        query useTeamEntriesQuery($gameId: ID!) {
          game(id: $gameId) {
            viewerTeamParticipations {
              status
              division
              team {
                id
                name
              }
            }
          }
        }
      `,
      { gameId },
    ).subscribe({
      next: ({ game }) => setEntries(game?.viewerTeamParticipations ?? []),
      // The form then asks for everything, and the server decides.
      error: () => setEntries([]),
    })
    return () => request.unsubscribe()
  }, [environment, gameId])
  return entries
}
