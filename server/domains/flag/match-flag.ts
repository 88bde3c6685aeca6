import { RE2JS, RE2JSException } from 're2js'
import { challengeLimits } from '../../../rules/field-limits.ts'
import type { FlagKind } from '../../../prisma/generated/client/enums.ts'

/**
 * The largest program of a regular expression, in RE2 instructions. A program of this size judges the longest answer
 * that it is tried on in less than a millisecond, whatever the pattern.
 */
const maxPatternSize = 150

type Matcher = (answer: string) => boolean
type Problem = 'flag.badPattern' | 'flag.patternTooLarge'

/**
 * A function that says whether the flag accepts an answer, or the problem of its pattern. Blanks around the flag do not
 * count, since answers have none. A regular expression has the
 * syntax of RE2 and must match the whole answer, which takes a time that is linear in the length of the answer. It
 * accepts no answer above `flagPattern` UTF-16 units.
 */
export function matcherOf(kind: FlagKind, flag: string): Matcher | Problem {
  switch (kind) {
    case 'Exact':
      return (answer) => answer === flag.trim()
    case 'CaseInsensitive': {
      const folded = flag.trim().toLowerCase()
      return (answer) => answer.toLowerCase() === folded
    }
    case 'Regex':
      return patternMatcher(trimPattern(flag))
  }
}

/** A blank behind a backslash belongs to the expression. */
function trimPattern(pattern: string): string {
  return pattern.trimStart().replace(/(?<!\\)\s+$/, '')
}

function patternMatcher(flag: string): Matcher | Problem {
  try {
    const pattern = RE2JS.compile(flag)
    return pattern.programSize() > maxPatternSize
      ? 'flag.patternTooLarge'
      : (answer) => answer.length <= challengeLimits.flagPattern && pattern.matches(answer)
  } catch (error) {
    if (error instanceof RE2JSException) return 'flag.badPattern'
    throw error
  }
}
