import { graphql } from 'react-relay'
import type { useLogOutMutation } from '../../__generated__/useLogOutMutation.graphql.ts'
import { deleteDrafts } from '../../forms/kept-drafts.ts'
import { finishDeletions } from '../../relay/delayed-deletions.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'
import { enterSession } from '../../session/viewer.ts'

type Options = {
  /** Ends all sessions of the user, not only the one of this browser. */
  everywhere?: boolean
  /** Called after the session has ended, before the home page opens. */
  before?: () => void
}

/** Ends the session and opens the home page. If the session at the identity provider ends too, its page opens first. */
export function useLogOut() {
  const [commit, running] = useMutationResult<useLogOutMutation, 'logOut'>(
    graphql`
      mutation useLogOutMutation($input: LogOutInput!) {
        logOut(input: $input) {
          __typename
          ... on LogOutPayload {
            nextUrl
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'logOut',
  )
  async function logOut({ everywhere = false, before }: Options = {}) {
    await finishDeletions()
    const outcome = await commit({ variables: { input: { everywhere } } })
    const isOver = outcome.ok || outcome.error.code === 'AUTH_LOGIN_REQUIRED'
    if (!isOver) return
    deleteDrafts()
    before?.()
    enterSession((outcome.ok ? outcome.payload.nextUrl : null) ?? '/')
  }
  return [logOut, running] as const
}
