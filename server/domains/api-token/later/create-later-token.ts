import { grantableScopes } from '../../../../rules/token-scopes.ts'
import type { Context } from '../../../context.ts'
import { inputObject, int32, parseInput, requiredText } from '../../../use-case/input.ts'
import { requireSession } from '../../../use-case/roles.ts'
import { createApiToken } from '../api-token.service.ts'

const dayMs = 86_400_000
const mostDays = 365

export const laterTokenInput = inputObject({
  name: requiredText({ max: 64 }),
  expiresIn: int32({ min: 1, max: mostDays }).nullish().describe('Days, one year without it'),
})

/** Creates a token with all rights of the viewer's role. `expiresIn` are days, at most and by default one year. */
export async function createLaterToken(ctx: Context, raw: unknown) {
  const viewer = requireSession(ctx)
  const { name, expiresIn } = parseInput(laterTokenInput, raw)
  const expiresAt = new Date(ctx.clock.now().getTime() + (expiresIn ?? mostDays) * dayMs)
  return createApiToken(ctx, { name, scopes: grantableScopes(viewer.role), expiresAt })
}
