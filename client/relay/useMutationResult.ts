import { useCallback } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import {
  graphql,
  readInlineData,
  useMutation,
  useRelayEnvironment,
  type UseMutationConfig,
} from 'react-relay'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import type {
  useMutationResult_error$data,
  useMutationResult_error$key,
} from '../__generated__/useMutationResult_error.graphql.ts'
import { showFailure } from '../components/toasts.ts'
import { reasonDialog } from './ask-reason.ts'
import { failureText } from './failure-text.ts'
import { restartFetches } from './fetch-newest.ts'

/** Messages by field path, joined with dots; messages without a field are under ''. */
export type FieldErrors = Readonly<Record<string, string>>

export type Refusal = {
  code: string
  message: string
  /** Set for a rate limit, if the mutation selects it. */
  retryAfterSeconds?: number
}

export type MutationOutcome<Payload> =
  | { ok: true; payload: Payload }
  | { ok: false; fieldErrors: FieldErrors; error: Refusal }

type RawResult = { refusal?: useMutationResult_error$key | null }

type Options = {
  /** Turns the toast off for callers that show refusals in place. Invalid input never shows a toast. */
  toast?: boolean
}

type Config<M extends MutationParameters> = Omit<UseMutationConfig<M>, 'onCompleted' | 'onError'>

function fieldErrorsOf({ issues, message }: useMutationResult_error$data): FieldErrors {
  const errors: Record<string, string> = {}
  for (const issue of issues ?? []) errors[issue.path.join('.')] ??= issue.message
  if (Object.keys(errors).length === 0 && message) errors[''] = message
  return errors
}

/** The code of a change that names another revision than the current one. */
export const CHANGED_MEANWHILE = 'EDIT_CHANGED_MEANWHILE'

const errorFragment = graphql`
  fragment useMutationResult_error on Error @inline {
    __typename
    code
    message
    ... on InvalidInputError {
      issues {
        path
        message
      }
    }
    ... on RateLimitedError {
      retryAfterSeconds
    }
    ... on UnavailableError {
      retryAfterSeconds
    }
  }
`

/** Refusals without a toast: the dialog about the ended session is already shown, and a form compares the values. */
const shownElsewhere = new Set(['AUTH_LOGIN_REQUIRED', CHANGED_MEANWHILE])

/**
 * Runs a mutation whose field returns a `<Field>Result` union. Resolves to its payload, to field errors, or to a refusal
 * that was shown as a toast. Never rejects.
 *
 * Select: `field(input: $input) { __typename ... on FieldPayload { … }
 * ...useMutationResult_error @alias(as: "refusal") }`.
 */
export function useMutationResult<M extends MutationParameters, Field extends keyof M['response'] & string>(
  mutation: GraphQLTaggedNode,
  field: Field,
  options: Options = {},
) {
  const { t, i18n } = useTranslation()
  const environment = useRelayEnvironment()
  const [commit, running] = useMutation<M>(mutation)
  const toast = options.toast ?? true

  const run = useCallback(
    (config: Config<M>) =>
      new Promise<MutationOutcome<NonNullable<M['response'][Field]>>>((resolve) => {
        const refuse = (error: Refusal, fieldErrors: FieldErrors, silent = false) => {
          if (toast && !silent) showFailure(error.message)
          resolve({ ok: false, fieldErrors, error })
        }
        const send = (sent: Config<M>) =>
          commit({
            ...sent,
            onCompleted(response, errors) {
              const result = (response as Record<string, unknown> | null)?.[field] as
                | RawResult
                | null
                | undefined
              if (!result) {
                refuse({ code: 'UNKNOWN', message: errors?.[0]?.message ?? t('failure.unexpected') }, {})
              } else if (result.refusal) {
                const error = readInlineData(errorFragment, result.refusal)
                const { code, message, retryAfterSeconds } = error
                const refusal = {
                  code,
                  message,
                  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
                }
                if (error.__typename === 'InvalidInputError') refuse(refusal, fieldErrorsOf(error), true)
                else if (code !== 'GAME_FINALIZED') refuse(refusal, {}, shownElsewhere.has(code))
                else void sendWithReason(sent, refusal)
              } else {
                restartFetches(environment)
                resolve({ ok: true, payload: result as NonNullable<M['response'][Field]> })
              }
            },
            onError(error) {
              refuse({ code: 'UNAVAILABLE', message: failureText(error, t, i18n.language) }, {})
            },
          } as UseMutationConfig<M>)
        /** The result of the game is final: asks for the reason, if the screen has the dialog, and sends the change again. */
        const sendWithReason = async (sent: Config<M>, refusal: Refusal) => {
          const ask = reasonDialog()
          const reason = ask && (await ask())
          if (!reason) return refuse(refusal, {}, ask !== null)
          const { input } = sent.variables as { input: object }
          send({ ...sent, variables: { ...sent.variables, input: { ...input, reason } } })
        }
        send(config)
      }),
    [commit, environment, field, t, i18n, toast],
  )
  return [run, running] as const
}
