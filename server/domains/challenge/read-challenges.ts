import type { Challenge, Prisma } from '../../../prisma/generated/client/client.ts'
import { requireAuthor } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { listOf } from '../../database/row-list.ts'
import { isNotDeleted } from '../game/game.policy.ts'
import { challengeValue, type ChallengeValue } from './challenge-value.ts'
import type { ChallengeKey } from './challenge-key.ts'
import { requireChallenge, withFile } from './challenge-rows.ts'
import { mayAuthorChallenges, visibleChallenges } from './challenge.policy.ts'

type Valued<Row> = { row: Row; value: ChallengeValue }

/** A game's challenges for its authors, in order of creation; an empty list for an unknown game. */
export async function listChallengesToEdit(ctx: Context, gameId: number): Promise<Valued<Challenge>[]> {
  requireAuthor(ctx)
  const rows = await ctx.db.challenge.findMany({
    where: { gameId, game: isNotDeleted },
    orderBy: { id: 'asc' },
  })
  return Promise.all(rows.map(async (row) => ({ row, value: await challengeValue(ctx, row) })))
}

export type ChallengeToEdit = Awaited<ReturnType<typeof readChallengeToEdit>>

/** A challenge with its flags, except those generated for teams. @throws NotFoundError */
export async function readChallengeToEdit(ctx: Context, key: ChallengeKey) {
  requireAuthor(ctx)
  await requireChallenge(ctx.db, key)
  const row = await ctx.db.challenge.findUniqueOrThrow({
    where: { id: key.challengeId },
    include: {
      attachment: withFile,
      testContainer: true,
    },
  })
  // A dynamic container has one generated flag per team, thousands in all.
  const flags =
    row.type === 'DynamicContainer'
      ? []
      : await ctx.db.flag.findMany({
          // A client of the REST API would take a bait for a correct answer.
          where: { challengeId: row.id, isBait: false },
          include: { attachment: withFile },
          orderBy: { id: 'asc' },
        })
  return { row, flags, value: await challengeValue(ctx, row) }
}

/** A challenge that the viewer may see, with the selected fields; null otherwise. */
export function findVisibleChallenge(ctx: Context, { gameId, challengeId }: ChallengeKey, query: object) {
  return ctx.db.challenge.findFirst({
    ...query,
    where: { AND: [{ id: challengeId, gameId }, visibleChallenges(ctx)] },
  })
}

/** All challenges of a game, or those with these titles, by category and title, for authors; null for others. */
export function allChallenges(ctx: Context, gameId: number, titles?: readonly string[] | null) {
  if (!mayAuthorChallenges(ctx.viewer)) return null
  return listOf(ctx, 'challenge', {
    where: { gameId, ...(titles && { title: { in: [...titles] } }) },
    orderBy: byCategory(),
  })
}

/** The challenge of a use case's result, with a GraphQL selection. */
export function loadChallenge(ctx: Context, challengeId: number, query: object) {
  return ctx.db.challenge.findUniqueOrThrow({ ...query, where: { id: challengeId } })
}

/** The order of the challenges of a game. */
export function byCategory(): Prisma.ChallengeOrderByWithRelationInput[] {
  return [{ category: 'asc' }, { title: 'asc' }, { id: 'asc' }]
}

/** The challenges that unlock a challenge, for authors; null for others. */
export function requiredChallenges(ctx: Context, challengeId: number) {
  if (!mayAuthorChallenges(ctx.viewer)) return null
  const where = { requiredBy: { some: { challengeId } } }
  return listOf(ctx, 'challenge', { where, orderBy: byCategory() })
}
