import DataLoader from 'dataloader'
import type { Context } from '../../context.ts'
import { visibleChallenges } from '../challenge/challenge.policy.ts'
import { seesAllSubmissions } from './submission.policy.ts'

const loaders = new WeakMap<Context, DataLoader<number, boolean>>()

/** Whether the viewer may see the challenge of a submission; concurrent calls share one query. */
export async function seesChallenge(ctx: Context, challengeId: number): Promise<boolean> {
  if (seesAllSubmissions(ctx.viewer)) return true
  let loader = loaders.get(ctx)
  if (!loader) {
    // A subscription keeps its context for long, so results are not cached.
    loader = new DataLoader((ids) => findSeen(ctx, ids), { cache: false })
    loaders.set(ctx, loader)
  }
  return loader.load(challengeId)
}

async function findSeen(ctx: Context, ids: readonly number[]): Promise<boolean[]> {
  const seen = await ctx.db.challenge.findMany({
    where: { AND: [{ id: { in: [...new Set(ids)] } }, visibleChallenges(ctx)] },
    select: { id: true },
  })
  const seenIds = new Set(seen.map(({ id }) => id))
  return ids.map((id) => seenIds.has(id))
}
