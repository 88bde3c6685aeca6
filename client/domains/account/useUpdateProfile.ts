import { graphql } from 'react-relay'
import type { useUpdateProfileMutation } from '../../__generated__/useUpdateProfileMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

export function useUpdateProfile() {
  return useMutationResult<useUpdateProfileMutation, 'updateProfile'>(
    graphql`
      mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          __typename
          ... on UpdateProfilePayload {
            viewer {
              ...ProfileForm_viewer
              ...SessionList_viewer
              user {
                userName
                bio
              }
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'updateProfile',
  )
}
