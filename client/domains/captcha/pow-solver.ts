import { sha256OfWords } from './sha256-block.ts'

export type PowChallenge = { id: string; challenge: string; difficultyBits: number }

/**
 * Tries answers to a challenge. An answer is a prefix of four random bytes and a counter of four bytes.
 * `run` makes at most `maxTries` more tries and returns the hex digits of the answer, or null if none matched yet.
 */
export function createPowSolver({ challenge, difficultyBits }: PowChallenge, prefix: number) {
  const c0 = Number.parseInt(challenge.slice(0, 8), 16) | 0
  const c1 = Number.parseInt(challenge.slice(8, 16), 16) | 0
  const hash = new Int32Array(2)
  let count = 0
  return {
    get tries() {
      return count
    },
    run(maxTries: number): string | null {
      for (const end = count + maxTries; count < end; count++) {
        // After 2 ** 32 tries the counter starts again with the next prefix.
        const ownPrefix = prefix + Math.floor(count / 2 ** 32)
        sha256OfWords(c0, c1, ownPrefix, count, hash)
        if (leadingZeroBits(hash) >= difficultyBits) return hex(ownPrefix) + hex(count)
      }
      return null
    },
  }
}

/** Estimated progress. It never reaches 1, because the work can take longer than expected. */
export function expectedShare(tries: number, difficultyBits: number): number {
  return 1 - Math.exp(-tries / 2 ** difficultyBits)
}

function leadingZeroBits(words: Int32Array): number {
  const [first = 0, second = 0] = words
  return first === 0 ? 32 + Math.clz32(second) : Math.clz32(first)
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0')
}
