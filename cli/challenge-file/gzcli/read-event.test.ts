import { expect, it } from 'vitest'
import { readEvent } from './read-event.ts'

const times = 'start: "2027-03-01T09:00:00+01:00"\nend: "2027-03-02T09:00:00Z"\n'

it('reads every setting of a game', () => {
  const { game, poster, warnings } = readEvent(`
title: Regatta
${times}hidden: true
summary: Sails
content: |
  One
  Two
acceptWithoutReview: true
inviteCode: KNOT
teamMemberCountLimit: 4
containerCountLimit: 2
practiceMode: false
writeupRequired: true
writeupDeadline: "2027-03-03T09:00:00Z"
writeupNote: Please
organizations: [Open, Students]
bloodBonus: 52459530
poster: ../poster.png
`)
  expect(game).toEqual({
    title: 'Regatta',
    start: '2027-03-01T08:00:00.000Z',
    end: '2027-03-02T09:00:00.000Z',
    hidden: true,
    summary: 'Sails',
    content: 'One\nTwo',
    acceptWithoutReview: true,
    inviteCode: 'KNOT',
    teamMemberCountLimit: 4,
    containerCountLimit: 2,
    practiceMode: false,
    writeupRequired: true,
    writeupDeadline: '2027-03-03T09:00:00.000Z',
    writeupNote: 'Please',
    divisions: ['Open', 'Students'],
    bloodBonus: { first: 50, second: 30, third: 10 },
  })
  expect([poster, warnings]).toEqual(['../poster.png', []])
})

it('gives no bonus for 0, and warns about other keys and wrong numbers', () => {
  const { game, warnings } = readEvent(
    `title: R\n${times}bloodBonus: 0\nteamMemberCountLimit: many\nrank: 1\n`,
  )
  expect(game).toMatchObject({
    bloodBonus: { first: 0, second: 0, third: 0 },
    teamMemberCountLimit: undefined,
  })
  expect(game.writeupDeadline).toBe(game.end)
  expect(warnings).toEqual([
    'teamMemberCountLimit: "many" is not a whole number from 0 to 2147483647',
    'rank: not supported',
  ])
})

it.each([
  ['no title', times, 'no title'],
  ['no end', 'title: R\nstart: "2027-03-01T09:00:00Z"\n', 'has no end'],
  ['a wrong end', 'title: R\nstart: "2027-03-01T09:00:00Z"\nend: soon\n', 'end of the .gzevent'],
  ['a time without an offset', 'title: R\nstart: "2027-03-01T09:00:00"\nend: x\n', 'start of the .gzevent'],
  [
    'an end before the start',
    'title: R\nstart: "2027-03-01T09:00:00Z"\nend: "2026-03-01T09:00:00Z"\n',
    'before',
  ],
])('refuses %s', (_name, text, message) => {
  expect(() => readEvent(text)).toThrow(message)
})

it('takes the times from a person where the file leaves them open, and only there', () => {
  const given = {
    start: '2027-03-01T09:00:00.000Z',
    endAfter: (start: Date) => new Date(start.getTime() + 3_600_000).toISOString(),
  }
  expect(readEvent('title: R\n', given).game).toMatchObject({
    start: given.start,
    end: '2027-03-01T10:00:00.000Z',
    writeupDeadline: '2027-03-01T10:00:00.000Z',
  })
  const later = 'title: R\nstart: "2027-04-01T09:00:00Z"\n'
  expect(readEvent(later, { endAfter: given.endAfter }).game.end).toBe('2027-04-01T10:00:00.000Z')
  expect(() => readEvent(later, given)).toThrow('a start itself. Leave out --start')
})
