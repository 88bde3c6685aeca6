import type { Game } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { databaseTime } from '../../database/database-time.ts'
import type { Transaction } from '../../database/database.ts'
import { ConflictError, invalidField } from '../../use-case/errors.ts'
import type { GameChanges } from './game.input.ts'
import { gameTime } from './game-state.ts'

/**
 * Checks a change of a locked game: its freeze lies between start and end, and can be set, moved and removed until it
 * has passed by the clock of the game.
 * @throws InvalidInputError, ConflictError (passed)
 */
export async function requireValidFreeze(
  ctx: Pick<Context, 'clock'>,
  tx: Transaction,
  before: Game,
  { start = before.start, end = before.end, freezeAt = before.freezeAt }: GameChanges,
): Promise<void> {
  if (freezeAt?.getTime() !== before.freezeAt?.getTime()) {
    const now = gameTime(before, await lockSolving(ctx, tx, before.id))
    if (before.freezeAt && before.freezeAt <= now) throw new ConflictError('game.freezePassed')
    requireFuture(freezeAt, now)
  }
  requireInside(freezeAt, { start, end })
}

/**
 * Checks the freeze of a game that is being created: it lies in the future, and between start and end.
 * @throws InvalidInputError
 */
export async function requireValidFirstFreeze(
  ctx: Pick<Context, 'clock'>,
  tx: Transaction,
  { freezeAt, ...times }: Pick<Game, 'start' | 'end'> & Pick<GameChanges, 'freezeAt'>,
): Promise<void> {
  if (!freezeAt) return
  requireFuture(freezeAt, await databaseTime(tx, ctx.clock))
  requireInside(freezeAt, times)
}

function requireFuture(freezeAt: Date | null, now: Date): void {
  if (freezeAt && freezeAt <= now) throw invalidField('freezeAt', 'game.freezeInPast')
}

function requireInside(freezeAt: Date | null, { start, end }: Pick<Game, 'start' | 'end'>): void {
  if (freezeAt && (freezeAt <= start || freezeAt >= end)) {
    throw invalidField('freezeAt', 'game.freezeOutside')
  }
}

/**
 * Waits for the solves that are being judged, blocks the judging of further solves until the commit, and returns the
 * database's time. So every solve before this time is judged by the old setting, and every later one by the new one.
 */
export async function lockSolving(
  { clock }: Pick<Context, 'clock'>,
  tx: Transaction,
  gameId: number,
): Promise<Date> {
  await tx.$queryRaw`SELECT id FROM challenge WHERE game_id = ${gameId} ORDER BY id FOR NO KEY UPDATE`
  return databaseTime(tx, clock)
}
