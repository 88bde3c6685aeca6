import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { usePasskeyAnswerMutation } from '../../__generated__/usePasskeyAnswerMutation.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'
import { choosePasskey } from './ask-browser.ts'

type AnswerOutcome = { ok: true; response: string } | { ok: false; message: string }

/** Lets the user choose a passkey. Resolves to the answer for the platform, or to the text that says why there is none. */
export function usePasskeyAnswer(): () => Promise<AnswerOutcome> {
  const { t } = useTranslation()
  const [start] = useMutationResult<usePasskeyAnswerMutation, 'startPasskeyLogIn'>(
    graphql`
      mutation usePasskeyAnswerMutation {
        startPasskeyLogIn {
          __typename
          ... on StartPasskeyLogInPayload {
            options
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'startPasskeyLogIn',
    { toast: false },
  )
  return useCallback(async () => {
    const started = await start({ variables: {} })
    if (!started.ok) return { ok: false, message: started.error.message }
    const answer = await choosePasskey(started.payload.options ?? '')
    return 'response' in answer
      ? { ok: true, response: answer.response }
      : { ok: false, message: t(`passkey.problem.${answer.problem}`) }
  }, [start, t])
}
