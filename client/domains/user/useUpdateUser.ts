import { graphql } from 'react-relay'
import type { useUpdateUserMutation } from '../../__generated__/useUpdateUserMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** Updates a user. */
export function useUpdateUser() {
  return useMutationResult<useUpdateUserMutation, 'updateUser'>(
    graphql`
      mutation useUpdateUserMutation($input: UpdateUserInput!) {
        updateUser(input: $input) {
          __typename
          ... on UpdateUserPayload {
            user {
              userName
              role
              ...userColumns_user
              ...UserForm_user
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'updateUser',
  )
}
