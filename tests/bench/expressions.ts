import { performance } from 'node:perf_hooks'
import { matcherOf } from '../../server/domains/flag/match-flag.ts'
import { costlyPatterns, longAnswers } from '../kit/world/costly-patterns.ts'
import { median, type Figure } from './figure.ts'

/** The longest time of one answer that an accepted pattern may take, in milliseconds. */
const limitMs = 1

const rounds = 9

/** The time that one answer takes by each costly pattern that is accepted; each round compiles the pattern anew. */
export function benchExpressions(): Figure[] {
  return costlyPatterns.flatMap((pattern) => {
    if (typeof matcherOf('Regex', pattern) === 'string') return []
    const value = median(Array.from({ length: rounds }, () => judgingMs(pattern)))
    return [{ name: `judge ${pattern}`, value, unit: 'ms', limit: limitMs, ratio: value / limitMs }]
  })
}

/** The mean time of an answer in milliseconds. */
function judgingMs(pattern: string): number {
  const matcher = matcherOf('Regex', pattern)
  if (typeof matcher === 'string') throw new Error(`The pattern ${pattern} is refused.`)
  const start = performance.now()
  for (const answer of longAnswers) matcher(answer)
  return (performance.now() - start) / longAnswers.length
}
