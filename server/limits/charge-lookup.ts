import type { Context } from '../context.ts'

/**
 * Charges a visitor for each object that is looked up by its id, so that nobody lists all of them by counting. Users
 * are known by name and pay for their requests only.
 * @throws RateLimitedError
 */
export async function chargeLookup(ctx: Context, count = 1): Promise<void> {
  if (ctx.viewer) return
  for (let charged = 0; charged < count; charged += 1) await ctx.limits.charge(ctx, 'Lookup')
}
