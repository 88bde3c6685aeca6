import { coalesce, perPool } from '../../coalesce.ts'
import type { Context } from '../../context.ts'
import { ConflictError, NotFoundError, type DomainError } from '../../errors.ts'
import type { Refusal } from './judge-batch.ts'

export type Place = { gameId: number; challengeId: number }
export type Player = { participationId: number; teamId: number; teamName: string; challengeTitle: string }

type Asked = Place & { userId: string }
type Answered = Player & { refusal: Refusal | null }

const statement = {
  name: 'submission-gate',
  text: `
SELECT participation.id AS "participationId", participation.team_id AS "teamId",
  team.name AS "teamName", challenge.title AS "challengeTitle",
  CASE
    WHEN game.id IS NULL THEN 'NoGame'
    WHEN participation.id IS NULL THEN 'NotParticipating'
    WHEN participation.status <> 'Accepted' THEN 'NotAccepted'
    WHEN $4::timestamptz < game.start_at THEN 'NotStarted'
    WHEN $4::timestamptz >= game.end_at AND NOT game.practice_mode THEN 'GameEnded'
    WHEN challenge.id IS NULL THEN 'NoChallenge'
  END AS refusal
FROM unnest($1::int[], $2::int[], $3::uuid[]) WITH ORDINALITY AS asked (game_id, challenge_id, user_id, place)
LEFT JOIN game ON game.id = asked.game_id AND game.deleted_at IS NULL
LEFT JOIN participation_member member ON member.game_id = game.id AND member.user_id = asked.user_id
LEFT JOIN participation ON participation.id = member.participation_id
LEFT JOIN team ON team.id = participation.team_id
LEFT JOIN challenge ON challenge.id = asked.challenge_id AND challenge.game_id = game.id AND challenge.is_enabled
ORDER BY asked.place`,
}

/** Every answer of a busy game comes through here: those that wait are looked up together. */
const gateOf = perPool(({ pool, clock }: Pick<Context, 'pool' | 'clock'>) => {
  const run = async (asked: Asked[]) => {
    const column = <Key extends keyof Asked>(key: Key) => asked.map((item) => item[key])
    const values = [column('gameId'), column('challengeId'), column('userId'), clock.now()]
    return (await pool.query<Answered>({ ...statement, values })).rows
  }
  return coalesce({ run, concurrency: 2, largestBatch: 100 })
})

/**
 * Whom an answer would be judged for; judging looks at the same rules again, at its own time.
 * @throws NotFoundError, ConflictError (10002 once the game is over)
 */
export async function requirePlayer(ctx: Context, place: Place, userId: string): Promise<Player> {
  const { refusal, ...player } = await gateOf(ctx).ask({ ...place, userId })
  if (refusal) throw refused(refusal)
  return player
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
