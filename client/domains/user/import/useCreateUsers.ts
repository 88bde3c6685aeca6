import { graphql } from 'react-relay'
import type { useCreateUsersMutation } from '../../../__generated__/useCreateUsersMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

/** Adds all users or, if one is invalid, none. */
export function useCreateUsers() {
  return useMutationResult<useCreateUsersMutation, 'createUsers'>(
    graphql`
      mutation useCreateUsersMutation($input: CreateUsersInput!) {
        createUsers(input: $input) {
          __typename
          ... on CreateUsersPayload {
            users {
              id
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'createUsers',
  )
}
