import { passwordRules } from '../../../../rules/password-rules.ts'

export function meetsRules(password: string): boolean {
  return Object.values(passwordRules).every((isMet) => isMet(password))
}

export type Strength = 'none' | 'weak' | 'fair' | 'good' | 'strong'

const COMMON = /pass(word|wort)?|qwert[yz]?|azerty|admin|letmein|welcome|halyard|abc|123|(19|20)\d\d/gi
const STEPS: readonly [minBits: number, strength: Strength][] = [
  [72, 'strong'],
  [52, 'good'],
  [36, 'fair'],
]

/** Estimates a password's resistance to guessing; `none` while it violates a rule. */
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  if (!meetsRules(password)) return 'none'
  const bits = guessingBits(password, known)
  return STEPS.find(([minBits]) => bits >= minBits)?.[1] ?? 'weak'
}

// Bits by alphabet and length. A common word, a year, a sequence or a known value counts as one character.
function guessingBits(password: string, known: readonly string[]): number {
  let rest = password.replace(COMMON, '*')
  for (const word of known) {
    if (word.length >= 3) rest = rest.replaceAll(new RegExp(word.replaceAll(/\W/g, '\\$&'), 'gi'), '*')
  }
  const characters = [...rest]
  const counted = characters.filter((character, index) => !continuesRun(characters[index - 1], character))
  const alphabet =
    (/\p{Ll}/u.test(rest) ? 26 : 0) +
    (/\p{Lu}/u.test(rest) ? 26 : 0) +
    (/\d/.test(rest) ? 10 : 0) +
    (/[^\p{L}\d]/u.test(rest) ? 20 : 0)
  return counted.length * Math.log2(Math.max(alphabet, 2))
}

/** Whether a character repeats the one before it, or is next to it in the alphabet. */
function continuesRun(before: string | undefined, character: string): boolean {
  if (before === undefined) return false
  const step = (character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)
  return Math.abs(step) <= 1
}
