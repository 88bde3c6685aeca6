import { graphql } from 'react-relay'
import type { useKickMemberMutation } from '../../../__generated__/useKickMemberMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

export function useKickMember() {
  return useMutationResult<useKickMemberMutation, 'kickMember'>(
    graphql`
      mutation useKickMemberMutation($input: KickMemberInput!) {
        kickMember(input: $input) {
          __typename
          ... on KickMemberPayload {
            team {
              ...TeamCard_team
              ...TeamDialog_team
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'kickMember',
  )
}
