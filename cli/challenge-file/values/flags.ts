import { challengeLimits } from '../../../rules/field-limits.ts'
import type { ChallengeDefinition, FileFlag } from '../definition.ts'
import type { Warn } from '../source.ts'
import { isEmptyList, isMap, listOf, textOf, type YamlValue } from '../yaml.ts'

/** Flags as texts or as maps of `content`, `type` and `data`. */
export function readFlags(value: YamlValue | undefined, warn: Warn): ChallengeDefinition['flags'] {
  const items = listOf(value)
  if (items.length === 0) return isEmptyList(value) ? { values: [], isComplete: true } : undefined
  const flags = items.map((item, index) => readFlag(item, index + 1, warn))
  const values = flags.filter((flag) => flag !== undefined)
  if (values.length === 0) return undefined
  const distinct = values.filter(
    (flag, index) => values.findIndex((other) => isSameFlag(flag, other)) === index,
  )
  return { values: distinct, isComplete: values.length === flags.length }
}

export function isSameFlag(one: FileFlag, other: FileFlag): boolean {
  return one.flag === other.flag && one.kind === other.kind
}

function readFlag(item: YamlValue, position: number, warn: Warn): FileFlag | undefined {
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
  const flag = type === 'regex' && ignoresCase ? `(?i)${text}` : text
  const max = type === 'regex' ? challengeLimits.flagPattern : challengeLimits.flag
  if (flag.length > max) return skip(`it is longer than ${max} characters`)
  if (type === 'regex') return { flag, kind: 'Regex' }
  return { flag, kind: ignoresCase ? 'CaseInsensitive' : 'Exact' }
}
