import type pg from 'pg'
import type {
  AdjustmentRow,
  BoardRows,
  ChallengeRow,
  DivisionRow,
  GameRow,
  ParticipationRow,
  SolveRow,
} from './board-rows.ts'
import type { BoardChange } from '../../../events/board-moves.ts'
import { isUnlockable, maskedTitle, shownIn } from '../../game/shown-challenges.ts'

type Moment = { seq: number; updatedAt: number }
/** The version of a game's board, and that of its public board, which hidden points do not change. */
export type Version = Moment & { public: Moment }

type ParticipationRecord = Omit<ParticipationRow, 'team'> & {
  teamId: number
  name: string
  bio: string | null
  avatarHash: string | null
}
type SolveRecord = [number, number, number, number, string | null, boolean, boolean]
/** One change of a board's version. The public board does not count a hidden one. */
type ChangeHead = BoardChange & { seq: number; publicSeq: number; isHidden: boolean; at: number }
/** A change with those of its solves that still exist. */
export type StoredChange = ChangeHead & { solves: SolveRow[] }
type ChangeRecord = ChangeHead & (SolveRow | { [Key in keyof SolveRow]: null })
type VersionRecord = Moment & { publicSeq: number; publicUpdatedAt: number }
type NameOfSolve = { submissionId: number; userName: string | null }

const ms = (column: string) => `(extract(epoch FROM ${column}) * 1000)::float8`

const selectGame = `
SELECT game.id, ${ms('start_at')} AS start, ${ms('end_at')} AS end, blood_bonus AS "bloodBonus",
       blood_bonus_points AS "bloodBonusPoints",
       CASE WHEN revealed_at IS NULL THEN ${ms('freeze_at')} END AS "hiddenFrom"
FROM game WHERE id = $1 AND deleted_at IS NULL`

const selectVersion = `
SELECT coalesce(board.seq, 0)::float8 AS seq, ${ms('coalesce(change.created_at, game.created_at)')} AS "updatedAt",
       coalesce(board.seq - board.hidden, 0)::float8 AS "publicSeq",
       ${ms('coalesce(seen.created_at, game.created_at)')} AS "publicUpdatedAt"
FROM game LEFT JOIN game_board board ON board.game_id = game.id
LEFT JOIN board_change change ON change.game_id = game.id AND change.seq = board.seq
LEFT JOIN LATERAL (
  SELECT created_at FROM board_change WHERE game_id = game.id AND NOT is_hidden ORDER BY seq DESC LIMIT 1
) seen ON true
WHERE game.id = $1 AND game.deleted_at IS NULL`

// The divisions with fewer rights than others.
const selectDivisions = `
SELECT name, standing::text AS standing, takes_bloods AS "takesBloods", lowers_values AS "lowersValues",
       hidden.ids AS "hiddenChallengeIds"
FROM division, LATERAL (SELECT ARRAY(
  SELECT challenge.id FROM division_exclusion JOIN challenge ON challenge.id = division_exclusion.challenge_id
  WHERE division_id = division.id AND ${shownIn('challenge')} ORDER BY challenge.id) AS ids
) hidden
WHERE division.game_id = $1
  AND (standing <> 'Ranked' OR NOT takes_bloods OR NOT lowers_values OR cardinality(hidden.ids) > 0)
ORDER BY name`

const selectParticipations = `
SELECT participation.id AS "participationId", status::text AS status, division.name AS division,
       team.id AS "teamId", team.name, team.bio, team.avatar_hash AS "avatarHash"
FROM participation JOIN team ON team.id = participation.team_id
LEFT JOIN division ON division.id = participation.division_id
WHERE participation.game_id = $1`

const selectChallenges = `
SELECT id AS "challengeId", CASE WHEN ${isUnlockable('challenge')} THEN '${maskedTitle}' ELSE title END AS title,
       category::text AS category, ${shownIn('challenge')} AS "isEnabled",
       locked_view = 'Hidden' AND ${isUnlockable('challenge')} AS "isHiddenUntilSolved",
       original_score AS "originalScore", min_score_rate AS "minScoreRate", difficulty,
       score_curve::text AS "scoreCurve", score_table AS "scoreTable",
       disable_blood_bonus AS "disableBloodBonus", decides_ties AS "decidesTies"
FROM challenge WHERE game_id = $1`

const selectSolves = `
SELECT solve.submission_id, solve.participation_id, solve.challenge_id, ${ms('solve.solved_at')}, "user".user_name,
       solve.is_revealed, solve.takes_blood
FROM solve JOIN submission ON submission.id = solve.submission_id
LEFT JOIN "user" ON "user".id = submission.user_id
WHERE solve.game_id = $1`

const selectAdjustments = `
SELECT id AS "adjustmentId", participation_id AS "participationId", kind::text AS kind, points, reason,
       ${ms('made_at')} AS time, is_revealed AS "isRevealed"
FROM score_adjustment WHERE game_id = $1 AND points <> 0`

const selectChanges = `
SELECT change.seq::float8 AS seq, (change.seq - change.hidden)::float8 AS "publicSeq",
       change.is_hidden AS "isHidden", change.kind::text AS kind, change.ids, ${ms('change.created_at')} AS at,
       solve.submission_id AS "submissionId", solve.participation_id AS "participationId",
       solve.challenge_id AS "challengeId", ${ms('solve.solved_at')} AS time, "user".user_name AS "userName",
       solve.is_revealed AS "isRevealed", solve.takes_blood AS "takesBlood"
FROM board_change change
LEFT JOIN solve ON change.kind = 'solve' AND solve.submission_id = ANY(change.ids)
LEFT JOIN submission ON submission.id = solve.submission_id
LEFT JOIN "user" ON "user".id = submission.user_id
WHERE change.game_id = $1 AND change.seq > $2 ORDER BY change.seq, solve.submission_id`

const byParticipation = 'AND solve.participation_id = ANY($2::int[])'

/** Runs `read` on one snapshot, so that a version and its rows agree. */
export async function inSnapshot<Result>(pool: pg.Pool, read: (client: pg.PoolClient) => Promise<Result>) {
  const client = await pool.connect()
  try {
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const result = await read(client)
    await client.query('COMMIT')
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** A game's rows and their version, read in a snapshot; null if the game does not exist. */
export async function loadBoardRows(
  client: pg.ClientBase,
  gameId: number,
): Promise<{ rows: BoardRows; version: Version } | null> {
  const found = await first<VersionRecord>(client, selectVersion, [gameId])
  const game = await first<GameRow>(client, selectGame, [gameId])
  if (!found || !game) return null
  const { seq, updatedAt, publicSeq, publicUpdatedAt } = found
  const version = { seq, updatedAt, public: { seq: publicSeq, updatedAt: publicUpdatedAt } }
  const divisions = await readDivisions(client, gameId)
  const rows: BoardRows = {
    game,
    divisions,
    participations: new Map(),
    challenges: new Map(),
    solves: new Map(),
    adjustments: new Map(),
  }
  keepParticipations(rows, (await client.query(selectParticipations, [gameId])).rows)
  keepChallenges(rows, (await client.query(selectChallenges, [gameId])).rows)
  keepSolves(rows, await readSolves(client, selectSolves, [gameId]))
  keepAdjustments(rows, (await client.query(selectAdjustments, [gameId])).rows)
  return { rows, version }
}

async function readDivisions(client: pg.ClientBase, gameId: number): Promise<Map<string, DivisionRow>> {
  const { rows } = await client.query<DivisionRow>(selectDivisions, [gameId])
  return new Map(rows.map((division) => [division.name, division]))
}

export async function gameExists(client: Pick<pg.ClientBase, 'query'>, gameId: number): Promise<boolean> {
  return (
    (await client.query('SELECT 1 FROM game WHERE id = $1 AND deleted_at IS NULL', [gameId])).rowCount === 1
  )
}

/** Reloads the given participations with their solves and adjustments; deleted ones are removed from the rows. */
export async function rereadParticipations(
  client: pg.ClientBase,
  rows: BoardRows,
  ids: number[],
): Promise<void> {
  const { id: gameId } = rows.game
  for (const id of ids) rows.participations.delete(id)
  const found = await client.query(`${selectParticipations} AND participation.id = ANY($2::int[])`, [
    gameId,
    ids,
  ])
  keepParticipations(rows, found.rows)
  const named = new Set(ids)
  for (const [id, solve] of rows.solves) if (named.has(solve.participationId)) rows.solves.delete(id)
  keepSolves(rows, await readSolves(client, `${selectSolves} ${byParticipation}`, [gameId, ids]))
  for (const [id, { participationId }] of rows.adjustments) {
    if (named.has(participationId)) rows.adjustments.delete(id)
  }
  const text = `${selectAdjustments} AND participation_id = ANY($2::int[])`
  keepAdjustments(rows, (await client.query(text, [gameId, ids])).rows)
}

/** Reloads the given adjustments; deleted ones are removed from the rows. */
export async function rereadAdjustments(
  client: pg.ClientBase,
  rows: BoardRows,
  ids: number[],
): Promise<void> {
  for (const id of ids) rows.adjustments.delete(id)
  const text = `${selectAdjustments} AND id = ANY($2::int[])`
  keepAdjustments(rows, (await client.query(text, [rows.game.id, ids])).rows)
}

/**
 * Reloads the given challenges with the divisions that do not see them; deleted ones are removed with their solves.
 * Those that are shown now and were not before come with their solves: meanwhile corrections did not move the board.
 */
export async function rereadChallenges(client: pg.ClientBase, rows: BoardRows, ids: number[]): Promise<void> {
  const isShown = (id: number) => rows.challenges.get(id)?.isEnabled === true
  const hadBefore = new Set(ids.filter(isShown))
  for (const id of ids) rows.challenges.delete(id)
  const found = await client.query(`${selectChallenges} AND id = ANY($2::int[])`, [rows.game.id, ids])
  keepChallenges(rows, found.rows)
  rows.divisions = await readDivisions(client, rows.game.id)
  const shownAgain = ids.filter((id) => isShown(id) && !hadBefore.has(id))
  const stale = new Set([...shownAgain, ...ids.filter((id) => !rows.challenges.has(id))])
  if (stale.size === 0) return
  for (const [id, solve] of rows.solves) if (stale.has(solve.challengeId)) rows.solves.delete(id)
  if (shownAgain.length === 0) return
  const text = `${selectSolves} AND solve.challenge_id = ANY($2::int[])`
  keepSolves(rows, await readSolves(client, text, [rows.game.id, shownAgain]))
}

/** The current texts and solver names of the given participations. */
export async function readTexts(client: pg.ClientBase, gameId: number, teamIds: number[]) {
  const records = await client.query(`${selectParticipations} AND team.id = ANY($2::int[])`, [
    gameId,
    teamIds,
  ])
  const participations = (records.rows as ParticipationRecord[]).map(toParticipation)
  const ids = participations.map((participation) => participation.participationId)
  const solves = await readSolves(client, `${selectSolves} ${byParticipation}`, [gameId, ids])
  const names: NameOfSolve[] = solves.map(([submissionId, , , , userName]) => ({ submissionId, userName }))
  return { participations, names }
}

/** Changes after a version, oldest first, with their solves. */
export async function readChanges(client: Pick<pg.ClientBase, 'query'>, gameId: number, after: number) {
  const records: ChangeRecord[] = (await client.query(selectChanges, [gameId, after])).rows
  const changes: StoredChange[] = []
  for (const record of records) {
    const { seq, publicSeq, isHidden, kind, ids, at } = record
    let change = changes.at(-1)
    if (change?.seq !== seq) changes.push((change = { seq, publicSeq, isHidden, kind, ids, at, solves: [] }))
    const { submissionId, participationId, challengeId, time, userName, isRevealed, takesBlood } = record
    if (submissionId !== null)
      change.solves.push({
        submissionId,
        participationId,
        challengeId,
        time,
        userName,
        isRevealed,
        takesBlood,
      })
  }
  return changes
}

async function readSolves(client: pg.ClientBase, text: string, values: unknown[]): Promise<SolveRecord[]> {
  return (await client.query({ text, values, rowMode: 'array' })).rows as SolveRecord[]
}

async function first<Row>(client: pg.ClientBase, text: string, values: unknown[]): Promise<Row | null> {
  return ((await client.query(text, values)).rows[0] as Row | undefined) ?? null
}

function keepParticipations(rows: BoardRows, records: ParticipationRecord[]): void {
  for (const record of records) rows.participations.set(record.participationId, toParticipation(record))
}

function keepChallenges(rows: BoardRows, records: ChallengeRow[]): void {
  for (const record of records) rows.challenges.set(record.challengeId, record)
}

function keepAdjustments(rows: BoardRows, records: AdjustmentRow[]): void {
  for (const record of records) rows.adjustments.set(record.adjustmentId, record)
}

/** Thousands of solves share few names: storing each name once keeps a large board small. */
function keepSolves(rows: BoardRows, records: SolveRecord[]): void {
  const names = new Map<string | null, string | null>()
  for (const record of records) {
    const known = names.get(record[4])
    if (known === undefined) names.set(record[4], record[4])
    else record[4] = known
    rows.solves.set(record[0], toSolve(record))
  }
}

function toSolve([
  submissionId,
  participationId,
  challengeId,
  time,
  userName,
  isRevealed,
  takesBlood,
]: SolveRecord): SolveRow {
  return { submissionId, participationId, challengeId, time, userName, isRevealed, takesBlood }
}

function toParticipation(record: ParticipationRecord): ParticipationRow {
  const { participationId, status, division, teamId, name, bio, avatarHash } = record
  const avatarUrl = avatarHash === null ? null : `/assets/${avatarHash}/avatar`
  return { participationId, status, division, team: { teamId, name, bio, avatarUrl } }
}
