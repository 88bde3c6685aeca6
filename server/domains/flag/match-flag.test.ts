import { expect, it } from 'vitest'
import { costlyPatterns, longAnswers } from '../../../tests/kit/world/costly-patterns.ts'
import { matcherOf } from './match-flag.ts'

const long = (text: string) => text.repeat(127).slice(0, 127)

it('refuses patterns that are too large', () => {
  const problems = costlyPatterns.map((pattern) => [pattern, matcherOf('Regex', pattern)])
  expect(problems.filter(([, problem]) => typeof problem === 'string')).toEqual([
    ['(.?.?){30}', 'flag.patternTooLarge'],
    ['(a?){60}', 'flag.patternTooLarge'],
    ['(.{1,30}){30}', 'flag.patternTooLarge'],
    ['((a{0,10}){0,10}){0,10}', 'flag.patternTooLarge'],
    ['((a{100}){100}){100}', 'flag.badPattern'],
    ['(?:a?){1000}', 'flag.patternTooLarge'],
  ])
})

// An engine that backtracks needs longer than the limit of a test for most of these.
it.each(costlyPatterns.flatMap((pattern) => matcherOrNone(pattern)))(
  'judges every answer by the costly pattern %s',
  (_pattern, matcher) => {
    expect(longAnswers.map((answer) => typeof matcher(answer))).toEqual(longAnswers.map(() => 'boolean'))
  },
)

function matcherOrNone(pattern: string): [pattern: string, matcher: (answer: string) => boolean][] {
  const matcher = matcherOf('Regex', pattern)
  return typeof matcher === 'string' ? [] : [[pattern, matcher]]
}

it.each([
  ['a|b', 'a', true],
  ['a|b', 'ab', false],
  ['(?i)flag', 'FLAG', true],
  ['flag', 'flag\n', false],
  ['(?m)^a$', 'a\nb', false],
  ['flag{\\d+}', 'flag{12}', true],
  ['\\pL+', 'Ärger', true],
  ['.', '🚩', true],
  ['.*', long('a'), true],
  ['.*', `${long('a')}a`, false],
])('matches the whole answer: %s with %j is %s', (pattern, answer, accepted) => {
  const matcher = matcherOf('Regex', pattern)
  expect(typeof matcher === 'string' ? matcher : matcher(answer)).toBe(accepted)
})
