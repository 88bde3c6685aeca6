import type { Game } from '../../../../prisma/generated/client/client.ts'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../database/database.ts'
import { NotFoundError } from '../../../use-case/errors.ts'
import { isNotDeleted } from '../game.policy.ts'
import { gameTime } from '../game-state.ts'
import { lockSolving } from '../set-freeze.ts'

export type TimeKind = 'End' | 'Freeze' | 'WriteupDeadline' | 'Release' | 'Close' | 'HintRelease'

/** A time of a game that moves; those of a challenge have its id and title, those of a hint also its id. */
export type TimeMove = {
  kind: TimeKind
  challenge: { id: number; title: string } | null
  hintId?: number
  before: Date
  after: Date
}

export type LockedGame = { game: Game; now: Date }

/**
 * Locks a game and the judging of its challenges until the commit, and reads the database's time.
 * @throws NotFoundError
 */
export async function lockTimes(ctx: Context, tx: Transaction, gameId: number): Promise<LockedGame> {
  await tx.$queryRaw`SELECT id FROM game WHERE id = ${gameId} FOR NO KEY UPDATE`
  const game = await tx.game.findUnique({ where: { id: gameId, ...isNotDeleted } })
  if (!game) throw new NotFoundError('game.notFound')
  return { game, now: await lockSolving(ctx, tx, gameId) }
}

/** The times of a game that are in the future by its clock, moved by milliseconds. Instances are not among them. */
export async function plannedMoves(
  db: Pick<Transaction, 'challenge' | 'hint'>,
  { game, now }: LockedGame,
  byMs: number,
): Promise<TimeMove[]> {
  const from = gameTime(game, now)
  const later = (time: Date) => new Date(time.getTime() + byMs)
  const challenges = await db.challenge.findMany({
    where: {
      gameId: game.id,
      OR: [{ isReleased: false, releaseAt: { gt: from } }, { closeAt: { gt: from } }],
    },
    select: { id: true, title: true, isReleased: true, releaseAt: true, closeAt: true },
    orderBy: { id: 'asc' },
  })
  const hints = await db.hint.findMany({
    where: { gameId: game.id, isReleased: false, releaseAt: { gt: from } },
    select: { id: true, releaseAt: true, challenge: { select: { id: true, title: true } } },
    orderBy: { id: 'asc' },
  })
  const times: [TimeKind, TimeMove['challenge'], Date | null, hintId?: number][] = [
    ['End', null, game.end],
    ['Freeze', null, game.freezeAt],
    ['WriteupDeadline', null, game.writeupDeadline],
    ...challenges.flatMap(({ id, title, isReleased, releaseAt, closeAt }): typeof times => [
      ['Release', { id, title }, isReleased ? null : releaseAt],
      ['Close', { id, title }, closeAt],
    ]),
    ...hints.map(({ id, releaseAt, challenge }): (typeof times)[number] => [
      'HintRelease',
      challenge,
      releaseAt,
      id,
    ]),
  ]
  return times.flatMap(([kind, challenge, before, hintId]) =>
    before && before > from
      ? [{ kind, challenge, before, after: later(before), ...(hintId !== undefined && { hintId }) }]
      : [],
  )
}

const columns = {
  End: 'end',
  Freeze: 'freezeAt',
  WriteupDeadline: 'writeupDeadline',
  Release: 'releaseAt',
  Close: 'closeAt',
  HintRelease: 'releaseAt',
} as const satisfies Record<TimeKind, string>

/** Stores the moves of a locked game, each row at once: its times are checked against each other. */
export async function applyMoves(tx: Transaction, gameId: number, moves: TimeMove[]): Promise<void> {
  for (const { hintId, after } of moves) {
    if (hintId !== undefined) await tx.hint.update({ where: { id: hintId }, data: { releaseAt: after } })
  }
  const ofRows = moves.filter(({ hintId }) => hintId === undefined)
  const byRow = Map.groupBy(ofRows, ({ challenge }) => challenge?.id ?? null)
  for (const [challengeId, ofRow] of byRow) {
    const data = Object.fromEntries(ofRow.map(({ kind, after }) => [columns[kind], after]))
    if (challengeId === null) await tx.game.update({ where: { id: gameId }, data })
    else await tx.challenge.update({ where: { id: challengeId }, data })
  }
}

export type MovedInstance = { containerId: string; challengeId: number; participationId: number }

/** Moves the expiry of the game's instances that run or wait for their start. */
export function moveInstances(tx: Transaction, gameId: number, byMs: number): Promise<MovedInstance[]> {
  return tx.$queryRaw<MovedInstance[]>`
    UPDATE container SET expect_stop_at = expect_stop_at + ${byMs}::float8 * interval '1 millisecond'
      FROM assignment
     WHERE assignment.container_id = container.id AND assignment.game_id = ${gameId}
       AND container.status <> 'Destroyed' AND container.stopping_at IS NULL
    RETURNING container.id AS "containerId", assignment.challenge_id AS "challengeId",
              assignment.participation_id AS "participationId"`
}

/** The number of instances that `moveInstances` would move. */
export function countInstances(db: Pick<Transaction, 'assignment'>, gameId: number): Promise<number> {
  return db.assignment.count({
    where: { gameId, container: { status: { not: 'Destroyed' }, stoppingAt: null } },
  })
}
