import { fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { ownChallengeQuery } from '../../__generated__/ownChallengeQuery.graphql.ts'

/** Whether the viewer's team has solved the challenge by now. Both ids are those of the database. */
export async function isOwnChallenge(
  environment: Environment,
  gameId: number,
  challengeId: number,
): Promise<boolean> {
  // A teammate may have solved it since this browser loaded the challenge.
  const data = await fetchQuery<ownChallengeQuery>(
    environment,
    graphql`
      query ownChallengeQuery($gameId: Int!, $challengeId: Int!) {
        game: gameByDatabaseId(databaseId: $gameId) {
          challengeByDatabaseId(databaseId: $challengeId) {
            isSolved
          }
        }
      }
    `,
    { gameId, challengeId },
    { fetchPolicy: 'network-only' },
  ).toPromise()
  return data?.game?.challengeByDatabaseId?.isSolved ?? false
}
