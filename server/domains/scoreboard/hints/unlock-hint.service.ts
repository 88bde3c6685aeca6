import type pg from 'pg'
import type { Context } from '../../../context.ts'
import type { MovedBoard } from '../../../events/board-moves.ts'
import { ConflictError, NotFoundError } from '../../../use-case/errors.ts'
import { requireUser } from '../../../use-case/roles.ts'
import { boughtHint } from '../../game-event/event-text.ts'
import { shownChallenges } from '../../game/shown-challenges.ts'
import { requirePlayingParticipation } from '../../participation/playing.ts'
import { refused } from '../../participation/refusal.ts'
import { bumpBoards, sqlOfClient } from '../model/board-version.ts'
import { computeScoreboard } from '../model/compute-scoreboard.ts'
import { viewBoard } from '../model/board-view.ts'
import { loadBoardRows } from '../model/load-board.ts'
import type { BoardAudience } from '../../game/board-audience.ts'
import { knownTotalOf } from './known-total.ts'

type Buyer = { gameId: number; participationId: number; teamId: number; userId: string; hintId: number }
type Bought = { moved: MovedBoard[]; eventId: number | null }

/**
 * Buys a hint for the viewer's team. A hint that the team may read already costs nothing more. In practice mode the
 * cost does not count. Returns the challenge of the hint.
 * @throws NotFoundError, ConflictError (not playing, or the team has too few points)
 */
export async function unlockHint(ctx: Context, hintId: number): Promise<number> {
  const viewer = requireUser(ctx, 'play')
  await ctx.limits.charge(ctx, 'Play')
  const hint = await ctx.db.hint.findFirst({
    where: {
      id: hintId,
      isReleased: true,
      challenge: { ...shownChallenges, game: { start: { lte: ctx.clock.now() } } },
    },
    select: {
      gameId: true,
      challengeId: true,
      challenge: { select: { requirements: { take: 1 }, exclusions: { take: 1 } } },
    },
  })
  if (!hint) throw new NotFoundError('hint.notFound')
  const { gameId, challengeId, challenge } = hint
  const isSecret = challenge.requirements.length + challenge.exclusions.length > 0
  const { participation } = await requirePlayingParticipation(ctx, gameId).catch((error: unknown) => {
    // Who does not play sees no challenge that only some teams see, so its hints do not exist either.
    throw isSecret ? new NotFoundError('hint.notFound') : error
  })
  const { id: participationId, teamId } = participation
  const lock = { challengeId, participationId }
  if (await ctx.db.challengeLock.findFirst({ where: lock })) throw new NotFoundError('hint.notFound')
  const buyer = { gameId, participationId, teamId, userId: viewer.id, hintId }
  const { moved, eventId } = await inTransaction(ctx, (client) => buy(ctx, client, buyer))
  ctx.boards.publish(moved)
  if (eventId !== null) {
    ctx.events.emit('participation.changed', { gameId, participationId })
    ctx.events.emit('gameEvent.recorded', { gameId, eventId })
  }
  return challengeId
}

async function inTransaction(ctx: Context, act: (client: pg.PoolClient) => Promise<Bought>): Promise<Bought> {
  const client = await ctx.pool.connect()
  try {
    await client.query('BEGIN')
    const result = await act(client)
    await client.query('COMMIT')
    client.release()
    return result
  } catch (error) {
    const isOpen = await client.query('ROLLBACK').then(
      () => true,
      () => false,
    )
    client.release(!isOpen)
    throw error
  }
}

// Locks the game before the team, and the rows that the new ones refer to before the board, as other transactions do.
const lockGameAndTeam = [
  'SELECT FROM game WHERE id = $1 AND deleted_at IS NULL FOR SHARE',
  'SELECT FROM team WHERE id = $1 FOR NO KEY UPDATE',
] as const

const lockHint = `
SELECT hint.cost, hint.title AS "hintTitle", challenge.title, challenge.id AS "challengeId"
FROM hint JOIN challenge ON challenge.id = hint.challenge_id
JOIN participation ON participation.id = $2 AND participation.status = 'Accepted'
JOIN "user" ON "user".id = $3
WHERE hint.id = $1 AND hint.is_released AND challenge.is_enabled AND challenge.is_released
FOR SHARE OF hint FOR KEY SHARE OF challenge, participation, "user"`

const lockBoard = `
WITH made AS (INSERT INTO game_board (game_id) VALUES ($1) ON CONFLICT (game_id) DO NOTHING)
SELECT seq::float8 AS seq FROM game_board WHERE game_id = $1 FOR UPDATE`

const selectTime = `
SELECT now.time, game.start_at <= now.time AND now.time < game.end_at AS "isLive"
FROM game, LATERAL (
  SELECT date_trunc('milliseconds', clock_timestamp() + $2::float8 * interval '1 millisecond') AS time
) now WHERE game.id = $1`

const storePurchase = `
WITH event AS (
  INSERT INTO game_event (game_id, type, values, user_id, team_id, challenge_id, published_at)
  VALUES ($1, 'Normal', $2::text[], $3, $4, $5, $6) RETURNING id
)
INSERT INTO score_adjustment (game_id, participation_id, kind, points, made_at, user_id, hint_id)
VALUES ($1, $7, 'Hint', $8, $6, $3, $9) RETURNING id, (SELECT id FROM event) AS "eventId"`

type LockedHint = { cost: number; hintTitle: string; title: string; challengeId: number }

async function buy(ctx: Context, client: pg.ClientBase, buyer: Buyer): Promise<Bought> {
  const { gameId, participationId, teamId, userId, hintId } = buyer
  await client.query(lockGameAndTeam[0], [gameId])
  await client.query(lockGameAndTeam[1], [teamId])
  const hint = await first<LockedHint>(client, lockHint, [hintId, participationId, userId])
  if (!hint) throw new NotFoundError('hint.notFound')
  const own = 'SELECT FROM score_adjustment WHERE participation_id = $1 AND hint_id = $2'
  const isOpen = hint.cost === 0 || (await client.query(own, [participationId, hintId])).rowCount === 1
  if (isOpen) return { moved: [], eventId: null }
  const now = await first<{ time: Date; isLive: boolean }>(client, selectTime, [gameId, ctx.clock.offsetMs])
  if (!now) throw refused('NoGame')
  // Decided now and stored: the times of the game may change later.
  const cost = now.isLive ? hint.cost : 0
  if (cost > 0 && (await knownTotal(ctx, client, buyer)) < cost) {
    throw new ConflictError('hint.tooExpensive', { params: { cost } })
  }
  const { title, challengeId } = hint
  const stored = await first<{ id: number; eventId: number }>(client, storePurchase, [
    gameId,
    [boughtHint, title, hint.hintTitle, String(cost)],
    userId,
    teamId,
    challengeId,
    now.time,
    participationId,
    -cost,
    hintId,
  ])
  if (!stored) throw new Error(`the purchase of hint ${hintId} was not stored`)
  // Boards do not show a purchase that costs nothing, so it leaves their version alone.
  if (cost === 0) return { moved: [], eventId: stored.eventId }
  const changes = [{ kind: 'adjustment' as const, ids: [stored.id] }]
  return { moved: await bumpBoards(sqlOfClient(client), [{ gameId, changes }]), eventId: stored.eventId }
}

/**
 * The points of a team as far as it can know them: its solves after the freeze have the values of the public board,
 * so that a refusal tells nothing of the solves of others. The lock of the board lasts until the commit, so no solve,
 * award or purchase changes them meanwhile. The boards in memory are used if they have the locked version.
 */
async function knownTotal(ctx: Context, client: pg.ClientBase, { gameId, teamId }: Buyer): Promise<number> {
  const locked = await first<{ seq: number }>(client, lockBoard, [gameId])
  const all = ctx.scoreboards.peek(gameId, 'organizer')
  const board = ctx.scoreboards.peek(gameId, 'public')
  if (all && board && all.seq === locked?.seq) return knownTotalOf({ all, board }, teamId)
  const loaded = await loadBoardRows(client, gameId)
  if (!loaded) throw refused('NoGame')
  const viewFor = (audience: BoardAudience) =>
    viewBoard(computeScoreboard(loaded.rows, audience), loaded.version, { audience })
  return knownTotalOf({ all: viewFor('organizer'), board: viewFor('public') }, teamId)
}

async function first<Row>(client: pg.ClientBase, text: string, values: unknown[]): Promise<Row | null> {
  return ((await client.query(text, values)).rows[0] as Row | undefined) ?? null
}
