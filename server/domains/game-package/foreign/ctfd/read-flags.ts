import { challengeLimits } from '../../../../../rules/field-limits.ts'
import { patternOfPython } from '../../../../../rules/flags/python-pattern.ts'
import { matcherOf } from '../../../flag/match-flag.ts'
import type { CtfdRow } from './ctfd-shapes.ts'
import type { CtfdExport } from './ctfd-export.ts'

/** Adds the flags and returns the ids of the challenges that have one. */
export function readFlags({ tables, game }: CtfdExport): Set<number> {
  const titles = new Map(tables.challenges.map(({ id, name }) => [id, name]))
  const usable = new Set<number>()
  const seen = new Set<string>()
  for (const [index, row] of tables.flags.entries()) {
    const { id, challenge_id: challengeId } = row
    const title = titles.get(challengeId ?? 0)
    if (challengeId === null || title === undefined) {
      game.lose('flags: without a challenge')
      continue
    }
    const { asciiClasses, ...flag } = flagOf(row)
    if (flag.problem !== undefined) {
      game.lose(`flags: ${flag.problem}: ${title}`)
      continue
    }
    usable.add(challengeId)
    const key = JSON.stringify([challengeId, flag])
    if (seen.has(key)) continue
    seen.add(key)
    for (const name of asciiClasses) game.change(`flags: ${title}: ${name}`, 'ASCII')
    game.add(
      'flags.jsonl',
      {
        id,
        challengeId,
        flag: flag.flag,
        kind: flag.kind,
        isBait: false,
        isOccupied: false,
        attachment: null,
        examples: [],
        counterexamples: [],
      },
      { document: 'db/flags.json', member: `results.${index}` },
    )
  }
  return usable
}

type Read = { asciiClasses: readonly string[] } & (
  | { problem: string }
  | { problem?: undefined; flag: string; kind: 'Exact' | 'CaseInsensitive' | 'Regex' }
)

/** The flag, or the reason why Halyard does not support it. */
function flagOf({ type, content, data }: CtfdRow<'flags'>): Read {
  const ignoresCase = data === 'case_insensitive'
  const asExpression = type === 'regex'
  const { pattern, asciiClasses } = patternOfPython(asExpression ? content : '')
  const refused = (problem: string): Read => ({ problem, asciiClasses })
  if (type !== 'static' && !asExpression) return refused(`type ${type}`)
  if (content.trim() === '') return refused('empty')
  const flag = asExpression ? `${ignoresCase ? '(?i)' : ''}${pattern}` : content
  const max = asExpression ? challengeLimits.flagPattern : challengeLimits.flag
  if (flag.length > max) return refused(`longer than ${max}`)
  const kind = asExpression ? 'Regex' : ignoresCase ? 'CaseInsensitive' : 'Exact'
  return typeof matcherOf(kind, flag) === 'string'
    ? refused('unsupported regular expression')
    : { flag, kind, asciiClasses }
}
