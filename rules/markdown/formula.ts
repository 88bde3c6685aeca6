type Formula = {
  /** The formula with its marks, as written. */
  raw: string
  source: string
  /** On a line of its own, in the larger style. */
  isDisplayed: boolean
}

/** More than any formula. It bounds the time to look for an end. */
const longest = 4000
const text = (characters: string) => `((?:${characters}){1,${longest}}?)`
const noBlankLine = String.raw`(?!\n[ \t]*\n)[\s\S]`
const lineEnd = String.raw`[ \t]*(?:\n|$)`

const noDollars = String.raw`(?!\$\$)`
const FENCE = new RegExp(
  String.raw`^ {0,3}(\${2,3})[ \t]*\n${text(String.raw`${noDollars}[\s\S]`)}\1${lineEnd}`,
)
const LINE = new RegExp(String.raw`^ {0,3}(\${2,3})(?!\$)${text(noDollars + noBlankLine)}\1${lineEnd}`)
const BRACKETS = new RegExp(
  String.raw`^ {0,3}\\\[${text(String.raw`(?!\n[ \t]*\n)(?:\\[^[\]]|[^\\])`)}\\\]${lineEnd}`,
)

// A formula in a line has no code in it. Next to a blank, a quote or a closing mark, a dollar sign is no mark.
const INLINE = /^\$(?![\s$'"\])},;:?])((?:\\.|[^\\$\n`])+?)(?<!\s)\$/
const DISPLAYED = new RegExp(
  String.raw`^(\${2,3})(?![$'"\])},;:?])${text(String.raw`\\[\s\S]|[^\\$\x60]`)}\1(?!\$)`,
)
const INLINE_PARENTHESES = new RegExp(String.raw`^\\\(${text(String.raw`(?!\\[()])[^\x60]`)}\\\)`)
const INLINE_BRACKETS = new RegExp(String.raw`^\\\[${text(String.raw`\\[^[\]\x60]|[^\\\x60]`)}\\\](?![(:[])`)

// Scripts that write no blanks between words: a formula follows a word there.
const WORD =
  /(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}])[\p{L}\p{M}\p{N}_]/u
const isWordBefore = (before: string) => WORD.test(/.$/su.exec(before.slice(-2))?.[0] ?? '')
const isWordAfter = (after: string) => WORD.test(/^./su.exec(after.slice(0, 2))?.[0] ?? '')

/** Commands, powers, indices, relations: signs of a formula that prose and regular expressions do not have. */
const hasOperator = (source: string) =>
  /\\[a-z]{2,}|[\^=<>≤≥≠∈+]|\b[a-z]_\w\b|_\{/i.test(source) && !/\\[dwsb](?![a-z])/i.test(source)
const hasWord = (source: string) => /\p{L}{3,}/u.test(source)
const isMath = (source: string) => hasOperator(source) && /[\p{L}\p{N}]/u.test(source)
/** `5 or 10`: an amount of money and the words after it. */
const isAmount = (source: string) => /^\d[\d.,]*\s+\p{L}{2,}/u.test(source) && !/[\\^_=]/.test(source)
/** Blanks on both sides or on none: `$$; kill $$` has two names of a process. */
const isEven = (source: string) =>
  /^\s/.test(source) === /\s$/.test(source) && (!/^\s/.test(source) || isMath(source) || !hasWord(source))

/** Whether the brackets around a text have lines of their own, as no text in brackets has them. */
const areAlone = (source: string) => /^[ \t]*\n[\s\S]*\n[ \t]*$/.test(source)

/** A formula that begins with this text, at the start of a line, and takes whole lines. */
export function readBlockFormula(text: string): Formula | undefined {
  const fence = FENCE.exec(text)
  if (fence) return { raw: fence[0], source: fence[2] ?? '', isDisplayed: true }
  const line = LINE.exec(text)
  if (line && (line[2]?.includes('\n') || isEven(line[2] ?? ''))) {
    return { raw: line[0], source: line[2] ?? '', isDisplayed: true }
  }
  const brackets = BRACKETS.exec(text)
  if (brackets && (isMath(brackets[1] ?? '') || areAlone(brackets[1] ?? ''))) {
    return { raw: brackets[0], source: brackets[1] ?? '', isDisplayed: true }
  }
  return undefined
}

/** Where the first line is that begins a formula of whole lines, or -1. */
export function findBlockFormula(text: string): number {
  for (const { index } of text.matchAll(/(?<=\n) {0,3}(?:\$\$|\\\[)/g)) {
    if (readBlockFormula(text.slice(index))) return index
  }
  return -1
}

/** A formula within a line that begins with this text. `before` is the text in front of it. */
export function readInlineFormula(text: string, before: string): Formula | undefined {
  return text.startsWith('\\') ? readBackslashFormula(text) : readDollarFormula(text, before)
}

function readBackslashFormula(text: string): Formula | undefined {
  const parentheses = INLINE_PARENTHESES.exec(text)
  const [, inner = ''] = parentheses ?? []
  const isFormula =
    isMath(inner) || (/[\p{L}\p{N}]/u.test(inner) && !hasWord(inner) && !/\\[dwsb]/i.test(inner))
  if (parentheses && isFormula) return { raw: parentheses[0], source: inner, isDisplayed: false }
  const brackets = INLINE_BRACKETS.exec(text)
  const [, shown = ''] = brackets ?? []
  return brackets && isMath(shown) ? { raw: brackets[0], source: shown, isDisplayed: true } : undefined
}

function readDollarFormula(text: string, before: string): Formula | undefined {
  // A password, a variable, a hash or an amount: `Pa$$w0rd`, `$6$salt$`, `US$5`. In addresses it is a character.
  if (isWordBefore(before) || before.endsWith('$') || /:\/\/\S*$/.test(before)) return undefined
  const displayed = DISPLAYED.exec(text)
  if (displayed) {
    const [raw, , source = ''] = displayed
    return isWordAfter(text.slice(raw.length)) || !isEven(source)
      ? undefined
      : { raw, source, isDisplayed: true }
  }
  const inline = INLINE.exec(text)
  const [raw = '', source = ''] = inline ?? []
  const after = text.slice(raw.length, raw.length + 2)
  if (!inline || isWordAfter(after) || after.startsWith('{') || isAmount(source)) return undefined
  // `$(id)$(ls)` of a shell; `\d+$|^\w+$` of a regular expression.
  if (source.startsWith('(') && after.startsWith('(')) return undefined
  if (/[+*?)\]}.]$/.test(before) && !/^[\w\\({[-]/.test(source)) return undefined
  return { raw, source, isDisplayed: false }
}
