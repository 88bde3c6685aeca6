import { encodeGlobalID } from '@pothos/plugin-relay'
import type { World } from './world.ts'

const games = 100
const posts = 100
const notices = 500
/** The number of live games, each with `teamsPerGame` teams. */
const playedGames = 20
const teamsPerGame = 100
const textLength = 10_000

/** Fills the platform with full pages of every list that visitors and players can read. */
export async function fillBudgetWorld({ pool, gameId, challengeIds }: World) {
  const text = 'Read the chart. '.repeat(textLength / 16)
  await pool.query('UPDATE game SET content = $1, summary = left($1, 500)', [text])
  await pool.query('UPDATE challenge SET content = $1', [text])
  await pool.query(
    `INSERT INTO game (title, content, summary, public_key, private_key, start_at, end_at, writeup_deadline)
     SELECT 'Game ' || n, $1, left($1, 500), '', '', now() - n * interval '1 hour', now() + interval '1 day', now()
       FROM generate_series(1, $2::int) n`,
    [text, games],
  )
  await pool.query(
    `INSERT INTO challenge (game_id, title, category, content, is_enabled, hints)
     SELECT game.id, 'Challenge ' || n, (enum_range(NULL::"ChallengeCategory"))[1 + n % 13], $1, true, '{}'
       FROM game, generate_series(1, 30) n WHERE game.id <> $2 AND game.id <= $2 + $3`,
    [text, gameId, playedGames],
  )
  await pool.query(
    `WITH joined AS (
       INSERT INTO participation (game_id, team_id, status, token)
       SELECT game.id, team.id, 'Accepted', '' FROM game, team
        WHERE game.id <> $1 AND game.id <= $1 + $2 AND team.id IN (SELECT id FROM team ORDER BY id LIMIT $3)
       RETURNING id, game_id, team_id)
     INSERT INTO participation_member (game_id, user_id, team_id, participation_id)
     SELECT game_id, captain_id, team_id, joined.id FROM joined JOIN team ON team.id = team_id`,
    [gameId, playedGames, teamsPerGame],
  )
  await pool.query(
    `INSERT INTO post (id, title, summary, content, tags)
     SELECT left(md5(n::text), 8), 'Post ' || n, left($1, 500), $1, '{news,sea}' FROM generate_series(1, $2::int) n`,
    [text, posts],
  )
  await pool.query(
    `INSERT INTO game_notice (game_id, type, "values") SELECT $1, 'Normal', ARRAY[left($2, 500)]
       FROM generate_series(1, $3::int)`,
    [gameId, text, notices],
  )
  const { rows } = await pool.query<{ teamId: number; participationId: number; postId: string }>(
    `SELECT team.id AS "teamId", participation.id AS "participationId", (SELECT id FROM post LIMIT 1) AS "postId"
       FROM team JOIN participation ON participation.team_id = team.id
      WHERE participation.game_id = $1 ORDER BY team.id LIMIT 1`,
    [gameId],
  )
  const [first] = rows
  if (!first) throw new Error('The benchmark has no team.')
  const id = encodeGlobalID('Game', gameId)
  return { ...first, gameId, challengeId: challengeIds[0] ?? 0, pastGameId: 1, id }
}
