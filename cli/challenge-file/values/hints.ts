import type { ChallengeDefinition } from '../definition.ts'
import type { Warn } from '../source.ts'
import { settle } from '../losses.ts'
import { isEmptyList, isMap, isNothing, listOf, textOf, type YamlValue } from '../yaml.ts'

function timeOf(value: YamlValue | undefined, warn: Warn): string | undefined {
  const text = textOf(value)
  const time = new Date(text)
  if (text && !Number.isNaN(time.getTime())) return time.toISOString()
  if (text) warn(`hints: "${text}" is not a time; the hint is shown at once`)
  return undefined
}

/** Points as a number, which may have a fraction. */
function costOf(value: YamlValue | undefined, warn: Warn): number {
  const text = textOf(value)
  const cost = Number(text)
  if (Number.isFinite(cost)) return Math.max(0, Math.round(cost))
  warn(`hints: "${text}" is not a number of points; the hint is free`)
  return 0
}

/** Hints as texts or as maps of `content` (or `hint`), `title`, `cost` and `release_at`. */
export function readHints(
  value: YamlValue | undefined,
  warn: Warn,
): Pick<ChallengeDefinition, 'hints' | 'extraHints'> {
  if (isEmptyList(value)) return { hints: [], extraHints: [] }
  const all = listOf(value)
    .map((item) => ({
      title: isMap(item) ? textOf(item['title']) : '',
      content: textOf(isMap(item) ? (item['content'] ?? item['hint']) : item),
      releaseAt: isMap(item) ? timeOf(item['release_at'], warn) : undefined,
      cost: isMap(item) ? costOf(item['cost'], warn) : 0,
    }))
    .filter(({ content }) => content !== '')
  for (const [index, item] of listOf(value).entries()) {
    if (isMap(item) && !isNothing(item['requirements'])) {
      warn(`hints: hint ${index + 1} requires other hints, which is not supported; it can be bought at once`)
      settle(item['requirements'])
    }
    // The name by which other hints require this one.
    if (isMap(item)) settle(item['key'])
  }
  const extraHints = all.filter(
    ({ title, cost, releaseAt }) => title !== '' || cost > 0 || releaseAt !== undefined,
  )
  const hints = all.filter((hint) => !extraHints.includes(hint)).map(({ content }) => content)
  return {
    hints: all.length > 0 ? hints : undefined,
    ...(extraHints.length > 0 && { extraHints }),
  }
}
