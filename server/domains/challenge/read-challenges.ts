import type { Challenge } from '../../../prisma/generated/client/client.ts'
import { requireAuthor } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { isKept } from '../game/game.policy.ts'
import { challengeValue, type ChallengeValue } from './challenge-value.ts'
import { requireChallenge, withFile, type ChallengePlace } from './challenge-rows.ts'

type Valued<Row> = { row: Row; value: ChallengeValue }

/** A game's challenges for its authors, in order of creation; an empty list for an unknown game. */
export async function listChallengesToEdit(ctx: Context, gameId: number): Promise<Valued<Challenge>[]> {
  requireAuthor(ctx)
  const rows = await ctx.db.challenge.findMany({ where: { gameId, game: isKept }, orderBy: { id: 'asc' } })
  return Promise.all(rows.map(async (row) => ({ row, value: await challengeValue(ctx, row) })))
}

export type ChallengeToEdit = Awaited<ReturnType<typeof readChallengeToEdit>>

/** A challenge with its flags, except those generated for teams. @throws NotFoundError */
export async function readChallengeToEdit(ctx: Context, place: ChallengePlace) {
  requireAuthor(ctx)
  await requireChallenge(ctx.db, place)
  const row = await ctx.db.challenge.findUniqueOrThrow({
    where: { id: place.challengeId },
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
          where: { challengeId: row.id },
          include: { attachment: withFile },
          orderBy: { id: 'asc' },
        })
  return { row, flags, value: await challengeValue(ctx, row) }
}
