import { graphql } from 'react-relay'
import type { useProvidersDeleteMutation } from '../../../__generated__/useProvidersDeleteMutation.graphql.ts'
import type { useProvidersPasswordMutation } from '../../../__generated__/useProvidersPasswordMutation.graphql.ts'
import type { useProvidersSaveMutation } from '../../../__generated__/useProvidersSaveMutation.graphql.ts'
import type { useProvidersTestMutation } from '../../../__generated__/useProvidersTestMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** The mutations of sign-in providers. Callers refresh the page's query after them. */
export function useProviders() {
  const [save, isSaving] = useMutationResult<useProvidersSaveMutation, 'saveIdentityProvider'>(
    graphql`
      mutation useProvidersSaveMutation($input: SaveIdentityProviderInput!) {
        saveIdentityProvider(input: $input) {
          __typename
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'saveIdentityProvider',
  )
  const [remove] = useMutationResult<useProvidersDeleteMutation, 'deleteIdentityProvider'>(
    graphql`
      mutation useProvidersDeleteMutation($input: DeleteIdentityProviderInput!) {
        deleteIdentityProvider(input: $input) {
          __typename
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'deleteIdentityProvider',
  )
  const [test, isTesting] = useMutationResult<useProvidersTestMutation, 'testDiscovery'>(
    graphql`
      mutation useProvidersTestMutation($input: TestDiscoveryInput!) {
        testDiscovery(input: $input) {
          __typename
          ... on TestDiscoveryPayload {
            issuer
            claims
            clientAuths
            unmetNeeds
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'testDiscovery',
  )
  const [setPassword, isSetting] = useMutationResult<useProvidersPasswordMutation, 'setPasswordLogIn'>(
    graphql`
      mutation useProvidersPasswordMutation($input: SetPasswordLogInInput!) {
        setPasswordLogIn(input: $input) {
          __typename
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'setPasswordLogIn',
  )
  return { save, isSaving, remove, test, isTesting, setPassword, isSetting }
}
