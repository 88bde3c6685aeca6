import type { DatabaseError } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makePlayedGame, submit, type PlayedGame } from '../../kit/world/played-game.ts'

let test: TestApp
let own: PlayedGame
let other: PlayedGame
/** Named values for the statements below. */
let known: Record<string, number>

beforeAll(async () => {
  test = await startTestApp()
  own = await makePlayedGame(test, { teams: 2, challenges: 2 })
  other = await makePlayedGame(test, { teams: 1, challenges: 1 })
  const [player, rival] = own.players
  const [stranger] = other.players
  if (!player || !rival || !stranger) throw new Error('nobody plays')
  const [challenge = 0, nextChallenge = 0] = own.challengeIds
  const { gameId } = own
  known = {
    game: gameId,
    challenge,
    nextChallenge,
    foreignChallenge: other.challengeIds[0] ?? 0,
    participation: player.participationId,
    rival: rival.participationId,
    stranger: stranger.participationId,
    team: player.teamId,
    rivalTeam: rival.teamId,
    otherGame: other.gameId,
    right: await submit(player, { gameId, challengeId: challenge, flag: `flag{${challenge}}` }),
    wrong: await submit(player, { gameId, challengeId: challenge, flag: 'flag{no}' }),
  }
})

afterAll(() => test.dispose())

/** The error code and the constraint's name of a rejected statement. `:name` stands for a known value. */
async function refusal(sql: string): Promise<string> {
  const filled = sql.replaceAll(/(?<!:):([a-zA-Z]+)/g, (_all, name: string) => String(known[name]))
  const client = await test.services.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(filled)
    return 'accepted'
  } catch (error) {
    const { code, constraint, column } = error as DatabaseError
    return `${code} ${constraint ?? column}`
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

const submission = (values: string) =>
  `INSERT INTO submission (answer, status, submitted_at, game_id, team_id, participation_id, challenge_id)
   VALUES ('x', 'WrongAnswer', now(), ${values})`
const solve = (values: string) =>
  `INSERT INTO solve (solved_at, submission_id, game_id, challenge_id, participation_id) VALUES (now(), ${values})`
const cheat = (values: string) =>
  `INSERT INTO cheat (submission_id, game_id, challenge_id, submit_participation_id, source_participation_id)
   VALUES (${values})`
const assignment = (values: string) =>
  `INSERT INTO assignment (game_id, challenge_id, participation_id) VALUES (${values})`
const member = (change: string) =>
  `UPDATE participation_member SET ${change} WHERE participation_id = :participation`

describe('rows of one game', () => {
  it.each([
    submission(':game, :team, :participation, :challenge'),
    cheat(':wrong, :game, :challenge, :participation, :rival'),
    assignment(':game, :challenge, :participation'),
    `${submission(':game, :team, :participation, :nextChallenge')};
     INSERT INTO solve (solved_at, submission_id, game_id, challenge_id, participation_id)
     SELECT now(), max(id), :game, :nextChallenge, :participation FROM submission`,
  ])('are accepted: %s', async (sql) => {
    expect(await refusal(sql)).toBe('accepted')
  })

  const ofParticipation = '23503 submission_participation_id_game_id_team_id_fkey'
  const ofSubmission = '23503 solve_participation_id_challenge_id_game_id_submission_id_fkey'
  const ofCheat = '23503 cheat_submit_participation_id_challenge_id_game_id_submiss_fkey'
  const ofMember = '23503 participation_member_participation_id_game_id_team_id_fkey'

  it.each([
    ['another team', submission(':game, :rivalTeam, :participation, :challenge'), ofParticipation],
    ['another game', submission(':otherGame, :team, :participation, :foreignChallenge'), ofParticipation],
    [
      'a challenge of another game',
      submission(':game, :team, :participation, :foreignChallenge'),
      '23503 submission_challenge_id_game_id_fkey',
    ],
  ])('refuse a submission with %s than its participation', async (_what, sql, expected) => {
    expect(await refusal(sql)).toBe(expected)
  })

  it.each([
    ['participation', solve(':wrong, :game, :challenge, :rival')],
    ['challenge', solve(':wrong, :game, :nextChallenge, :participation')],
    ['game', solve(':wrong, :otherGame, :foreignChallenge, :stranger')],
  ])('refuse a solve with another %s than its submission', async (_what, sql) => {
    expect(await refusal(sql)).toBe(ofSubmission)
  })

  it.each([
    [
      'a submitter that did not send the answer',
      ':wrong, :game, :challenge, :rival, :participation',
      ofCheat,
    ],
    [
      'another challenge than its submission',
      ':wrong, :game, :nextChallenge, :participation, :rival',
      ofCheat,
    ],
    [
      'a source in another game',
      ':wrong, :game, :challenge, :participation, :stranger',
      '23503 cheat_source_participation_id_game_id_fkey',
    ],
    [
      'the submitter as its source',
      ':wrong, :game, :challenge, :participation, :participation',
      '23514 cheat_source_is_another_team',
    ],
  ])('refuse a cheat with %s', async (_what, values, expected) => {
    expect(await refusal(cheat(values))).toBe(expected)
  })

  it.each([
    ['challenge', ':game, :foreignChallenge, :participation', 'challenge'],
    ['participation', ':game, :challenge, :stranger', 'participation'],
  ])('refuse an assignment with a %s of another game', async (_what, values, table) => {
    expect(await refusal(assignment(values))).toBe(`23503 assignment_${table}_id_game_id_fkey`)
  })

  it.each([
    ['team', 'team_id = :rivalTeam'],
    ['game', 'game_id = :otherGame'],
  ])('refuse a member with another %s than the participation', async (_what, change) => {
    expect(await refusal(member(change))).toBe(ofMember)
  })

  it('need three checks per submission, one of them for its user', async () => {
    const { rows } = await test.services.pool.query<{ columns: string }>(
      `SELECT pg_get_constraintdef(oid) AS columns FROM pg_constraint
        WHERE conrelid = 'submission'::regclass AND contype = 'f' ORDER BY conname`,
    )
    expect(rows.map(({ columns }) => /\(([^)]*)\)/.exec(columns)?.[1])).toEqual([
      'challenge_id, game_id',
      'participation_id, game_id, team_id',
      'user_id',
    ])
  })

  it('are deleted with their team', async () => {
    const { pool } = test.services
    const gone = await makePlayedGame(test, { teams: 1, challenges: 1 })
    const [player] = gone.players
    const [challengeId = 0] = gone.challengeIds
    if (!player) throw new Error('nobody plays')
    await submit(player, { gameId: gone.gameId, challengeId, flag: `flag{${challengeId}}` })
    await pool.query('DELETE FROM team WHERE id = $1', [player.teamId])
    const { rows } = await pool.query(
      `SELECT FROM submission WHERE game_id = $1 UNION ALL SELECT FROM solve WHERE game_id = $1
       UNION ALL SELECT FROM participation_member WHERE game_id = $1`,
      [gone.gameId],
    )
    expect(rows).toEqual([])
  })
})

describe('a value out of range', () => {
  const accepted = `UPDATE submission SET type = 'Unaccepted' WHERE id = :right`
  it.each([
    [accepted, '23514 submission_type_fits_status'],
    [`UPDATE submission SET type = 'Normal' WHERE id = :wrong`, '23514 submission_type_fits_status'],
    [
      `WITH f AS (INSERT INTO file (hash, name, size_bytes) VALUES (repeat('d', 64), 'w.pdf', 1) RETURNING id)
       INSERT INTO participation (game_id, team_id, token, writeup_file_id) SELECT :otherGame, :team, '', id FROM f`,
      '23514 participation_writeup_has_its_time',
    ],
    ['UPDATE challenge SET min_score_rate = 1.01', '23514 challenge_min_score_rate_is_a_share'],
    ['UPDATE challenge SET min_score_rate = -0.01', '23514 challenge_min_score_rate_is_a_share'],
    [`UPDATE challenge SET min_score_rate = 'NaN'`, '23514 challenge_min_score_rate_is_a_share'],
    ['UPDATE game SET blood_bonus = -1', '23514 game_blood_bonus_is_three_shares'],
    ['UPDATE game SET blood_bonus = 1001', '23514 game_blood_bonus_is_three_shares'],
    ['UPDATE game SET blood_bonus = 1001 << 10', '23514 game_blood_bonus_is_three_shares'],
    ['UPDATE game SET blood_bonus = 1001 << 20', '23514 game_blood_bonus_is_three_shares'],
    [
      `INSERT INTO container (id, image, container_id, expect_stop_at, is_proxy, ip, port, progress)
       VALUES (gen_random_uuid(), '', '', now(), false, '', 1, 101)`,
      '23514 container_progress_is_a_percentage',
    ],
    [`UPDATE flag SET flag = ''`, '23514 flag_is_not_empty'],
    ['UPDATE game_event SET values = NULL', '23502 values'],
    [`INSERT INTO game_notice (game_id, values) VALUES (:game, NULL)`, '23502 values'],
    [`INSERT INTO post (id, title, tags) VALUES ('abcdefgh', 'x', NULL)`, '23502 tags'],
    ['UPDATE board_change SET ids = NULL', '23502 ids'],
    ['UPDATE api_token SET scopes = NULL', '23502 scopes'],
  ])('is refused: %s', async (sql, expected) => {
    expect(await refusal(sql)).toBe(expected)
  })

  it.each([
    'UPDATE challenge SET min_score_rate = 0',
    'UPDATE challenge SET min_score_rate = 1',
    'UPDATE game SET blood_bonus = 0',
    'UPDATE game SET blood_bonus = (1000 << 20) + (1000 << 10) + 1000',
    `INSERT INTO game_notice (game_id) VALUES (:game)`,
  ])('is not: %s', async (sql) => {
    expect(await refusal(sql)).toBe('accepted')
  })
})
