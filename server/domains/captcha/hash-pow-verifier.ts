import { randomBytes } from 'node:crypto'
import type { Clock } from '../../runtime/clock.ts'
import type { SharedRedis } from '../../redis/watch-redis.ts'
import type { CaptchaVerifier } from '../../ports/captcha-verifier.ts'
import { isSolved, parsePowAnswer } from './hash-pow.ts'
import { memoryPowChallenges, redisPowChallenges, sharedPowChallenges } from './pow-challenges.ts'

type Options = { difficulty: number; redis: SharedRedis | null; clock: Clock }

/** Proof of work: it takes the visitor's computer about a second, and sends no data to another service. */
export function createHashPowVerifier({ difficulty, redis, clock }: Options): CaptchaVerifier {
  const memory = memoryPowChallenges(() => clock.now().getTime())
  const challenges = redis ? sharedPowChallenges(redisPowChallenges(redis.client), memory) : memory
  return {
    provider: 'HashPow',
    siteKey: '',
    scriptOrigins: [],
    async newChallenge() {
      const id = randomBytes(6).toString('hex')
      const challenge = randomBytes(8).toString('hex')
      await challenges.put(id, challenge)
      return { id, challenge, difficulty }
    },
    async verify(text) {
      const parsed = parsePowAnswer(text)
      const challenge = parsed && (await challenges.find(parsed.id))
      if (!challenge || !isSolved(Buffer.from(challenge, 'hex'), parsed.answer, difficulty)) return false
      return challenges.take(parsed.id)
    },
  }
}
