import { graphql } from 'react-relay'
import type { useRegenerateInviteCodeMutation } from '../../../__generated__/useRegenerateInviteCodeMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** Regenerates the invite code; the old one stops working. */
export function useRegenerateInviteCode() {
  return useMutationResult<useRegenerateInviteCodeMutation, 'regenerateInviteCode'>(
    graphql`
      mutation useRegenerateInviteCodeMutation($input: RegenerateInviteCodeInput!) {
        regenerateInviteCode(input: $input) {
          __typename
          ... on RegenerateInviteCodePayload {
            team {
              ...TeamCard_team
              ...TeamDialog_team
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'regenerateInviteCode',
  )
}
