import type { Context } from '../../context.ts'
import { ConflictError, NotFoundError, type DomainError } from '../../errors.ts'
import type { Refusal } from './judge-batch.ts'

export type Place = { gameId: number; challengeId: number }
export type Player = { participationId: number; teamId: number }

type Row = Player & { refusal: Refusal | null }

const statement = {
  name: 'submission-gate',
  text: `
SELECT participation.id AS "participationId", participation.team_id AS "teamId",
  CASE
    WHEN participation.id IS NULL THEN 'NotParticipating'
    WHEN participation.status <> 'Accepted' THEN 'NotAccepted'
    WHEN $4::timestamptz < game.start_at THEN 'NotStarted'
    WHEN $4::timestamptz >= game.end_at AND NOT game.practice_mode THEN 'GameEnded'
    WHEN challenge.id IS NULL THEN 'NoChallenge'
  END AS refusal
FROM game
LEFT JOIN participation_member member ON member.game_id = game.id AND member.user_id = $3::uuid
LEFT JOIN participation ON participation.id = member.participation_id
LEFT JOIN challenge ON challenge.id = $2::int AND challenge.game_id = game.id AND challenge.is_enabled
WHERE game.id = $1::int`,
}

/**
 * Whom an answer would be judged for. One statement, since every answer of a busy game comes through here;
 * judging looks at the same rules again, at its own time.
 * @throws NotFoundError, ConflictError (10002 once the game is over)
 */
export async function requirePlayer(
  ctx: Context,
  { gameId, challengeId }: Place,
  userId: string,
): Promise<Player> {
  const values = [gameId, challengeId, userId, ctx.clock.now()]
  const row = (await ctx.pool.query<Row>({ ...statement, values })).rows[0]
  if (!row) throw refused('NoGame')
  if (row.refusal) throw refused(row.refusal)
  return { participationId: row.participationId, teamId: row.teamId }
}

/** The error that a refusal is told with. */
export function refused(refusal: Refusal): DomainError {
  switch (refusal) {
    case 'NoGame':
      return new NotFoundError('game.notFound')
    case 'NotParticipating':
      return new ConflictError('participation.notJoined')
    case 'NotAccepted':
      return new ConflictError('participation.notAccepted')
    case 'NotStarted':
      return new ConflictError('game.notStarted')
    case 'GameEnded':
      return new ConflictError('game.ended', { bodyStatus: 10002 })
    case 'NoChallenge':
      return new NotFoundError('challenge.notFound')
  }
}
