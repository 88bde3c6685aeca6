import { challengeLimits } from '../../rules/field-limits.ts'
import { isMap, listOf, textOf, type YamlValue } from './yaml.ts'
import type { ChallengeDefinition } from './definition.ts'

/** In UTF-16 units. */
const maxFlagLength = challengeLimits.flag

type Warn = (text: string) => void

/** Flags as texts or as maps of `content`, `type` and `data`. */
export function readFlags(value: YamlValue | undefined, warn: Warn): ChallengeDefinition['flags'] {
  const items = listOf(value)
  if (items.length === 0) return undefined
  const flags = items.map((item, index) => readFlag(item, index + 1, warn))
  const values = flags.filter((flag) => flag !== undefined)
  if (values.length === 0) return undefined
  return { values: [...new Set(values)], isComplete: values.length === flags.length }
}

function readFlag(item: YamlValue, position: number, warn: Warn): string | undefined {
  const skip = (why: string) => {
    warn(`flags: flag ${position} is skipped: ${why}`)
    return undefined
  }
  const content = isMap(item) ? (item['content'] ?? item['flag']) : item
  const flag = textOf(content)
  if (!flag) return skip('it has no text')
  if (isMap(item)) {
    const type = textOf(item['type']) || 'static'
    if (type === 'regex') return skip('regular expressions are not supported, only exact flags')
    if (type !== 'static') return skip(`the type "${type}" is unknown`)
    if (textOf(item['data']) === 'case_insensitive') return skip('case-insensitive flags are not supported')
  }
  if (flag.length > maxFlagLength) return skip(`it is longer than ${maxFlagLength} characters`)
  return flag
}
