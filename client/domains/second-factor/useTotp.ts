import { graphql } from 'react-relay'
import type { useTotpConfirmMutation } from '../../__generated__/useTotpConfirmMutation.graphql.ts'
import type { useTotpRemoveMutation } from '../../__generated__/useTotpRemoveMutation.graphql.ts'
import type { useTotpRenewMutation } from '../../__generated__/useTotpRenewMutation.graphql.ts'
import type { useTotpStartMutation } from '../../__generated__/useTotpStartMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

const inPlace = { toast: false }

/** The mutations of the viewer's app for one-time codes. Their callers show refusals in place. */
export function useTotp() {
  const [start] = useMutationResult<useTotpStartMutation, 'startTotp'>(
    graphql`
      mutation useTotpStartMutation {
        startTotp {
          __typename
          ... on StartTotpPayload {
            secret
            address
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'startTotp',
    inPlace,
  )
  const [turnOn] = useMutationResult<useTotpConfirmMutation, 'confirmTotp'>(
    graphql`
      mutation useTotpConfirmMutation($input: ConfirmTotpInput!) {
        confirmTotp(input: $input) {
          __typename
          ... on ConfirmTotpPayload {
            recoveryCodes
            viewer {
              needsSecondFactor
              ...TotpPanel_viewer
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'confirmTotp',
    inPlace,
  )
  const [renew] = useMutationResult<useTotpRenewMutation, 'renewRecoveryCodes'>(
    graphql`
      mutation useTotpRenewMutation {
        renewRecoveryCodes {
          __typename
          ... on RenewRecoveryCodesPayload {
            recoveryCodes
            viewer {
              ...TotpPanel_viewer
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'renewRecoveryCodes',
    inPlace,
  )
  const [remove] = useMutationResult<useTotpRemoveMutation, 'removeTotp'>(
    graphql`
      mutation useTotpRemoveMutation {
        removeTotp {
          __typename
          ... on RemoveTotpPayload {
            viewer {
              ...TotpPanel_viewer
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'removeTotp',
    inPlace,
  )
  return { start, turnOn, renew, remove }
}
