/** How many characters a leet table offers for each letter, written as letter and number. */
function choices(table: string): Readonly<Record<string, number>> {
  return Object.fromEntries(table.split(' ').map((entry) => [entry.charAt(0), Number(entry.slice(1))]))
}

const SIMPLE = choices(
  'A3 B4 C2 D2 E3 F3 G4 H2 I4 J2 K2 L4 M2 N2 O3 P2 Q3 R2 S3 T3 U2 V2 W2 X2 Y2 Z3 03 13 23 33 43 53 63 72 83 92',
)
const COMPLEX = { ...SIMPLE, ...choices('A4 C3 I5 L5 O4 S4 Z4 04 14 24') }

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
