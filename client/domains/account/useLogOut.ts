import { graphql } from 'react-relay'
import type { useLogOutMutation } from '../../__generated__/useLogOutMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'
import { enterSession } from '../../session/viewer.ts'

/** Ends the session and starts over at home. */
export function useLogOut() {
  const [commit, running] = useMutationResult<useLogOutMutation, 'logOut'>(
    graphql`
      mutation useLogOutMutation {
        logOut(input: {}) {
          __typename
          ... on Error {
            code
            message
          }
        }
      }
    `,
    'logOut',
  )
  async function logOut() {
    const outcome = await commit({ variables: {} })
    if (outcome.ok) enterSession('/')
  }
  return [logOut, running] as const
}
