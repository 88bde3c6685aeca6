import { graphql } from 'react-relay'
import type { useIdentityLinksLinkMutation } from '../../__generated__/useIdentityLinksLinkMutation.graphql.ts'
import type { useIdentityLinksUnlinkMutation } from '../../__generated__/useIdentityLinksUnlinkMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** Links and unlinks identities. Both refuse with `AUTH_PASSWORD_NEEDED` when the login is too long ago. */
export function useIdentityLinks() {
  const [link] = useMutationResult<useIdentityLinksLinkMutation, 'linkIdentity'>(
    graphql`
      mutation useIdentityLinksLinkMutation($input: LinkIdentityInput!) {
        linkIdentity(input: $input) {
          __typename
          ... on LinkIdentityPayload {
            path
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'linkIdentity',
  )
  const [unlink] = useMutationResult<useIdentityLinksUnlinkMutation, 'unlinkIdentity'>(
    graphql`
      mutation useIdentityLinksUnlinkMutation($input: UnlinkIdentityInput!) {
        unlinkIdentity(input: $input) {
          __typename
          ... on UnlinkIdentityPayload {
            viewer {
              id
              ...LinkedAccounts_viewer
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'unlinkIdentity',
  )
  return { link, unlink }
}
