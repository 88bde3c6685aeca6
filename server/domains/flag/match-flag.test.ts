import { expect, it } from 'vitest'
import { matcherOf } from './match-flag.ts'

const long = (text: string) => text.repeat(127).slice(0, 127)

/** Patterns that take exponential or quadratic time, or much memory, in backtracking engines. */
const costly = [
  '(a+)+',
  '(a|a)*b',
  '(a|aa)+$',
  '(a*)*b',
  '((((a*)*)*)*)*b',
  '(.*)*x',
  '(x+x+)+y',
  '([a-zA-Z]+)*!',
  '.*.*.*.*.*.*.*=.*',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(.*a){25}',
  '(a?){20}a{20}',
  '.*[ab].{50}',
  '.*a.{100}',
  '(.*a.{20})*b',
  '(?i)[a-z\\pL]{0,60}x',
  '(.{1,6}){9}',
  '(.?.?){30}',
  '(a?){60}',
  '(.{1,30}){30}',
  '((a{0,10}){0,10}){0,10}',
  '((a{100}){100}){100}',
  '(?:a?){1000}',
]
const answers = [
  long('a'),
  `${long('a').slice(1)}!`,
  long('ab'),
  long('aab'),
  long('x'),
  long('é'),
  long('0101'),
  'flag{a}',
  '',
]

const rounds = 6

/** The processor time of the fastest round in milliseconds: other work on the machine does not count. */
function fastestMs(prepare: () => () => void): number {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const work = prepare()
    const start = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(start)
    times.push((user + system) / 1000)
  }
  return Math.min(...times)
}

/** A measure of this machine: the processor time of half a million steps of a loop in milliseconds. */
function loopMs(): number {
  let sum = 0
  const ms = fastestMs(() => () => {
    for (let step = 0; step < 500_000; step += 1) sum += step % 7
  })
  expect(sum).toBeGreaterThan(0)
  return ms
}

/** The mean processor time of an answer in milliseconds; null if the pattern is refused. */
function judgingMs(pattern: string): number | null {
  if (typeof matcherOf('Regex', pattern) === 'string') return null
  const all = fastestMs(() => {
    // A new matcher each time: the first answers of a pattern cost most.
    const matcher = matcherOf('Regex', pattern)
    if (typeof matcher === 'string') throw new Error(`${pattern} is refused`)
    return () => {
      for (const answer of answers) matcher(answer)
    }
  })
  return all / answers.length
}

it('judges answers by costly patterns in less than half a million steps of a loop each, or refuses the pattern', () => {
  const limitMs = loopMs()
  const times = costly.map((pattern) => ({ pattern, ms: judgingMs(pattern) }))
  expect(times.filter(({ ms }) => ms !== null && ms >= limitMs)).toEqual([])
  expect(times.filter(({ ms }) => ms === null).map(({ pattern }) => pattern)).toEqual([
    '(.?.?){30}',
    '(a?){60}',
    '(.{1,30}){30}',
    '((a{0,10}){0,10}){0,10}',
    '((a{100}){100}){100}',
    '(?:a?){1000}',
  ])
})

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
