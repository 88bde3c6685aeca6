import { expect, it } from 'vitest'
import { config, fixed, flag, people, readGame, times } from '../../../../../tests/kit/world/ctfd-tables.ts'

it('names every column and every setting with a value that has no place, but no value', () => {
  const { differences } = readGame({
    config: config({
      user_mode: 'teams',
      ...times,
      registration_code: 'letmein',
      paused: '1',
      name_changes: 'true',
    }),
    challenges: [{ ...fixed(1, 1), next_id: 2, position: 0, colour: 'red' }],
    flags: [flag(1)],
    awards: [],
    unlocks: [
      { id: 1, target: 1, type: 'solutions', date: '2026-05-02T10:00:00' },
      { id: 2, target: 1, type: 'hints', date: '2026-05-02T10:00:00' },
      { id: 3, target: 9, type: 'hints', date: '2026-05-02T10:00:00' },
    ],
    hints: [{ id: 1, challenge_id: 1, content: 'a', cost: 0 }],
    users: [{ id: 1, name: 'root', email: 'r@ctfd.test', type: 'admin', password: 'x', language: 'de' }],
    topics: [{ id: 1, value: 'x' }],
  })
  expect(differences).toEqual([
    'LEFT_OUT topics: 1',
    'LEFT_OUT challenges.next_id: 1',
    'LEFT_OUT challenges.colour: 1',
    'LEFT_OUT users.language: 1',
    'LEFT_OUT users: without a team: 1',
    'LEFT_OUT config.registration_code: 1',
    'LEFT_OUT config.paused: 1',
    'LEFT_OUT unlocks: solutions: 1',
    'LEFT_OUT unlocks: free hints: 1',
    'LEFT_OUT unlocks: without a hint: 1',
  ])
})

it.each([
  ['lockout', '120', { attemptMode: 'Lockout', cooldownSeconds: 60 }, []],
  ['timeout', '120', { attemptMode: 'Cooldown', cooldownSeconds: 120 }, []],
  ['timeout', '', { attemptMode: 'Cooldown', cooldownSeconds: 300 }, []],
  [
    'timeout',
    '90000',
    { attemptMode: 'Cooldown', cooldownSeconds: 86_400 },
    ['CHANGED config.max_attempts_timeout: 90000: 86400'],
  ],
])('takes the rule after the most wrong answers: %s %s', (behavior, timeout, rule, losses) => {
  const { game, differences } = readGame({
    config: config({ ...times, max_attempts_behavior: behavior, max_attempts_timeout: timeout }),
    challenges: [{ ...fixed(1, 1), max_attempts: 3 }],
    flags: [flag(1)],
  })
  expect(game.rowsOf('challenges.jsonl')[0]).toMatchObject({ submissionLimit: 3, ...rule })
  expect(differences).toEqual(losses)
})

it('leaves out the requirement that closes a circle, and names it', () => {
  const after = (id: number, ...ids: number[]) => ({ ...fixed(id, 1), requirements: { prerequisites: ids } })
  const { game, differences } = readGame({
    challenges: [after(1, 3), after(2, 1), after(3, 2), after(4, 3)],
    flags: [flag(1), flag(2), flag(3), flag(4)],
  })
  expect(
    game.rowsOf('requirements.jsonl').map(({ challengeId, requiredId }) => [challengeId, requiredId]),
  ).toEqual([
    [1, 3],
    [2, 1],
    [4, 3],
  ])
  expect(differences).toEqual([
    'LEFT_OUT challenges.requirements.prerequisites: circle: challenge 3: challenge 2: 1',
  ])
})

it('translates regular expressions of Python, and names the challenge of one that RE2 cannot run', () => {
  const expression = (id: number, content: string) => ({ id, challenge_id: 1, type: 'regex', content })
  const { game, differences } = readGame({
    challenges: [fixed(1, 1)],
    flags: [expression(1, 'flag\\{.{,3}\\}\\Z'), expression(2, '(?!x)flag'), expression(3, '\\d')],
  })
  expect(game.rowsOf('flags.jsonl').map(({ flag: text }) => text)).toEqual(['flag\\{.{0,3}\\}\\z', '\\d'])
  expect(differences).toEqual([
    'LEFT_OUT flags: unsupported regular expression: challenge 1: 1',
    'CHANGED flags: challenge 1: \\d: ASCII',
  ])
})

it('gives cut names that are equal a number, also beside a name that stays', () => {
  const long = (id: number, name: string) => ({ id, name, captain_id: id })
  const { game, differences } = readGame({
    ...people(4),
    teams: [
      long(1, 'x'.repeat(300) + ' Alpha'),
      long(2, 'x'.repeat(300) + ' Beta'),
      long(3, 'Gulls'),
      long(4, 'Gulls of the north '.repeat(20)),
    ],
    challenges: [],
  })
  const names = game.rowsOf('teams.jsonl').map(({ name }) => name)
  expect(new Set(names).size).toBe(4)
  expect(names[1]).toMatch(/^x+ \(2\)$/)
  expect(names[2]).toBe('Gulls')
  expect(differences.filter((text) => text.startsWith('CHANGED teams.name'))).toHaveLength(3)
})
