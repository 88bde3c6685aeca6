import { graphql } from 'react-relay'
import type { useTransferTeamMutation } from '../../../__generated__/useTransferTeamMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** Transfers the captain role to another member. */
export function useTransferTeam() {
  return useMutationResult<useTransferTeamMutation, 'transferTeam'>(
    graphql`
      mutation useTransferTeamMutation($input: TransferTeamInput!) {
        transferTeam(input: $input) {
          __typename
          ... on TransferTeamPayload {
            team {
              ...TeamCard_team
              ...TeamDialog_team
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'transferTeam',
  )
}
