import { challengeLimits } from '../../../rules/field-limits.ts'
import { patternOfPython } from '../../../rules/flags/python-pattern.ts'
import type { ChallengeDefinition, FileFlag } from '../definition.ts'
import type { Warn } from '../source.ts'
import { isEmptyList, isMap, listOf, plainText, textOf, type YamlValue } from '../yaml.ts'

type Options = {
  /** Whether the patterns are those of this platform, as in files that it wrote, and not of Python. */
  isWritten?: boolean
  note?: Warn
}

const classNotes: Record<string, string> = {
  '\\w': '\\w has only letters without accents, digits and _',
  '\\d': '\\d has only the digits 0 to 9',
  '\\s': '\\s has only blanks of ASCII',
  '\\b': '\\b is between letters without accents, digits and _, and other characters',
}

/** Flags as texts or as maps of `content`, `type` and `data`. */
export function readFlags(
  value: YamlValue | undefined,
  warn: Warn,
  options: Options = {},
): ChallengeDefinition['flags'] {
  const items = listOf(value)
  if (items.length === 0) return isEmptyList(value) ? { values: [], isComplete: true } : undefined
  const flags = items.map((item, index) => readFlag(item, index + 1, warn, options))
  const values = flags.filter((flag) => flag !== undefined)
  if (values.length === 0) return undefined
  const distinct = values.filter(
    (flag, index) => values.findIndex((other) => isSameFlag(flag, other)) === index,
  )
  return { values: distinct, isComplete: values.length === flags.length }
}

/** Blanks around a flag are in no file. */
export function isSameFlag(one: FileFlag, other: FileFlag): boolean {
  return plainText(one.flag) === plainText(other.flag) && one.kind === other.kind
}

function patternOf(
  text: string,
  position: number,
  { isWritten = false, note }: Options,
): { pattern: string; unsupported?: string } {
  if (isWritten) return { pattern: text }
  const { pattern, asciiClasses, unsupported } = patternOfPython(text)
  const notes = new Set(asciiClasses.map((one) => classNotes[one.toLowerCase()]))
  if (notes.size > 0)
    note?.(`flags: the pattern of flag ${position} matches less than in Python: ${[...notes].join('; ')}`)
  return { pattern, unsupported }
}

function readFlag(item: YamlValue, position: number, warn: Warn, options: Options): FileFlag | undefined {
  const skip = (why: string) => {
    warn(`flags: flag ${position} is skipped: ${why}`)
    return undefined
  }
  const content = isMap(item) ? (item['content'] ?? item['flag']) : item
  const text = textOf(content)
  if (!text) return skip('it has no text')
  const type = (isMap(item) && textOf(item['type'])) || 'static'
  if (type !== 'static' && type !== 'regex') return skip(`the type "${type}" is unknown`)
  const ignoresCase = isMap(item) && textOf(item['data']) === 'case_insensitive'
  const { pattern, unsupported } =
    type === 'regex' ? patternOf(text, position, options) : { pattern: text, unsupported: undefined }
  if (unsupported) return skip(`its pattern has ${unsupported}, which the platform does not support`)
  const flag = type === 'regex' && ignoresCase ? `(?i)${pattern}` : pattern
  const max = type === 'regex' ? challengeLimits.flagPattern : challengeLimits.flag
  if (flag.length > max) return skip(`it is longer than ${max} characters`)
  if (type === 'regex') return { flag, kind: 'Regex' }
  return { flag, kind: ignoresCase ? 'CaseInsensitive' : 'Exact' }
}
