import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createPowSolver, expectedShare } from './pow-solver.ts'
import { sha256OfWords } from './sha256-block.ts'

const challenge = { id: '0123456789ab', challenge: '00112233aabbccdd', difficultyBits: 8 }
const prefix = 0xdeadbeef | 0

describe('solving a proof of work', () => {
  it('hashes as SHA-256 does', () => {
    const out = new Int32Array(2)
    for (let round = 0; round < 200; round++) {
      const words = crypto.getRandomValues(new Uint32Array(4))
      const bytes = new Uint8Array(16)
      words.forEach((word, index) => new DataView(bytes.buffer).setUint32(index * 4, word))
      const [a = 0, b = 0, c = 0, d = 0] = words
      sha256OfWords(a | 0, b | 0, c | 0, d | 0, out)
      const digits = [...out].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
      expect(digits).toBe(createHash('sha256').update(bytes).digest('hex').slice(0, 16))
    }
  })

  it('finds the answers of the examples in the contract', () => {
    expect(createPowSolver(challenge, prefix).run(1_000_000)).toBe('deadbeef000001df')
    expect(createPowSolver({ ...challenge, difficultyBits: 18 }, prefix).run(1_000_000)).toBe(
      'deadbeef000004f1',
    )
  })

  it('continues where it stopped', () => {
    const solver = createPowSolver(challenge, prefix)
    expect(solver.run(0x1df)).toBeNull()
    expect(solver.tries).toBe(0x1df)
    expect(solver.run(1)).toBe('deadbeef000001df')
  })

  it('estimates its progress, and never exceeds 1', () => {
    expect(expectedShare(0, 18)).toBe(0)
    expect(expectedShare(2 ** 18, 18)).toBeCloseTo(0.632, 3)
    expect(expectedShare(2 ** 22, 18)).toBeLessThan(1)
  })
})
