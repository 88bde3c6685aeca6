type TranslatedPattern = {
  pattern: string
  /** Classes such as `\d` that the pattern has: Python takes characters of all scripts for them, RE2 those of ASCII. */
  asciiClasses: string[]
  /** The name of the first construct that RE2 does not have. It stays in the pattern, which does not compile. */
  unsupported: string | undefined
}

const unsupported: [RegExp, string][] = [
  [/^\(\?<?[=!]/, 'look-around'],
  [/^\(\?P=|^\\[1-9]/, 'references to groups'],
  [/^\(\?>/, 'atomic groups'],
  [/^\(\?\(/, 'conditions'],
  [/^\(\?[a-z]*[xauL]/, 'the flags x, a, u and L'],
  [/^[*+?}]\+/, 'possessive quantifiers'],
]

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
        : (/^(?:\\u[\da-fA-F]{4}|\\U[\da-fA-F]{8}|\\[^]|\(\?#[^)]*\)|\{,\d*\})/.exec(rest)?.[0] ??
          pattern[at] ??
          '')
    yield part
    at += part.length
  }
}

/** Escapes with the same meaning outside of sets and in them. */
const escapeOf = (escape: string) =>
  /^\\(?:u[\da-fA-F]{4}|U[\da-fA-F]{8})$/.test(escape)
    ? `\\x{${escape.slice(2).replace(/^0+(?=.)/, '')}}`
    : escape

/**
 * A regular expression of Python with the same meaning in the syntax of RE2, which this platform runs: `{,n}` and `\Z`
 * are written otherwise, and comments are left out.
 */
export function patternOfPython(written: string): TranslatedPattern {
  const asciiClasses = new Set<string>()
  const all = [...partsOf(written)]
  const parts = all.map((part) => {
    if (part.startsWith('(?#')) return ''
    if (part.startsWith('{,')) return `{0${part.slice(1)}`
    if (part === '\\Z') return '\\z'
    if (part.startsWith('[')) {
      for (const [inner] of part.matchAll(/\\./g)) if (/[wds]$/i.test(inner)) asciiClasses.add(inner)
      return part
        .replace(/\\u[\da-fA-F]{4}|\\U[\da-fA-F]{8}|\\[^]/g, escapeOf)
        .replaceAll('\\b', '\\x08')
        .replace(/(?<=.)\[(?!:)/g, '\\[')
    }
    if (/^\\[wdsb]$/i.test(part)) asciiClasses.add(part)
    return part.startsWith('\\') ? escapeOf(part) : part
  })
  const [reason] = all.flatMap((part, index) => {
    const rest = all.slice(index, index + 8).join('')
    // A set may have all of these as characters.
    return unsupported.flatMap(([form, name]) => (!part.startsWith('[') && form.test(rest) ? [name] : []))
  })
  return { pattern: parts.join(''), asciiClasses: [...asciiClasses], unsupported: reason }
}
