export type TranslatedPattern = {
  pattern: string
  /** Classes such as `\d` that the pattern has: Python takes characters of all scripts for them, RE2 those of ASCII. */
  asciiClasses: string[]
}

// An escape, a class of characters, a comment, or a repetition without its first number.
const token =
  /\\u[\da-fA-F]{4}|\\U[\da-fA-F]{8}|\\[\s\S]|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]|\(\?#[^)]*\)|\{,\d*\}/g
const escape = /\\u[\da-fA-F]{4}|\\U[\da-fA-F]{8}|\\[\s\S]/g

/**
 * A regular expression of Python with the same meaning in the syntax of RE2, which this platform runs. What RE2 does not
 * have, such as a look-ahead, stays as it is, so that its compiler refuses it.
 */
export function patternOfPython(source: string): TranslatedPattern {
  const asciiClasses = new Set<string>()
  const escaped = (text: string, isInClass: boolean): string => {
    if (/^\\u./i.test(text)) return `\\x{${text.slice(2)}}`
    if (text === '\\b' && isInClass) return '\\x08'
    if (text === '\\Z' && !isInClass) return '\\z'
    if (/^\\[dwsb]$/i.test(text)) asciiClasses.add(text)
    return text
  }
  const pattern = source.replace(token, (text) => {
    if (text.startsWith('(?#')) return ''
    if (text.startsWith('{')) return `{0${text.slice(1)}`
    return text.startsWith('[') ? text.replace(escape, (inner) => escaped(inner, true)) : escaped(text, false)
  })
  return { pattern, asciiClasses: [...asciiClasses] }
}
