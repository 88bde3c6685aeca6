import type * as Library from '@simplewebauthn/browser'
import type { WebAuthnError } from '@simplewebauthn/browser'

/** Why the browser gave no answer. */
type PasskeyProblem = 'canceled' | 'known' | 'failed'

/** The answer of the browser as JSON text, for the platform. */
type PasskeyAnswer = { response: string } | { problem: PasskeyProblem }

/** Whether this page can use passkeys. They need HTTPS, except on localhost. */
export function canUsePasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function'
}

/** Lets the browser create a passkey with the options of `startAddingPasskey`. */
export function createPasskey(options: string): Promise<PasskeyAnswer> {
  return answerOf(async ({ startRegistration }) =>
    startRegistration({ optionsJSON: JSON.parse(options) as Options<typeof startRegistration> }),
  )
}

/** Lets the user choose a passkey with the options of `startPasskeyLogIn`. */
export function choosePasskey(options: string): Promise<PasskeyAnswer> {
  return answerOf(async ({ startAuthentication }) =>
    startAuthentication({ optionsJSON: JSON.parse(options) as Options<typeof startAuthentication> }),
  )
}

type Options<Start extends (input: never) => unknown> = Parameters<Start>[0] extends {
  optionsJSON: infer Json
}
  ? Json
  : never

/** Loads the library with the first passkey that is created or used. */
async function answerOf(ask: (library: typeof Library) => Promise<object>): Promise<PasskeyAnswer> {
  try {
    return { response: JSON.stringify(await ask(await import('@simplewebauthn/browser'))) }
  } catch (error) {
    return { problem: problemOf(error as Partial<WebAuthnError>) }
  }
}

function problemOf({ name, code }: Partial<WebAuthnError>): PasskeyProblem {
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known'
  return name === 'NotAllowedError' || name === 'AbortError' ? 'canceled' : 'failed'
}
