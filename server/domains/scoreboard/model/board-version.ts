import type pg from 'pg'
import type { BoardChange, BoardMoves, GameChanges, MovedBoard } from '../../../events/board-moves.ts'
import type { Transaction } from '../../../database/database.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import { ForbiddenError } from '../../../use-case/errors.ts'

/** Runs one statement in the transaction that changes a board. */
export type Sql = <Row>(text: string, values: unknown[]) => Promise<Row[]>

/** Number of changes kept per game; a subscriber with an older cursor gets the whole board. */
const keptChanges = 10_000

export function sqlOfClient(client: Pick<pg.ClientBase, 'query'>): Sql {
  return async <Row>(text: string, values: unknown[]) => (await client.query(text, values)).rows as Row[]
}

function sqlOfTransaction(transaction: Transaction): Sql {
  return (text, values) => transaction.$queryRawUnsafe(text, ...values)
}

const teamOf = (row: string) => `JOIN participation ON participation.id = ${row}.participation_id
    LEFT JOIN division ON division.id = participation.division_id`
const isNoTester = `division.standing IS DISTINCT FROM 'Tester'`

// A change that the public board does not show does not count for it: solves and adjustments after the freeze, all that
// is of testers, and what the caller calls hidden. Without a freeze and testers, the public board counts every change.
// Old changes are deleted only at every 256th change, so that most transactions do not wait for it, and by the version
// of the public board, so that the public board keeps as many whatever is hidden. $1 game, $2 changes as JSON, $3 number
// of changes.
export const moveBoardStatement = `
WITH frozen AS (
  SELECT freeze_at FROM game WHERE id = $1::int AND freeze_at IS NOT NULL AND revealed_at IS NULL
), hiding AS (
  SELECT (SELECT freeze_at FROM frozen) AS freeze_at WHERE EXISTS (SELECT FROM frozen) OR EXISTS (
    SELECT FROM division WHERE game_id = $1::int AND standing = 'Tester')
), change AS (
  SELECT ordinal, kind, ids, EXISTS (SELECT FROM hiding) AND (item.is_hidden OR kind = 'solve' AND NOT EXISTS (
    SELECT FROM hiding, solve ${teamOf('solve')}
    WHERE solve.submission_id = ANY(item.ids) AND ${isNoTester}
      AND (hiding.freeze_at IS NULL OR solve.solved_at < hiding.freeze_at OR solve.is_revealed)
  ) OR kind = 'adjustment' AND NOT EXISTS (
    SELECT FROM hiding, score_adjustment ${teamOf('score_adjustment')}
    WHERE score_adjustment.id = ANY(item.ids) AND participation.status = 'Accepted' AND ${isNoTester}
      AND (hiding.freeze_at IS NULL OR made_at < hiding.freeze_at OR is_revealed)
  ) OR kind = 'team' AND NOT EXISTS (
    SELECT FROM participation LEFT JOIN division ON division.id = participation.division_id
    WHERE participation.game_id = $1::int AND participation.team_id = ANY(item.ids) AND ${isNoTester}
  )) AS is_hidden
  FROM (
    SELECT row_number() OVER () AS ordinal, (value->>'kind')::"BoardChangeKind" AS kind,
           coalesce((value->>'isHidden')::boolean, false) AS is_hidden,
           ARRAY(SELECT jsonb_array_elements_text(value->'ids')::int) AS ids
    FROM jsonb_array_elements($2::text::jsonb)
  ) item
), moved AS (
  INSERT INTO game_board (game_id, seq, hidden)
  VALUES ($1::int, $3::int, (SELECT count(*) FROM change WHERE is_hidden))
  ON CONFLICT (game_id) DO UPDATE SET seq = game_board.seq + $3::int,
    hidden = CASE WHEN EXISTS (SELECT FROM hiding) THEN game_board.hidden + excluded.hidden ELSE 0 END
  RETURNING seq, hidden
), stored AS (
  INSERT INTO board_change (game_id, seq, kind, ids, is_hidden, hidden)
  SELECT $1::int, moved.seq - $3::int + change.ordinal, change.kind, change.ids, change.is_hidden,
         moved.hidden - (SELECT count(*) FROM change later WHERE later.is_hidden AND later.ordinal > change.ordinal)
  FROM change, moved
), pruned AS (
  DELETE FROM board_change USING moved
  WHERE moved.seq % 256 < $3::int AND game_id = $1::int AND board_change.seq <= moved.seq - ${keptChanges}
    AND board_change.seq - board_change.hidden <= moved.seq - moved.hidden - ${keptChanges}
)
SELECT seq::float8 AS seq FROM moved`

/**
 * Must be the last statement of a transaction that changes a game's board. The board's row stays locked until
 * commit, so versions are gapless and in commit order. Returns the version to publish with `publishBoardChanges`
 * after commit.
 */
async function bumpBoard(sql: Sql, gameId: number, changes: BoardChange[]): Promise<MovedBoard> {
  const rows = await sql<{ seq: number }>(moveBoardStatement, [
    gameId,
    JSON.stringify(changes),
    changes.length,
  ])
  const moved = rows[0]
  if (!moved) throw new Error(`the board of game ${gameId} has no row to update`)
  return { gameId, seq: moved.seq, kinds: [...new Set(changes.map(({ kind }) => kind))] }
}

/** For several games in one transaction, in an order that prevents deadlocks. */
export async function bumpBoards(sql: Sql, games: GameChanges[]): Promise<MovedBoard[]> {
  const moved: MovedBoard[] = []
  for (const { gameId, changes } of games.toSorted((a, b) => a.gameId - b.gameId)) {
    moved.push(await bumpBoard(sql, gameId, changes))
  }
  return moved
}

/** Call after commit: every process updates its copy of the board. */
function publishBoardChanges(events: EventBus, moved: MovedBoard[]): void {
  for (const { gameId, seq } of moved) events.emit('board.moved', { gameId, seq })
}

/**
 * The boards that show a team with its name, bio and picture. They show accepted teams only. The lock lets an acceptance
 * wait, which would read the former name.
 */
async function boardsShowingTeam(sql: Sql, teamId: number): Promise<GameChanges[]> {
  const all = await sql<{ gameId: number; isAccepted: boolean }>(
    `SELECT game_id AS "gameId", status = 'Accepted' AS "isAccepted"
       FROM participation WHERE team_id = $1::int ORDER BY game_id FOR SHARE`,
    [teamId],
  )
  const rows = all.filter(({ isAccepted }) => isAccepted)
  return rows.map(({ gameId }) => ({ gameId, changes: [{ kind: 'team', ids: [teamId] }] }))
}

/**
 * The boards that a team's deletion changes; call before the rows are deleted. They show accepted teams only. The lock
 * lets an acceptance wait for the deletion.
 */
async function boardsHoldingTeam(sql: Sql, teamId: number): Promise<GameChanges[]> {
  const all = await sql<{ gameId: number; id: number; isAccepted: boolean; isHidden: boolean }>(
    `SELECT participation.game_id AS "gameId", participation.id, status = 'Accepted' AS "isAccepted",
            NOT (${isNoTester}) AS "isHidden"
     FROM participation LEFT JOIN division ON division.id = participation.division_id
     WHERE team_id = $1::int ORDER BY participation.game_id FOR UPDATE OF participation`,
    [teamId],
  )
  const rows = all.filter(({ isAccepted }) => isAccepted)
  return rows.map(({ gameId, id, isHidden }) => ({
    gameId,
    changes: [{ kind: 'participation', ids: [id], isHidden }],
  }))
}

/**
 * The boards that may name a user as a solver. They show accepted teams only. Call before the user is deleted, which
 * removes the reference. The lock lets an acceptance wait, which would read the former name.
 */
async function boardsNamingUser(sql: Sql, userId: string): Promise<GameChanges[]> {
  // All teams of the user are included, not only those with solves: otherwise a hidden solve would change the version
  // of the public board.
  const all = await sql<{ gameId: number; teamId: number; isAccepted: boolean }>(
    `SELECT game_id AS "gameId", team_id AS "teamId", status = 'Accepted' AS "isAccepted"
     FROM participation WHERE id IN (
       SELECT participation_id FROM submission WHERE user_id = $1::uuid
       UNION ALL
       SELECT participation_id FROM participation_member WHERE user_id = $1::uuid
     ) ORDER BY game_id, id FOR SHARE`,
    [userId],
  )
  const games = Map.groupBy(
    all.filter(({ isAccepted }) => isAccepted),
    ({ gameId }) => gameId,
  )
  return [...games].map(([gameId, rows]) => ({
    gameId,
    changes: [{ kind: 'team', ids: rows.map(({ teamId }) => teamId) }],
  }))
}

async function requireChangeable(tx: Transaction, gameIds: number[]): Promise<void> {
  if (gameIds.length === 0) return
  const final = await tx.game.count({ where: { id: { in: gameIds }, finalizedAt: { not: null } } })
  if (final > 0) throw new ForbiddenError('game.finalized')
}

function idsOf(games: GameChanges[]): number[] {
  return games.map(({ gameId }) => gameId)
}

export function createBoardMoves(events: EventBus): BoardMoves {
  return {
    async move(tx, games, effect = 'changesResult') {
      const moved = await bumpBoards(sqlOfTransaction(tx), games)
      const changing = games.filter(({ changes }) => changes.some(({ kind }) => kind !== 'team'))
      // The boards are locked now, so a game cannot become final before the commit.
      if (effect === 'changesResult') await requireChangeable(tx, idsOf(changing))
      return moved
    },
    requireChangeable,
    publish(moved) {
      publishBoardChanges(events, moved)
      for (const { gameId, kinds } of moved) events.emit('play.changed', { gameId, kinds })
    },
    showingTeam: (tx, teamId) => boardsShowingTeam(sqlOfTransaction(tx), teamId),
    holdingTeam: (tx, teamId) => boardsHoldingTeam(sqlOfTransaction(tx), teamId),
    namingUser: (tx, userId) => boardsNamingUser(sqlOfTransaction(tx), userId),
  }
}
