import type { Context } from '../../context.ts'
import { invalidField, UnauthenticatedError } from '../../errors.ts'
import { inputObject, parseInput, requiredText } from '../../input.ts'
import { verifyTeamToken } from './team-token.ts'

export const teamTokenInput = inputObject({ teamToken: requiredText(), publicKey: requiredText() })

/** Anybody may ask. @throws InvalidInputError (malformed), UnauthenticatedError (not signed by that key) */
export function requireTeamToken(ctx: Context, raw: unknown): void {
  const input = parseInput(teamTokenInput, raw)
  const verdict = verifyTeamToken({ ...input, compatPrefix: ctx.config.compatPrefix })
  if (verdict === 'badKey') throw invalidField('publicKey', 'team.signatureInvalid')
  if (verdict === 'badToken') throw invalidField('teamToken', 'team.signatureInvalid')
  if (verdict === 'wrongSignature') throw new UnauthenticatedError('team.signatureInvalid')
}
