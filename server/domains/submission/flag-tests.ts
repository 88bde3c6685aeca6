import { LRUCache } from 'lru-cache'
import type { FlagKind } from '../../../prisma/generated/client/enums.ts'
import { matcherOf } from '../flag/match-flag.ts'

export type TestedFlag = { kind: FlagKind; flag: string }

export type FlagTests = {
  /** JSON of the known flags of the challenge and whether each accepts the answer; null if none is known. */
  run(challengeId: number, answer: string): string | null
  /** Replaces the known flags of a challenge. */
  learn(challengeId: number, flags: TestedFlag[]): void
}

const maxChallenges = 1000

/**
 * Tests answers against the flags that the database cannot compare. What is known here may be old: the statements of
 * judging use the results of the flags that exist at their time, and ask for the others. The result for a flag depends
 * on its kind and text only, so it is never wrong.
 */
export function createFlagTests(): FlagTests {
  const known = new LRUCache<number, { key: string; accepts: (answer: string) => boolean }[]>({
    max: maxChallenges,
  })
  return {
    run(challengeId, answer) {
      const flags = known.get(challengeId)
      if (!flags) return null
      return JSON.stringify(Object.fromEntries(flags.map(({ key, accepts }) => [key, accepts(answer)])))
    },
    learn(challengeId, flags) {
      const tests = flags.map(({ kind, flag }) => {
        const matcher = matcherOf(kind, flag)
        // A pattern that cannot be used was not saved by this version; it accepts nothing.
        return { key: `${kind}:${flag}`, accepts: typeof matcher === 'string' ? () => false : matcher }
      })
      known.set(challengeId, tests)
    },
  }
}
