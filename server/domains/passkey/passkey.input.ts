import { z } from 'zod'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { inputObject, requiredText } from '../../use-case/input.ts'

const longestResponse = 16_384

const name = () => requiredText({ max: 64 })
const response = () => requiredText({ max: longestResponse })

export const addPasskeyInput = inputObject({ name: name(), response: response() })
export const renamePasskeyInput = inputObject({ name: name() })
export const passkeyAnswerInput = inputObject({ response: response() })

const common = { id: z.string().min(1).max(1364), rawId: z.string(), type: z.literal('public-key') }
const clientDataJSON = z.string()

// The library checks the contents of the members.
const registration = z.object({
  ...common,
  response: z.object({
    clientDataJSON,
    attestationObject: z.string(),
    transports: z.array(z.string().max(32)).max(8).optional(),
  }),
})
const authentication = z.object({
  ...common,
  response: z.object({
    clientDataJSON,
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().nullish(),
  }),
})
const clientData = z.object({ challenge: z.string() })

/** The answer of a browser that made a passkey; null if the text is none. */
export function readRegistration(text: string): RegistrationResponseJSON | null {
  const read = registration.safeParse(parsed(text))
  return read.success ? ({ ...read.data, clientExtensionResults: {} } as RegistrationResponseJSON) : null
}

/** The answer of a browser that used a passkey; null if the text is none. */
export function readAuthentication(text: string): AuthenticationResponseJSON | null {
  const read = authentication.safeParse(parsed(text))
  return read.success ? ({ ...read.data, clientExtensionResults: {} } as AuthenticationResponseJSON) : null
}

/** The challenge that the browser answered; empty if there is none. */
export function challengeOf(clientDataText: string): string {
  const read = clientData.safeParse(parsed(Buffer.from(clientDataText, 'base64url').toString('utf8')))
  return read.success ? read.data.challenge : ''
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
