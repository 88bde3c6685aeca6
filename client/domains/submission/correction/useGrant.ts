import { graphql } from 'react-relay'
import type { useGrantMutation } from '../../../__generated__/useGrantMutation.graphql.ts'
import type { useGrantPreviewQuery } from '../../../__generated__/useGrantPreviewQuery.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'
import { usePreview } from './usePreview.ts'

const query = graphql`
  query useGrantPreviewQuery(
    $gameId: ID!
    $teamId: ID!
    $challengeId: ID!
    $at: DateTime
    $takesBlood: Boolean!
  ) {
    node(id: $gameId) {
      ... on Game {
        grantPreview(teamId: $teamId, challengeId: $challengeId, at: $at, takesBlood: $takesBlood) {
          ...usePreview_places
        }
      }
    }
  }
`

const placesOf = ({ node }: useGrantPreviewQuery['response']) => node?.grantPreview

export type Grant = useGrantPreviewQuery['variables']

/** The preview of a grant, once its team and its challenge are chosen. */
export function useGrantPreview(grant: Grant | null) {
  return usePreview<useGrantPreviewQuery>({ query, variables: grant, placesOf })
}

/** Grants a solve. The list of submissions follows by its subscription. */
export function useGrant() {
  return useMutationResult<useGrantMutation, 'grantSolve'>(
    graphql`
      mutation useGrantMutation($input: GrantSolveInput!) {
        grantSolve(input: $input) {
          __typename
          ... on GrantSolvePayload {
            submission {
              id
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'grantSolve',
  )
}
