import { createHash } from 'node:crypto'

/**
 * The salt of a game's team hashes (contract: rules, section 6.4), from the stored private key. Authors who compute
 * flags with external tools may see it.
 */
export function gameHashSalt(privateKey: string, compatPrefix: string): string {
  return createHash('sha256').update(`${compatPrefix}@${privateKey}@PK`).digest('hex')
}
