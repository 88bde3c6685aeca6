import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { Actor } from '../calls/actor.ts'
import { unique } from './factories.ts'

export type Player = {
  userId: string
  userName: string
  teamId: number
  participationId: number
  actor: Actor
}
export type PlayedGame = { gameId: number; challengeIds: number[]; players: Player[] }

type Options = {
  teams: number
  challenges: number
  /** Hours from now. */
  startHours?: number
  endHours?: number
  practiceMode?: boolean
}

/** A server, or only its database for tests of the modules below it. */
type Place = { url: string; services: { pool: pg.Pool } }

/** Inserts a game with challenges and accepted teams of one player each. The players use API tokens. */
export async function makePlayedGame(test: Place, options: Options): Promise<PlayedGame> {
  const { teams, challenges, startHours = -1, endHours = 1, practiceMode = true } = options
  const { pool } = test.services
  const prefix = unique('p')
  const tokens = Array.from({ length: teams }, () => `hly_${randomBytes(24).toString('base64url')}`)
  const game = await pool.query<{ id: number }>(
    `INSERT INTO game (title, public_key, private_key, start_at, end_at, writeup_deadline, practice_mode)
     VALUES ($1, '', '', now() + $2 * interval '1 hour', now() + $3 * interval '1 hour', now(), $4) RETURNING id`,
    [unique('Game'), startHours, endHours, practiceMode],
  )
  const gameId = game.rows[0]?.id ?? 0
  const challengeIds = await pool.query<{ id: number }>(
    `WITH made AS (
       INSERT INTO challenge (game_id, title, category, is_enabled, hints)
       SELECT $1, 'Challenge ' || n, (enum_range(NULL::"ChallengeCategory"))[1 + n % 13], true, '{}'
       FROM generate_series(1, $2::int) n RETURNING id
     ), flags AS (INSERT INTO flag (challenge_id, flag) SELECT id, 'flag{' || id || '}' FROM made)
     SELECT id FROM made ORDER BY id`,
    [gameId, challenges],
  )
  const players = await pool.query<Omit<Player, 'actor'> & { n: number }>(
    `WITH numbered AS (SELECT gen_random_uuid() AS id, n FROM generate_series(1, $2::int) n),
     people AS (
       INSERT INTO "user" (id, user_name, normalized_user_name, email, normalized_email, email_confirmed)
       SELECT id, left($3 || 'x' || n, 16), upper(left($3 || 'x' || n, 16)), $3 || n || '@example.test',
              upper($3 || n || '@example.test'), true FROM numbered),
     tokens AS (
       INSERT INTO api_token (user_id, name, token_hash, scopes, expires_at)
       SELECT id, 'test', ($4::bytea[])[n], '{read,play}', now() + interval '1 day' FROM numbered),
     teams AS (
       INSERT INTO team (name, invite_token, captain_id)
       SELECT left('T' || $3 || 'x' || n, 20), repeat('0', 32), id FROM numbered RETURNING id, captain_id),
     members AS (INSERT INTO team_member (team_id, user_id) SELECT id, captain_id FROM teams),
     joined AS (
       INSERT INTO participation (game_id, team_id, status, token)
       SELECT $1, id, 'Accepted', '' FROM teams RETURNING id, team_id),
     playing AS (
       INSERT INTO participation_member (game_id, user_id, team_id, participation_id)
       SELECT $1, captain_id, teams.id, joined.id FROM teams JOIN joined ON joined.team_id = teams.id)
     SELECT numbered.n, numbered.id AS "userId", left($3 || 'x' || n, 16) AS "userName", teams.id AS "teamId",
            joined.id AS "participationId"
     FROM numbered JOIN teams ON captain_id = numbered.id JOIN joined ON joined.team_id = teams.id ORDER BY n`,
    [gameId, teams, prefix, tokens.map((token) => createHash('sha256').update(token).digest())],
  )
  return {
    gameId,
    challengeIds: challengeIds.rows.map(({ id }) => id),
    players: players.rows.map(({ n, ...player }) => ({
      ...player,
      actor: new Actor(test.url, { authorization: `Bearer ${tokens[n - 1]}` }),
    })),
  }
}

export function flagOf(challengeId: number): string {
  return `flag{${challengeId}}`
}

/** Submits a flag over REST. Returns the submission's id. */
export async function submit(
  player: Player,
  { gameId, challengeId, flag }: { gameId: number; challengeId: number; flag: string },
): Promise<number> {
  const answer = await player.actor.rest('POST', `/api/game/${gameId}/challenges/${challengeId}`, { flag })
  if (answer.status !== 200) throw new Error(`the submission was rejected: ${answer.text}`)
  return Number(answer.body)
}
