/** What a pattern of Python says otherwise than RE2, which the platform uses. */
type Translation = {
  pattern: string
  /** What matches less than it does in Python. */
  notes: string[]
  /** What RE2 cannot match at all. */
  unsupported?: string
}

const unsupported: [RegExp, string][] = [
  [/^\(\?<?[=!]/, 'look-around'],
  [/^\(\?P=|^\\[1-9]/, 'references to groups'],
  [/^\(\?>/, 'atomic groups'],
  [/^\(\?\(/, 'conditions'],
  [/^\(\?[a-z]*[xauL]/, 'the flags x, a, u and L'],
  [/^[*+?}]\+/, 'possessive quantifiers'],
]

const classNotes: Record<string, string> = {
  w: '\\w has only letters without accents, digits and _',
  d: '\\d has only the digits 0 to 9',
  s: '\\s has only blanks of ASCII',
  b: '\\b is between letters without accents, digits and _, and other characters',
}

/** The end of a set such as `[^]a-z]`, which begins at `start`. */
function endOfSet(pattern: string, start: number): number {
  let at = start + 1
  if (pattern[at] === '^') at += 1
  if (pattern[at] === ']') at += 1
  while (at < pattern.length && pattern[at] !== ']') at += pattern[at] === '\\' ? 2 : 1
  return Math.min(at, pattern.length - 1)
}

/** The parts of a pattern: escapes, sets, comments, repetitions and single characters. */
function* partsOf(pattern: string): Generator<string> {
  for (let at = 0; at < pattern.length;) {
    const rest = pattern.slice(at)
    const part =
      pattern[at] === '['
        ? pattern.slice(at, endOfSet(pattern, at) + 1)
        : (/^(?:\\u[0-9a-f]{4}|\\U[0-9a-f]{8}|\\[^]|\(\?#[^)]*\)|\{,\d+\})/i.exec(rest)?.[0] ??
          pattern[at] ??
          '')
    yield part
    at += part.length
  }
}

/** Escapes with the same meaning outside of sets and in them. */
const escapeOf = (escape: string) =>
  /^\\u[0-9a-f]{4}$/i.test(escape) || /^\\U[0-9a-f]{8}$/.test(escape)
    ? `\\x{${escape.slice(2).replace(/^0+(?=.)/, '')}}`
    : escape

/**
 * A pattern of Python for RE2: `{,n}` and `\Z` are written otherwise, and comments are left out. `\d`, `\w`, `\s` and
 * `\b` are those of ASCII in RE2.
 */
export function fromPython(written: string): Translation {
  const notes = new Set<string>()
  const note = (letter: string | undefined) => {
    const text = classNotes[letter?.toLowerCase() ?? '']
    if (text) notes.add(text)
  }
  const all = [...partsOf(written)]
  const parts = all.map((part) => {
    if (part.startsWith('(?#')) return ''
    if (part.startsWith('{,')) return `{0${part.slice(1)}`
    if (part === '\\Z') return '\\z'
    if (part.startsWith('[')) {
      for (const [, letter] of part.matchAll(/\\(.)/g)) if (letter?.toLowerCase() !== 'b') note(letter)
      return part
        .replace(/\\u[0-9a-f]{4}|\\U[0-9a-f]{8}|\\[^]/gi, escapeOf)
        .replaceAll('\\b', '\\x08')
        .replace(/(?<=.)\[(?!:)/g, '\\[')
    }
    if (/^\\[wdsb]$/i.test(part)) note(part[1])
    return part.startsWith('\\') ? escapeOf(part) : part
  })
  const reasons = all.flatMap((part, index) => {
    const rest = all.slice(index, index + 8).join('')
    // A set may have all of these as characters.
    return unsupported.flatMap(([form, name]) => (!part.startsWith('[') && form.test(rest) ? [name] : []))
  })
  return { pattern: parts.join(''), notes: [...notes], unsupported: reasons[0] }
}
