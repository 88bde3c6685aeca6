import { Secret, TOTP } from 'otpauth'
import type { Actor } from './actor.ts'

/**
 * The code of the time step that is `steps` after the current one. The next one is accepted too, and stays right when
 * the current one ends during the test.
 */
export function totpCode(secret: string, steps = 1): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
}

type Confirmed = { recoveryCodes: string[]; viewer: { needsSecondFactor: boolean } }

/** Adds an app for one-time codes to the account, with the code of the current time step. */
export async function addTotp(user: Actor): Promise<{ secret: string } & Confirmed> {
  const started = await user.graphql('mutation { startTotp { ... on StartTotpPayload { secret } } }')
  const { secret } = first(started) as { secret: string }
  const confirmed = await user.graphql(
    'mutation ($code: String!) { confirmTotp(input: { code: $code }) { ... on ConfirmTotpPayload { recoveryCodes viewer { needsSecondFactor } } } }',
    { code: totpCode(secret, 0) },
  )
  return { secret, ...(first(confirmed) as Confirmed) }
}

function first({ data, errors }: Awaited<ReturnType<Actor['graphql']>>): unknown {
  if (errors) throw new Error('the platform refused the app', { cause: errors })
  return Object.values(data as object)[0]
}
