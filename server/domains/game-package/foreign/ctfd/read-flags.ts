import { challengeLimits } from '../../../../../rules/field-limits.ts'
import { matcherOf } from '../../../flag/match-flag.ts'
import type { CtfdRow } from './ctfd-shapes.ts'
import type { CtfdExport } from './ctfd-export.ts'

/** Adds the flags and returns the ids of the challenges that have one. */
export function readFlags({ tables, game }: CtfdExport): Set<number> {
  const known = new Set(tables.challenges.map(({ id }) => id))
  const usable = new Set<number>()
  const seen = new Set<string>()
  for (const [index, row] of tables.flags.entries()) {
    const { id, challenge_id: challengeId } = row
    const flag = flagOf(row)
    if (challengeId === null || !known.has(challengeId)) game.lose('flags: without a challenge')
    else if (typeof flag === 'string') game.lose(`flags: ${flag}`)
    else {
      usable.add(challengeId)
      const key = JSON.stringify([challengeId, flag])
      if (seen.has(key)) continue
      seen.add(key)
      game.add(
        'flags.jsonl',
        {
          id,
          challengeId,
          ...flag,
          isBait: false,
          isOccupied: false,
          attachment: null,
          examples: [],
          counterexamples: [],
        },
        { document: 'db/flags.json', member: `results.${index}` },
      )
    }
  }
  return usable
}

/** The flag, or the reason why Halyard does not support it. */
function flagOf({ type, content, data }: CtfdRow<'flags'>) {
  const ignoresCase = data === 'case_insensitive'
  if (type !== 'static' && type !== 'regex') return `type ${type}`
  if (content.trim() === '') return 'empty'
  const flag = type === 'regex' && ignoresCase ? `(?i)${content}` : content
  const max = type === 'regex' ? challengeLimits.flagPattern : challengeLimits.flag
  if (flag.length > max) return `longer than ${max}`
  const kind = type === 'regex' ? 'Regex' : ignoresCase ? 'CaseInsensitive' : 'Exact'
  return typeof matcherOf(kind, flag) === 'string'
    ? 'unsupported regular expression'
    : ({ flag, kind } as const)
}
