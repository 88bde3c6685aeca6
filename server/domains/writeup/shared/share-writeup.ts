import type { Context } from '../../../context.ts'
import { databaseTime } from '../../../database/database-time.ts'
import type { Transaction } from '../../../database/database.ts'
import { ConflictError, ForbiddenError, NotFoundError } from '../../../use-case/errors.ts'
import { parseInput } from '../../../use-case/input.ts'
import { requireUser } from '../../../use-case/roles.ts'
import { isNotDeleted } from '../../game/game.policy.ts'
import { hasEnded } from '../../game/game-state.ts'
import { shownChallenges } from '../../game/shown-challenges.ts'
import { lockGame } from '../../participation/change-participation.ts'
import { sharedWriteupInput } from './shared-writeup.input.ts'

export type WriteupKey = { gameId: number; writeupId: number }

/**
 * Shares the viewer's write-up of a challenge that the viewer's team has solved, or replaces it. A write-up that was
 * published stays published only in a game that publishes at once; any other one waits for an organizer. The error is
 * the same for an unknown challenge and for one that the team has not solved.
 * @throws InvalidInputError, ForbiddenError (not solved), ConflictError (before the end, players share none)
 */
export async function shareWriteup(
  ctx: Context,
  { challengeId, ...raw }: { challengeId: number } & Record<string, unknown>,
): Promise<WriteupKey> {
  const viewer = requireUser(ctx, 'play')
  await ctx.limits.charge(ctx, 'Writeup')
  const { kind, content } = parseInput(sharedWriteupInput, raw)
  const members = { some: { userId: viewer.id } }
  const solved = {
    challengeId,
    challenge: {
      ...shownChallenges,
      exclusions: { none: { division: { participations: { some: { members } } } } },
      game: isNotDeleted,
    },
    participation: { status: 'Accepted', members },
  } as const
  const known = await ctx.db.solve.findFirst({ where: solved, select: { gameId: true } })
  if (!known) throw new ForbiddenError('writeup.notSolved')
  const { gameId } = known
  const key = await ctx.db.$transaction(async (tx) => {
    const isAtOnce = await requireSharing(ctx, tx, gameId)
    const solve = await tx.solve.findFirst({ where: solved, select: { participationId: true } })
    if (!solve) throw new ForbiddenError('writeup.notSolved')
    const now = await databaseTime(tx, ctx.clock)
    // One statement, so that two calls of one user at once make one row.
    const [row] = await tx.$queryRaw<[{ id: number }]>`
      INSERT INTO shared_writeup AS writeup (game_id, participation_id, user_id, solved_id, kind, content, state,
        submitted_at, published_at)
      VALUES (${gameId}, ${solve.participationId}, ${viewer.id}::uuid, ${challengeId}, ${kind}::"WriteupKind",
        ${content}, (CASE WHEN ${isAtOnce} THEN 'Published' ELSE 'Waiting' END)::"WriteupState",
        ${now}, CASE WHEN ${isAtOnce} THEN ${now}::timestamptz END)
      ON CONFLICT (user_id, solved_id) DO UPDATE
        SET participation_id = excluded.participation_id, kind = excluded.kind, content = excluded.content,
            state = CASE WHEN writeup.state = 'Published' THEN excluded.state ELSE 'Waiting' END,
            published_at = CASE WHEN writeup.state = 'Published' THEN excluded.published_at END,
            refusal = '', version = writeup.version + 1, submitted_at = excluded.submitted_at
      RETURNING id`
    await tx.sharedWriteupChallenge.createMany({
      data: [{ writeupId: row.id, challengeId, gameId }],
      skipDuplicates: true,
    })
    return { gameId, writeupId: row.id }
  })
  const message = `shared a write-up of challenge ${challengeId}`
  ctx.logs.write({ level: 'Information', status: 'Success', message, ctx })
  return key
}

/** Whether the game publishes write-ups at once. @throws NotFoundError, ConflictError */
async function requireSharing(ctx: Context, tx: Transaction, gameId: number): Promise<boolean> {
  if (!(await lockGame(tx, gameId))) throw new NotFoundError('game.notFound')
  const game = await tx.game.findUniqueOrThrow({ where: { id: gameId } })
  if (!hasEnded(game, await databaseTime(tx, ctx.clock))) throw new ConflictError('writeup.beforeEnd')
  if (game.playerWriteups === 'Off') throw new ConflictError('writeup.notShared')
  return game.playerWriteups === 'AtOnce'
}

/** Deletes a write-up of the viewer, in any state. Returns its game. @throws NotFoundError */
export async function withdrawWriteup(ctx: Context, id: number): Promise<WriteupKey> {
  const viewer = requireUser(ctx, 'play')
  await ctx.limits.charge(ctx, 'Writeup')
  const where = { id, userId: viewer.id, game: isNotDeleted }
  const writeup = await ctx.db.sharedWriteup.findFirst({ where, select: { gameId: true } })
  // A second withdrawal at the same time finds no row.
  const { count } = await ctx.db.sharedWriteup.deleteMany({ where })
  if (!writeup || count === 0) throw new NotFoundError('writeup.notFound')
  return { gameId: writeup.gameId, writeupId: id }
}
