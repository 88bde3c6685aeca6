import type { Challenge } from '../../../prisma/generated/client/client.ts'
import { requireAuthor } from '../../access.ts'
import type { Context } from '../../context.ts'
import { challengeValue, type ChallengeValue } from './challenge-value.ts'
import { requireChallenge, withFile, type ChallengePlace } from './challenge-rows.ts'

type Valued<Row> = { row: Row; value: ChallengeValue }

/** A game's challenges for its authors, in the order they were made; none of an unknown game. */
export async function listChallengesToEdit(ctx: Context, gameId: number): Promise<Valued<Challenge>[]> {
  requireAuthor(ctx)
  const rows = await ctx.db.challenge.findMany({ where: { gameId }, orderBy: { id: 'asc' } })
  return Promise.all(rows.map(async (row) => ({ row, value: await challengeValue(ctx, row) })))
}

export type ChallengeToEdit = Awaited<ReturnType<typeof readChallengeToEdit>>

/** With flags, but for those that were made for teams. @throws NotFoundError */
export async function readChallengeToEdit(ctx: Context, place: ChallengePlace) {
  requireAuthor(ctx)
  await requireChallenge(ctx.db, place)
  const row = await ctx.db.challenge.findUniqueOrThrow({
    where: { id: place.challengeId },
    include: {
      attachment: withFile,
      testContainer: true,
      flags: { include: { attachment: withFile }, orderBy: { id: 'asc' } },
    },
  })
  const flags = row.type === 'DynamicContainer' ? [] : row.flags
  return { row, flags, value: await challengeValue(ctx, row) }
}
