import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useTeamDetailsQuery } from '../../../__generated__/useTeamDetailsQuery.graphql.ts'

type TeamDetails = NonNullable<useTeamDetailsQuery['response']['team']>

/** A team's bio and members, which the board does not contain. Null while loading and after a failure. */
export function useTeamDetails(teamId: number): TeamDetails | null {
  const environment = useRelayEnvironment()
  const [found, setFound] = useState<{ teamId: number; team: TeamDetails } | null>(null)
  useEffect(() => {
    const call = fetchQuery<useTeamDetailsQuery>(
      environment,
      graphql`
        query useTeamDetailsQuery($teamId: Int!) {
          team: teamByDatabaseId(databaseId: $teamId) {
            bio
            members {
              isCaptain
              user {
                databaseId
                userName
                avatarUrl
              }
            }
          }
        }
      `,
      { teamId },
    ).subscribe({
      next: ({ team }) => setFound(team ? { teamId, team } : null),
      error: () => setFound(null),
    })
    return () => call.unsubscribe()
  }, [environment, teamId])
  return found?.teamId === teamId ? found.team : null
}
