import { graphql } from 'react-relay'
import type { useAcceptInviteMutation } from '../../../__generated__/useAcceptInviteMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** Joins the team of an invite code. Refusals are shown in the form. */
export function useAcceptInvite() {
  return useMutationResult<useAcceptInviteMutation, 'acceptInvite'>(
    graphql`
      mutation useAcceptInviteMutation($input: AcceptInviteInput!) {
        acceptInvite(input: $input) {
          __typename
          ... on AcceptInvitePayload {
            team {
              name
            }
            viewer {
              ...TeamList_viewer
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'acceptInvite',
    { toast: false },
  )
}
