import { createHash } from 'node:crypto'

/** Twelve hex digits that stand for one team in one challenge (contract: rules, section 6.4). */
export function teamHash(salt: string, challengeId: number, teamToken: string): string {
  return sha256(`${sha256(`${salt}::${challengeId}`)}::${teamToken}`).slice(12, 24)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
