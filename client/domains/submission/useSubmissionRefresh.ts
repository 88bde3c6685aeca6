import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useSubmissionRefreshQuery } from '../../__generated__/useSubmissionRefreshQuery.graphql.ts'
import type { SubmissionFilters } from './submission-filters.ts'

/** Loads the newest rows of a list again; resolves to whether it succeeded. */
export function useSubmissionRefresh(gameId: number, filters: SubmissionFilters): () => Promise<boolean> {
  const environment = useRelayEnvironment()
  const { status, teamId, challengeId, search } = filters
  return useCallback(
    () =>
      fetchQuery<useSubmissionRefreshQuery>(
        environment,
        graphql`
          query useSubmissionRefreshQuery(
            $gameId: Int!
            $status: AnswerResult
            $teamId: ID
            $challengeId: ID
            $search: String
          ) {
            game: gameByDatabaseId(databaseId: $gameId) {
              ...SubmissionList_game
                @arguments(status: $status, teamId: $teamId, challengeId: $challengeId, search: $search)
            }
          }
        `,
        { gameId, status, teamId, challengeId, search },
      )
        .toPromise()
        .then(
          () => true,
          () => false,
        ),
    [environment, gameId, status, teamId, challengeId, search],
  )
}
