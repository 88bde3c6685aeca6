const SIMPLE: Readonly<Record<string, number>> = {
  ...{ A: 3, B: 4, C: 2, D: 2, E: 3, F: 3, G: 4, H: 2, I: 4, J: 2, K: 2, L: 4, M: 2 },
  ...{ N: 2, O: 3, P: 2, Q: 3, R: 2, S: 3, T: 3, U: 2, V: 2, W: 2, X: 2, Y: 2, Z: 3 },
  ...{ 0: 3, 1: 3, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 2, 8: 3, 9: 2 },
}
const COMPLEX: Readonly<Record<string, number>> = {
  ...SIMPLE,
  ...{ A: 4, C: 3, I: 5, L: 5, O: 4, S: 4, Z: 4, 0: 4, 1: 4, 2: 4 },
}

const HASH_BITS = 48
const GUID_BITS = 122
const STRONG_BITS = 32

export type FlagStrength = {
  /** What makes the flags of two teams differ. */
  source: 'guid' | 'hash' | 'letters'
  /** How much that is worth, rounded down. */
  bits: number
  isStrong: boolean
}

/** How well a team's flag hides from other teams; measured as the server does. */
export function flagStrength(template: string): FlagStrength {
  const prefix = ['[LEET]', '[CLEET]'].find((candidate) => template.startsWith(candidate)) ?? ''
  const body = template.slice(prefix.length)
  const letters = leetBits(body, prefix === '[CLEET]' ? COMPLEX : SIMPLE)
  if (template.trim() === '' || body.includes('[GUID]')) {
    return { source: 'guid', bits: GUID_BITS, isStrong: true }
  }
  if (body.includes('[TEAM_HASH]')) {
    return { source: 'hash', bits: HASH_BITS + (prefix ? Math.floor(letters) : 0), isStrong: true }
  }
  return { source: 'letters', bits: Math.floor(letters), isStrong: letters >= STRONG_BITS }
}

// Letters between braces take look-alikes; brackets shield what is between them.
function leetBits(text: string, choices: Readonly<Record<string, number>>): number {
  let isOn = false
  let bits = 0
  for (const character of text) {
    if (character === '{' || character === ']') isOn = true
    else if (isOn && (character === '}' || character === '[')) isOn = false
    else if (isOn) bits += Math.log2(choices[character.toUpperCase()] ?? 1)
  }
  return bits
}
