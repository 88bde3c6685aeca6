import type { Context } from '../../../context.ts'
import type { Database, Transaction } from '../../../database/database.ts'
import { ConflictError, invalidField, NotFoundError } from '../../../use-case/errors.ts'
import type { ChallengeKey } from '../challenge-key.ts'
import type { ChallengeRules } from '../author/challenge.input.ts'

/** @throws NotFoundError if the team has not unlocked the challenge */
export async function requireUnlocked(
  db: Database | Transaction,
  key: { challengeId: number; participationId: number },
): Promise<void> {
  const lock = await db.challengeLock.findFirst({ where: key, select: { challengeId: true } })
  if (lock) throw new NotFoundError('challenge.notFound')
}

/** Whether a challenge requires others. */
export async function hasRequirements(tx: Transaction, challengeId: number): Promise<boolean> {
  return (await tx.challengeRequirement.count({ where: { challengeId } })) > 0
}

/** The columns of an unlock. Absent members stay; null restores the default. */
export function unlockColumns({ unlockCount, lockedView }: ChallengeRules) {
  return {
    ...(unlockCount !== undefined && { unlockCount }),
    ...(lockedView !== undefined && { lockedView: lockedView ?? 'Hidden' }),
  } as const
}

/** Edits of the requirements of one game wait for each other, so that two of them cannot make a cycle. */
export async function lockRequirements(tx: Transaction, gameId: number): Promise<void> {
  await tx.$queryRaw`SELECT FROM pg_advisory_xact_lock(4803262, ${gameId}::int)`
}

/**
 * Replaces the challenges that a challenge requires.
 * @throws InvalidInputError for challenges outside the game, ConflictError that names a cycle
 */
export async function setRequirements(
  tx: Transaction,
  { gameId, challengeId }: ChallengeKey,
  requiredIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(requiredIds)]
  const rows = await tx.challenge.findMany({ where: { gameId }, select: { id: true, title: true } })
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  if (ids.some((id) => !titles.has(id)))
    throw invalidField('requiredChallengeIds', 'challenge.requiresStranger')
  const edges = await tx.challengeRequirement.findMany({
    where: { gameId, NOT: { challengeId } },
    select: { challengeId: true, requiredId: true },
  })
  const required = Map.groupBy(edges, (edge) => edge.challengeId)
  const next = (id: number) =>
    id === challengeId ? ids : (required.get(id) ?? []).map((edge) => edge.requiredId)
  const cycle = findCycle(challengeId, next)
  if (cycle) {
    const names = cycle.map((id) => titles.get(id)).join(' → ')
    throw new ConflictError('challenge.requirementCycle', { params: { cycle: names } })
  }
  await tx.challengeRequirement.deleteMany({ where: { challengeId } })
  await tx.challengeRequirement.createMany({
    data: ids.map((requiredId) => ({ challengeId, requiredId, gameId })),
  })
}

/** A way from `start` back to it, with both ends; null without one. */
export function findCycle(start: number, next: (id: number) => readonly number[]): number[] | null {
  const seen = new Set<number>()
  const walk = (path: number[]): number[] | null => {
    for (const id of next(path.at(-1) ?? start)) {
      if (id === start) return [...path, id]
      if (seen.has(id)) continue
      seen.add(id)
      const found = walk([...path, id])
      if (found) return found
    }
    return null
  }
  return walk([start])
}

/** The ids of the challenges that a challenge requires. */
export async function requiredIdsOf(ctx: Pick<Context, 'db'> | { db: Transaction }, challengeId: number) {
  const rows = await ctx.db.challengeRequirement.findMany({
    where: { challengeId },
    orderBy: { requiredId: 'asc' },
    select: { requiredId: true },
  })
  return rows.map(({ requiredId }) => requiredId)
}
