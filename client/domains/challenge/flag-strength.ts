import { readTemplate } from './leet-tables.ts'

const HASH_BITS = 48
const GUID_BITS = 122
const STRONG_BITS = 32

export type FlagStrength = {
  /** The source of the difference between two teams' flags. */
  source: 'guid' | 'hash' | 'letters'
  /** Its entropy in bits, rounded down. */
  bits: number
  isStrong: boolean
}

/** Measures how hard a team's flag is to guess for other teams, as the server does. */
export function flagStrength(template: string): FlagStrength {
  const { prefix, body, walk } = readTemplate(template)
  const letters = walk.reduce((bits, { choices }) => bits + Math.log2(choices?.length ?? 1), 0)
  if (template.trim() === '' || body.includes('[GUID]')) {
    return { source: 'guid', bits: GUID_BITS, isStrong: true }
  }
  if (body.includes('[TEAM_HASH]')) {
    return { source: 'hash', bits: HASH_BITS + (prefix ? Math.floor(letters) : 0), isStrong: true }
  }
  return { source: 'letters', bits: Math.floor(letters), isStrong: letters >= STRONG_BITS }
}
