import { graphql } from 'react-relay'
import type { useJoinGameMutation } from '../../../__generated__/useJoinGameMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** Joins the game with one of the viewer's teams. Errors are shown in the form. */
export function useJoinGame() {
  return useMutationResult<useJoinGameMutation, 'joinGame'>(
    graphql`
      mutation useJoinGameMutation($input: JoinGameInput!) {
        joinGame(input: $input) {
          __typename
          ... on JoinGamePayload {
            game {
              ...useEntry_game
            }
            participation {
              status
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'joinGame',
    { toast: false },
  )
}
