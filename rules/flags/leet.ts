export type LeetTable = 'simple' | 'complex'

// Contract: rules, section 6.2.
const simple: Readonly<Record<string, string>> = {
  A: 'Aa4', B: 'Bb68', C: 'Cc', D: 'Dd', E: 'Ee3', F: 'Ff1', G: 'Gg69', H: 'Hh', I: 'Ii1l', J: 'Jj',
  K: 'Kk', L: 'Ll1I', M: 'Mm', N: 'Nn', O: 'Oo0', P: 'Pp', Q: 'Qq9', R: 'Rr', S: 'Ss5', T: 'Tt7',
  U: 'Uu', V: 'Vv', W: 'Ww', X: 'Xx', Y: 'Yy', Z: 'Zz2',
  0: '0oO', 1: '1lI', 2: '2zZ', 3: '3eE', 4: '4aA', 5: '5Ss', 6: '6Gb', 7: '7T', 8: '8bB', 9: '9g',
} // oxfmt-ignore

const complex: Readonly<Record<string, string>> = {
  ...simple,
  A: 'Aa4@', B: 'Bb6&', C: 'Cc(', I: 'Ii1l!', L: 'Ll1I!', O: 'Oo0#', S: 'Ss5$', Z: 'Zz2?',
  0: '0oO#', 1: '1lI|', 2: '2zZ?', 8: '8B&',
} // oxfmt-ignore

const tables = { simple, complex }

/** A random whole number from 0 up to, not including, `count`. */
export type Below = (count: number) => number

/** Replaces letters between braces with random similar characters and spaces with `_`. Text in brackets is unchanged. */
export function leet(text: string, table: LeetTable, below: Below): string {
  return charactersOf(text, table)
    .map(({ character, choices }) => {
      if (choices) return choices.charAt(below(choices.length))
      return character === ' ' ? '_' : character
    })
    .join('')
}

/** Bits of randomness that the choices add to the text. */
export function leetEntropy(text: string, table: LeetTable): number {
  return charactersOf(text, table).reduce((bits, { choices }) => bits + Math.log2(choices?.length ?? 1), 0)
}

/** The characters of the text, each with its replacements if it may be replaced. */
function charactersOf(text: string, table: LeetTable): { character: string; choices?: string | undefined }[] {
  let isOn = false
  return Array.from(text, (character) => {
    const isBound =
      character === '{' || character === ']' || (isOn && (character === '}' || character === '['))
    if (isBound) {
      isOn = character === '{' || character === ']'
      return { character }
    }
    return { character, choices: isOn ? tables[table][character.toUpperCase()] : undefined }
  })
}
