import type pg from 'pg'

/** Small enough that a chunk takes well under a second, so that locks are short. */
const chunkRows = 5000

const ofGame = (table: string) => `SELECT ctid FROM ${table} WHERE game_id = $1`
const ofChallenges = (table: string) =>
  `SELECT ${table}.ctid FROM ${table} JOIN challenge ON challenge.id = ${table}.challenge_id
    WHERE challenge.game_id = $1`

/**
 * In this order no deleted row cascades to others, so every chunk stays small. `attachmentColumn` refers to an attachment
 * that is deleted with the row, `fileColumn` to a file that may become unused.
 */
const steps = [
  {
    table: 'webhook_delivery',
    rows: `SELECT webhook_delivery.ctid FROM webhook_delivery JOIN webhook ON webhook.id = webhook_delivery.webhook_id
      WHERE webhook.game_id = $1`,
  },
  { table: 'webhook', rows: ofGame('webhook') },
  { table: 'webhook_fact', rows: ofGame('webhook_fact') },
  { table: 'board_change', rows: ofGame('board_change') },
  { table: 'game_event', rows: ofGame('game_event') },
  { table: 'game_notice', rows: ofGame('game_notice') },
  { table: 'score_adjustment', rows: ofGame('score_adjustment') },
  { table: 'hint', rows: ofGame('hint') },
  { table: 'cheat', rows: ofGame('cheat') },
  { table: 'rating', rows: ofGame('rating') },
  { table: 'shared_writeup_challenge', rows: ofGame('shared_writeup_challenge') },
  { table: 'shared_writeup', rows: ofGame('shared_writeup') },
  { table: 'certificate', rows: ofGame('certificate') },
  { table: 'solve', rows: ofGame('solve') },
  { table: 'voided_solve', rows: ofGame('voided_solve') },
  { table: 'judged_again', rows: ofGame('judged_again') },
  { table: 'submission', rows: ofGame('submission') },
  { table: 'assignment', rows: ofChallenges('assignment') },
  { table: 'flag', rows: ofChallenges('flag'), attachmentColumn: 'attachment_id' },
  { table: 'participation_member', rows: ofGame('participation_member') },
  { table: 'participation', rows: ofGame('participation'), fileColumn: 'writeup_file_id' },
  { table: 'challenge', rows: ofGame('challenge'), attachmentColumn: 'attachment_id' },
] as const

/** Stores the number of rows to delete, for the progress. A later attempt keeps the number. */
export async function countGameRows(pool: pg.Pool, gameId: number): Promise<void> {
  const counts = steps.map(({ rows }) => `(SELECT count(*) FROM (${rows}) AS rows)`)
  await pool.query(
    `UPDATE game_deletion SET failure = NULL, rows_total = coalesce(rows_total, (${counts.join(' + ')})::int)
      WHERE game_id = $1`,
    [gameId],
  )
}

type Chunk = { isLast: boolean; hashes: string[] }

/**
 * Deletes the next rows in one transaction that also stores the progress; the game's own row is the last. Returns
 * the hashes of files that the rows referred to.
 */
export async function deleteGameRows(pool: pg.Pool, gameId: number): Promise<Chunk> {
  for (const step of steps) {
    const { rows } = await pool.query<{ count: number; hashes: string[] }>(deletion(step), [
      gameId,
      chunkRows,
    ])
    const [chunk] = rows
    if (chunk && chunk.count > 0) return { isLast: false, hashes: chunk.hashes }
  }
  await pool.query('DELETE FROM game WHERE id = $1 AND deleted_at IS NOT NULL', [gameId])
  return { isLast: true, hashes: [] }
}

function deletion(step: {
  table: string
  rows: string
  attachmentColumn?: string
  fileColumn?: string
}): string {
  const { table, rows, attachmentColumn, fileColumn } = step
  return `
WITH deleted AS (
  DELETE FROM ${table} WHERE ctid = ANY(ARRAY(${rows} LIMIT $2)) RETURNING *
), detached AS (
  DELETE FROM attachment WHERE ${attachmentColumn ? `id IN (SELECT ${attachmentColumn} FROM deleted)` : 'false'} RETURNING file_id
), counted AS (
  UPDATE game_deletion SET rows_deleted = rows_deleted + (SELECT count(*) FROM deleted)::int WHERE game_id = $1
)
SELECT (SELECT count(*) FROM deleted)::int AS count, ARRAY(
  SELECT file.hash::text FROM file
   WHERE id IN (SELECT file_id FROM detached${fileColumn ? ` UNION SELECT ${fileColumn} FROM deleted` : ''})) AS hashes`
}
