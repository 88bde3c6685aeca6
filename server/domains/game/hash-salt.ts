import { createHash } from 'node:crypto'

/**
 * What the hashes of a game's teams are salted with (contract: rules, section 6.4), from the private key as it
 * is stored. Authors who compute flags elsewhere may see it.
 */
export function gameHashSalt(privateKey: string, compatPrefix: string): string {
  return createHash('sha256').update(`${compatPrefix}@${privateKey}@PK`).digest('hex')
}
