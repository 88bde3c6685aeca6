// Replacements of each letter (contract: rules, section 6.2).
const SIMPLE: Readonly<Record<string, string>> = {
  A: 'Aa4', B: 'Bb68', C: 'Cc', D: 'Dd', E: 'Ee3', F: 'Ff1', G: 'Gg69', H: 'Hh', I: 'Ii1l', J: 'Jj',
  K: 'Kk', L: 'Ll1I', M: 'Mm', N: 'Nn', O: 'Oo0', P: 'Pp', Q: 'Qq9', R: 'Rr', S: 'Ss5', T: 'Tt7',
  U: 'Uu', V: 'Vv', W: 'Ww', X: 'Xx', Y: 'Yy', Z: 'Zz2',
  0: '0oO', 1: '1lI', 2: '2zZ', 3: '3eE', 4: '4aA', 5: '5Ss', 6: '6Gb', 7: '7T', 8: '8bB', 9: '9g',
} // prettier-ignore

const COMPLEX: Readonly<Record<string, string>> = {
  ...SIMPLE,
  A: 'Aa4@', B: 'Bb6&', C: 'Cc(', I: 'Ii1l!', L: 'Ll1I!', O: 'Oo0#', S: 'Ss5$', Z: 'Zz2?',
  0: '0oO#', 1: '1lI|', 2: '2zZ?', 8: '8B&',
} // prettier-ignore

/** The word before a template, and the table that it asks for. */
export const PREFIXES = ['[LEET]', '[CLEET]'] as const

export type Template = {
  prefix: (typeof PREFIXES)[number] | ''
  /** The part after the prefix. */
  body: string
  /** Each character with what it may turn into; null for itself alone. */
  walk: { character: string; choices: string | null }[]
}

/** Letters between braces take look-alikes; brackets shield what is between them. */
export function readTemplate(template: string): Template {
  const prefix = PREFIXES.find((candidate) => template.startsWith(candidate)) ?? ''
  const body = template.slice(prefix.length)
  const table = prefix === '[CLEET]' ? COMPLEX : SIMPLE
  let isOn = false
  const walk = Array.from(body, (character) => {
    if (character === '{' || character === ']') isOn = true
    else if (isOn && (character === '}' || character === '[')) isOn = false
    else if (isOn) return { character, choices: table[character.toUpperCase()] ?? null }
    return { character, choices: null }
  })
  return { prefix, body, walk }
}
