import { describe, expect, it } from 'vitest'
import {
  config,
  fixed,
  flag,
  people,
  played,
  readGame,
  times,
  type Tables,
} from '../../../../../tests/kit/world/ctfd-tables.ts'
import { readTables } from './read-tables.ts'

describe('the scoreboard', () => {
  const board = (tables: Tables) =>
    readGame({
      ...people(2),
      challenges: [fixed(1, 100), fixed(2, 0), fixed(3, 100)],
      flags: [flag(1), flag(2), flag(3)],
      ...tables,
    })

  it('is the same, so nothing is listed', () => {
    expect(board(played([1, 1, 1, '10:00:00'], [2, 3, 2, '11:00:00'])).differences).toEqual([])
  })

  it('is the same as in CTFd when a solve without points follows', () => {
    const { differences } = board(played([1, 1, 1, '10:00:00'], [2, 3, 2, '11:00:00'], [3, 2, 1, '12:00:00']))
    expect(differences).toEqual([])
  })

  it('lists teams with a solve after the end, and with less than no points', () => {
    const { differences } = board({
      ...played([1, 1, 1, '21:00:00']),
      awards: [{ id: 1, team_id: 2, name: 'Fine', value: -10, date: '2026-05-02T10:00:00' }],
    })
    expect(differences).toEqual([
      'CHANGED scoreboard: team 1: 1. 100: 1. 0',
      'CHANGED scoreboard: team 2: 2. -10: 2. 0',
    ])
  })

  it('keeps the order of teams that are equal to the millisecond', () => {
    const { game, differences } = board(played([1, 1, 1, '10:00:00.000900'], [2, 3, 2, '10:00:00.000100']))
    expect(game.rowsOf('participations.jsonl').map(({ teamId }) => teamId)).toEqual([2, 1])
    expect(differences).toEqual([])
  })
})

it('makes each user a team of one if there are no teams', () => {
  const { game, differences } = readGame({
    config: config({ user_mode: 'users', ...times }),
    challenges: [fixed(1, 100)],
    flags: [flag(1)],
    brackets: [
      { id: 1, name: 'Juniors', type: 'users' },
      { id: 2, name: 'Teams', type: 'teams' },
      { id: 3, name: 'Juniors', type: 'users' },
    ],
    users: [
      { id: 1, name: 'root', email: 'root@ctfd.test', type: 'admin' },
      { id: 2, name: 'ada', email: 'ada@ctfd.test', type: 'user', bracket_id: 3 },
      { id: 3, name: 'bob', email: 'ADA@ctfd.test', type: 'user', hidden: 1 },
    ],
    submissions: [
      {
        id: 1,
        challenge_id: 1,
        user_id: 2,
        team_id: null,
        provided: 'x',
        type: 'correct',
        date: '2026-05-02T10:00:00',
      },
    ],
    solves: [{ id: 1, challenge_id: 1, user_id: 2, team_id: null }],
  })
  expect(game.rowsOf('teams.jsonl').map(({ name }) => name)).toEqual(['ada', 'bob'])
  expect(game.rowsOf('participations.jsonl').map(({ status, divisionId }) => [status, divisionId])).toEqual([
    ['Accepted', 1],
    ['Suspended', null],
  ])
  expect(game.rowsOf('game.json')[0]?.teamMemberCountLimit).toBe(1)
  expect(differences).toEqual([
    'LEFT_OUT users: administrators without a submission: 1',
    'CHANGED users.email: bob: ctfd-user-3@imported.invalid',
    'CHANGED brackets: Juniors: division Juniors',
    'CHANGED users: hidden or banned: bob: Suspended',
  ])
})

it('gives a team that all members have left the user who submitted for it, as a member of one team only', () => {
  const { game, differences } = readGame({
    challenges: [fixed(1, 100), fixed(2, 100)],
    flags: [flag(1), flag(2)],
    teams: [1, 2, 3].map((id) => ({ id, name: `team ${id}` })),
    users: [
      { id: 1, name: 'ada', email: 'ada@ctfd.test', team_id: 3 },
      { id: 2, name: 'bob', email: 'bob@ctfd.test', team_id: null },
    ],
    submissions: [
      {
        id: 1,
        challenge_id: 1,
        user_id: 1,
        team_id: 1,
        type: 'correct',
        provided: '',
        date: '2026-05-02T10:00:00',
      },
      {
        id: 2,
        challenge_id: 2,
        user_id: 2,
        team_id: 2,
        type: 'correct',
        provided: '',
        date: '2026-05-02T11:00:00',
      },
    ],
    solves: [
      { id: 1, challenge_id: 1, user_id: 1, team_id: 1 },
      { id: 2, challenge_id: 2, user_id: 2, team_id: 2 },
    ],
  })
  expect(game.rowsOf('participation-members.jsonl').map(({ teamId }) => teamId)).toEqual([2, 3])
  expect(game.rowsOf('teams.jsonl')).toHaveLength(3)
  expect(differences).toEqual([
    'LEFT_OUT users: without a team: 1',
    'CHANGED teams.captain_id: team 1: ada',
    'CHANGED teams.captain_id: team 2: bob',
  ])
})

it('reads requirements as an object, as its text and as the text of its text', () => {
  const value = { prerequisites: [1, 1, 9] }
  for (const requirements of [value, JSON.stringify(value), JSON.stringify(JSON.stringify(value))]) {
    const { game, differences } = readGame({
      challenges: [fixed(1, 1), { ...fixed(2, 1), requirements }],
      flags: [flag(1), flag(2)],
    })
    expect(game.rowsOf('requirements.jsonl')).toEqual([{ challengeId: 2, requiredId: 1 }])
    expect(differences).toEqual(['LEFT_OUT challenges.requirements.prerequisites: unknown: challenge 2: 1'])
  }
})

it('disables challenges that would be easier than meant, and keeps a release in the future', () => {
  const { game, differences } = readGame({
    challenges: [
      { ...fixed(1, 1), logic: 'all' },
      { ...fixed(2, 1), state: 'locked' },
      { ...fixed(3, 1), scheduled_at: '2026-07-01T00:00:00' },
      { ...fixed(4, 1), max_attempts: 5000 },
    ],
    flags: [flag(1), flag(2), flag(3), flag(4)],
  })
  const rows = game.rowsOf('challenges.jsonl')
  expect(rows.map(({ isEnabled }) => isEnabled)).toEqual([false, false, true, true])
  expect(rows[2]).toMatchObject({ isReleased: false, releaseAt: '2026-07-01T00:00:00.000Z' })
  expect(differences).toEqual([
    'LEFT_OUT challenges.logic: all: challenge 1: 1',
    'LEFT_OUT challenges.state: locked: challenge 2: 1',
    'CHANGED challenges.state: challenge 1: visible: disabled',
    'CHANGED challenges.max_attempts: challenge 4: 5000: 1000',
  ])
})

it('takes the time of the game from the submissions if it has none', () => {
  const { game, differences } = readGame({
    config: config({ user_mode: 'teams', start: '', end: '', freeze: '5' }),
    ...people(1),
    challenges: [fixed(1, 100)],
    flags: [flag(1)],
    ...played([1, 1, 1, '10:00:00']),
  })
  expect(game.rowsOf('game.json')[0]).toMatchObject({
    start: '2026-05-02T10:00:00.000Z',
    end: '2026-05-03T10:00:00.000Z',
    freezeAt: null,
  })
  expect(differences).toEqual([
    'LEFT_OUT config.freeze: 1',
    'CHANGED config.start: 2026-05-02T10:00:00.000Z',
    'CHANGED config.end: 2026-05-03T10:00:00.000Z',
  ])
})

it('connects an award with the hint that it pays, once', () => {
  const award = (id: number, time: string) => ({
    id,
    team_id: 1,
    name: 'Hint 7',
    value: -5,
    category: 'hints',
    date: `2026-05-02T${time}`,
  })
  const { game, differences } = readGame({
    ...people(1),
    challenges: [fixed(1, 100)],
    flags: [flag(1)],
    hints: [
      { id: 7, challenge_id: 1, content: 'a', cost: 5 },
      { id: 8, challenge_id: 1, content: 'b', cost: 5 },
    ],
    awards: [award(1, '10:00:00'), award(2, '10:30:00')],
    unlocks: [
      { id: 1, team_id: 1, target: 7, type: 'hints', date: '2026-05-02T10:00:01' },
      { id: 2, team_id: 1, target: 8, type: 'hints', date: '2026-05-02T15:00:00' },
    ],
    ...played([1, 1, 1, '11:00:00']),
  })
  expect(game.rowsOf('adjustments.jsonl').map(({ kind, hintId }) => [kind, hintId])).toEqual([
    ['Hint', 7],
    ['Award', null],
  ])
  expect(differences).toEqual(['LEFT_OUT unlocks: without an award: 1'])
})

it('refuses a table that is none, and names it', () => {
  expect(() => readTables(new Map([['users', '[]']]))).toThrow(
    expect.objectContaining({ key: 'gamePackage.badDocument' }),
  )
  expect(() => readTables(new Map([['awards', '{"results":[{"id":1}]}']]))).toThrow(
    expect.objectContaining({ params: { document: 'db/awards.json', member: 'results.0.date' } }),
  )
})
