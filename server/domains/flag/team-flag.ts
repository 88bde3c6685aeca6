import { createHash, randomInt, randomUUID } from 'node:crypto'
import { generateFlag } from '../../../rules/flags/flag-template.ts'

const random = { guid: () => randomUUID(), below: (count: number) => randomInt(count) }

/** Generates a team's flag; a hash of twelve hexadecimal digits identifies the team. */
export function teamFlag(template: string | null, hash: string): string {
  return generateFlag(template, hash, random)
}

/** Twelve hexadecimal digits that identify one team in one challenge (contract: rules, section 6.4). */
export function teamHash(salt: string, challengeId: number, teamToken: string): string {
  return sha256(`${sha256(`${salt}::${challengeId}`)}::${teamToken}`).slice(12, 24)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
