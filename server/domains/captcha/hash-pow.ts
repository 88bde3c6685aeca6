import { createHash } from 'node:crypto'

/** Parses an answer into the challenge's id and 8 bytes; null for anything else. */
export function parsePowAnswer(text: string): { id: string; answer: Buffer } | null {
  const [, id = '', hex = ''] = /^([0-9a-f]{12}):([0-9a-f]{16})$/i.exec(text) ?? []
  return id ? { id: id.toLowerCase(), answer: Buffer.from(hex, 'hex') } : null
}

/**
 * Whether the hash of challenge and answer starts with `difficulty` zero bits (contract: conventions, section
 * 10.1).
 */
export function isSolved(challenge: Buffer, answer: Buffer, difficulty: number): boolean {
  const hash = createHash('sha256').update(challenge).update(answer).digest()
  return leadingZeroBits(hash) >= difficulty
}

function leadingZeroBits(bytes: Uint8Array): number {
  let bits = 0
  for (const byte of bytes) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24
    bits += 8
  }
  return bits
}
