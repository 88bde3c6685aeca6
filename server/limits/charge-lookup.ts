import type { Context } from '../context.ts'

/**
 * Charges a visitor for each object that is looked up by its id, so that visitors cannot list all objects by trying ids
 * one after another. Users are charged for their requests only.
 * @throws RateLimitedError
 */
export async function chargeLookup(ctx: Context, count = 1): Promise<void> {
  if (ctx.viewer) return
  for (let charged = 0; charged < count; charged += 1) await ctx.limits.charge(ctx, 'Lookup')
}
