import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import type { Clock } from '../../runtime/clock.ts'
import { coalesce } from '../../runtime/coalesce.ts'
import { playingRows, refusalAt, refused, type Refusal } from '../participation/refusal.ts'
import type { ChallengeKey } from '../challenge/challenge-key.ts'

export type Player = { participationId: number; teamId: number }

type PlayerQuestion = ChallengeKey & { userId: string }
type PlayerAnswer = Player & { refusal: Refusal | null }

/** Players that a process caches. Each is about 150 bytes. */
const maxCached = 20_000

const statement = {
  name: 'submission-gate',
  text: `
SELECT participation.id AS "participationId", participation.team_id AS "teamId",${refusalAt('$4::timestamptz')}
FROM unnest($1::int[], $2::int[], $3::uuid[]) WITH ORDINALITY AS asked (game_id, challenge_id, user_id, ordinal)
LEFT JOIN participation_member member ON member.game_id = asked.game_id AND member.user_id = asked.user_id
${playingRows('asked', 'member.participation_id')}
ORDER BY asked.ordinal`,
}

export type PlayingGate = {
  /**
   * The player of a submission, by the rows of the database. Judging checks the same rules again at its own time.
   * @throws NotFoundError, ConflictError (10002 after the end of the game)
   */
  requirePlayer(key: ChallengeKey, userId: string): Promise<Player>
  /**
   * The player whom `requirePlayer` found last, or null. The user may have left the team since, so only judging decides
   * whether it still plays: it refuses a player who is no member with `NotParticipating`.
   */
  cached(gameId: number, userId: string): Player | null
}

/** Waiting look-ups are batched. */
export function createPlayingGate({ pool, clock }: { pool: pg.Pool; clock: Clock }): PlayingGate {
  const known = new LRUCache<string, Player>({ max: maxCached })
  const players = coalesce({
    async run(asked: PlayerQuestion[]) {
      const column = <Key extends keyof PlayerQuestion>(key: Key) => asked.map((item) => item[key])
      const values = [column('gameId'), column('challengeId'), column('userId'), clock.now()]
      return (await pool.query<PlayerAnswer>({ ...statement, values })).rows
    },
    concurrency: 2,
    largestBatch: 100,
  })
  return {
    async requirePlayer(key, userId) {
      const place = `${key.gameId}:${userId}`
      known.delete(place)
      const { refusal, ...player } = await players.ask({ ...key, userId })
      // Judging decides by the database's clock whether the challenge has closed.
      if (refusal && refusal !== 'ChallengeClosed') throw refused(refusal)
      known.set(place, player)
      return player
    },
    cached: (gameId, userId) => known.get(`${gameId}:${userId}`) ?? null,
  }
}
