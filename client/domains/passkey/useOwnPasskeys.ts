import { graphql } from 'react-relay'
import type { useOwnPasskeysAddMutation } from '../../__generated__/useOwnPasskeysAddMutation.graphql.ts'
import type { useOwnPasskeysRemoveMutation } from '../../__generated__/useOwnPasskeysRemoveMutation.graphql.ts'
import type { useOwnPasskeysRenameMutation } from '../../__generated__/useOwnPasskeysRenameMutation.graphql.ts'
import type { useOwnPasskeysStartMutation } from '../../__generated__/useOwnPasskeysStartMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

const inPlace = { toast: false }

/** The mutations of the viewer's own passkeys. Their callers show refusals in place. */
export function useOwnPasskeys() {
  const [start] = useMutationResult<useOwnPasskeysStartMutation, 'startAddingPasskey'>(
    graphql`
      mutation useOwnPasskeysStartMutation {
        startAddingPasskey {
          __typename
          ... on StartAddingPasskeyPayload {
            options
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'startAddingPasskey',
    inPlace,
  )
  const [add] = useMutationResult<useOwnPasskeysAddMutation, 'addPasskey'>(
    graphql`
      mutation useOwnPasskeysAddMutation($input: AddPasskeyInput!) {
        addPasskey(input: $input) {
          __typename
          ... on AddPasskeyPayload {
            viewer {
              needsSecondFactor
              ...PasskeyPanel_viewer
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'addPasskey',
    inPlace,
  )
  const [rename] = useMutationResult<useOwnPasskeysRenameMutation, 'renamePasskey'>(
    graphql`
      mutation useOwnPasskeysRenameMutation($input: RenamePasskeyInput!) {
        renamePasskey(input: $input) {
          __typename
          ... on RenamePasskeyPayload {
            passkey {
              ...PasskeyRow_passkey
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'renamePasskey',
    inPlace,
  )
  const [remove] = useMutationResult<useOwnPasskeysRemoveMutation, 'removePasskey'>(
    graphql`
      mutation useOwnPasskeysRemoveMutation($input: RemovePasskeyInput!) {
        removePasskey(input: $input) {
          __typename
          ... on RemovePasskeyPayload {
            viewer {
              ...PasskeyPanel_viewer
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'removePasskey',
    inPlace,
  )
  return { start, add, rename, remove }
}
