import type { Context } from '../../../context.ts'
import { invalidField, UnauthenticatedError } from '../../../use-case/errors.ts'
import { inputObject, parseInput, requiredText } from '../../../use-case/input.ts'
import { guardGuess } from '../../../limits/guard-guess.ts'
import { checkTeamToken } from './team-token.ts'

export const teamTokenInput = inputObject({ teamToken: requiredText(), publicKey: requiredText() })

/**
 * Verifies a team token, for anybody. Returns the id of the team that it names.
 * @throws InvalidInputError (malformed), UnauthenticatedError (not signed by that key), RateLimitedError
 */
export async function verifyTeamToken(ctx: Context, raw: unknown): Promise<number> {
  await ctx.limits.charge(ctx, 'TeamToken')
  const input = parseInput(teamTokenInput, raw)
  const wrong = ['team.signatureInvalid'] as const
  await guardGuess(ctx, { what: 'teamToken', wrong }, async () => requireSigned(ctx, input))
  return Number(input.teamToken.split(':', 1)[0])
}

function requireSigned(ctx: Context, input: { teamToken: string; publicKey: string }): void {
  const verdict = checkTeamToken({ ...input, compatPrefix: ctx.config.compatPrefix })
  if (verdict === 'badKey') throw invalidField('publicKey', 'team.signatureInvalid')
  if (verdict === 'badToken') throw invalidField('teamToken', 'team.signatureInvalid')
  if (verdict === 'wrongSignature') throw new UnauthenticatedError('team.signatureInvalid')
}
