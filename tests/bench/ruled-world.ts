import type { World } from './world.ts'

const requiredChallenges = 2
const hintsPerTeam = 5
const awardsPerTeam = 2

/** Makes the game of a world use every rule, in a way that its answers are still accepted. */
export async function useEveryRule({ pool, gameId }: World): Promise<void> {
  await pool.query(
    `UPDATE game SET freeze_at = now() - interval '2 hours', has_flag_box = true,
            blood_bonus_points = '{30,20,10}' WHERE id = $1`,
    [gameId],
  )
  await pool.query(
    `UPDATE challenge SET release_at = now() - interval '1 day', close_at = now() + interval '1 day',
            submission_limit = 1000, min_score_rate = 0.1, difficulty = 100,
            score_curve = (ARRAY['Exponential', 'Linear', 'Logarithmic'])[1 + id % 3]::"ScoreCurve"
      WHERE game_id = $1`,
    [gameId],
  )
  // Every team has solved what the others require.
  await pool.query(
    `WITH required AS (SELECT id FROM challenge WHERE game_id = $1 ORDER BY id LIMIT $2),
     missing AS (
       SELECT member.user_id, member.team_id, member.participation_id, required.id AS challenge_id
         FROM participation_member member, required WHERE member.game_id = $1 AND NOT EXISTS (
           SELECT FROM solve WHERE participation_id = member.participation_id AND challenge_id = required.id)),
     answered AS (
       INSERT INTO submission
         (answer, status, type, submitted_at, user_id, team_id, participation_id, game_id, challenge_id)
       SELECT 'flag{' || challenge_id || '}', 'Accepted', 'Normal', now() - interval '10 hours', user_id, team_id,
              participation_id, $1, challenge_id FROM missing
       RETURNING id, submitted_at, participation_id, challenge_id),
     solved AS (
       INSERT INTO solve (submission_id, game_id, challenge_id, participation_id, solved_at)
       SELECT id, $1, challenge_id, participation_id, submitted_at FROM answered),
     others AS (
       UPDATE challenge SET locked_view = 'Card'
        WHERE game_id = $1 AND id NOT IN (SELECT id FROM required) RETURNING id)
     INSERT INTO challenge_requirement (challenge_id, required_id, game_id)
     SELECT others.id, required.id, $1 FROM others, required`,
    [gameId, requiredChallenges],
  )
  await pool.query(
    `INSERT INTO flag (challenge_id, flag, kind, is_bait)
     SELECT id, kind.flag, kind.kind::"FlagKind", kind.is_bait FROM challenge,
       (VALUES ('flag\\{other-[0-9]+\\}', 'Regex', false), ('FLAG{another}', 'CaseInsensitive', false),
               ('flag{bait}', 'Exact', true)) AS kind (flag, kind, is_bait)
      WHERE game_id = $1`,
    [gameId],
  )
  await pool.query(
    `WITH made AS (INSERT INTO division (game_id, name, position, takes_bloods, lowers_values)
       VALUES ($1, 'Students', 1, true, true), ($1, 'Sponsors', 2, false, false) RETURNING id, position),
     joined AS (UPDATE participation SET division_id = made.id FROM made
                 WHERE game_id = $1 AND 1 + participation.id % 2 = made.position),
     last AS (SELECT id FROM challenge WHERE game_id = $1 ORDER BY id LIMIT 3)
     INSERT INTO division_exclusion (division_id, challenge_id, game_id)
     SELECT made.id, last.id, $1 FROM made, last WHERE made.position = 2`,
    [gameId],
  )
  await pool.query(
    `WITH hints AS (INSERT INTO hint (challenge_id, game_id, position, title, content, cost)
       SELECT id, $1, 1, 'A hint', 'Look at the header.', 10 FROM challenge WHERE game_id = $1 RETURNING id)
     INSERT INTO score_adjustment (game_id, participation_id, kind, points, made_at, hint_id)
     SELECT $1, participation.id, 'Hint', -10, now() - interval '3 hours', bought.id FROM participation,
       LATERAL (SELECT id FROM hints ORDER BY id LIMIT $2) AS bought WHERE participation.game_id = $1`,
    [gameId, hintsPerTeam],
  )
  await pool.query(
    `INSERT INTO score_adjustment (game_id, participation_id, kind, points, reason, made_at)
     SELECT $1, id, 'Award', 25, 'A good report', now() - n * interval '4 hours'
       FROM participation, generate_series(1, $2::int) n WHERE game_id = $1`,
    [gameId, awardsPerTeam],
  )
  await pool.query('ANALYZE')
}
