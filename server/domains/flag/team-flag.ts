import { createHash, randomInt, randomUUID } from 'node:crypto'
import { generateFlag } from '../../../rules/flag-template.ts'

const random = { guid: () => randomUUID(), below: (count: number) => randomInt(count) }

/** A new flag for one team; a hash of twelve digits stands for the team. */
export function teamFlag(template: string | null, hash: string): string {
  return generateFlag(template, hash, random)
}

/** Twelve hex digits that stand for one team in one challenge (contract: rules, section 6.4). */
export function teamHash(salt: string, challengeId: number, teamToken: string): string {
  return sha256(`${sha256(`${salt}::${challengeId}`)}::${teamToken}`).slice(12, 24)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
