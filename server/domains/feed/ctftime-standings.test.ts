import { expect, it } from 'vitest'
import { ctftimeFaults } from '../../../tests/kit/world/ctftime-rules.ts'
import { challenge, rowsOf, solve, start, team, viewOf } from '../../../tests/kit/world/board-rows.ts'
import type { BoardRows, DivisionRow } from '../scoreboard/model/board-rows.ts'
import { renderStandings, type CtftimeOptions } from './ctftime-standings.ts'

async function standingsOf(rows: BoardRows, options: Partial<CtftimeOptions> = {}) {
  const json = await renderStandings(viewOf(rows), { isFull: false, division: null, ...options })
  expect(ctftimeFaults(json)).toEqual([])
  return JSON.parse(json) as unknown
}

it('lists teams with points by rank, and no others', async () => {
  const rows = rowsOf([team(1), team(2), team(3)], [challenge(1)], [solve(1, 2, 1), solve(2, 1, 1)], 0)
  expect(await standingsOf(rows)).toEqual({
    standings: [
      { pos: 1, team: 'Team 2', score: expect.any(Number) as number },
      { pos: 2, team: 'Team 1', score: expect.any(Number) as number },
    ],
  })
})

it('adds tasks with unique names, points and seconds to the full form', async () => {
  const titles = [challenge(1, { title: 'Pier' }), challenge(2, { title: 'Pier' })]
  const twins = [
    challenge(3, { title: 'Buoy', category: 'Web' }),
    challenge(4, { title: 'Buoy', category: 'Misc' }),
  ]
  const rows = rowsOf([team(1)], [...titles, ...twins, challenge(5)], [solve(1, 1, 5, start + 1999)], 0)
  const lastAccept = Math.floor((start + 1999) / 1000)
  expect(await standingsOf(rows, { isFull: true })).toEqual({
    tasks: ['Buoy (Misc)', 'Buoy (Web)', 'Challenge 5', 'Pier (Web) 1', 'Pier (Web) 2'],
    standings: [
      {
        pos: 1,
        team: 'Team 1',
        score: 1000,
        taskStats: { 'Challenge 5': { points: 1000, time: lastAccept } },
        lastAccept,
      },
    ],
  })
})

it('selects a division with its own ranks', async () => {
  const teams = [team(1), team(2, { division: 'Hold' }), team(3, { division: 'Hold' })]
  const solves = [solve(1, 1, 1), solve(2, 2, 1), solve(3, 3, 1)]
  expect(await standingsOf(rowsOf(teams, [challenge(1)], solves), { division: 'Hold' })).toMatchObject({
    standings: [
      { pos: 1, team: 'Team 2' },
      { pos: 2, team: 'Team 3' },
    ],
  })
})

it('marks guests out of competition instead of ranking them', async () => {
  const rows = rowsOf(
    [team(1), team(2, { division: 'Guests' })],
    [challenge(1)],
    [solve(1, 2, 1), solve(2, 1, 1)],
  )
  const guests: DivisionRow = {
    name: 'Guests',
    standing: 'OutOfCompetition',
    takesBloods: false,
    lowersValues: false,
    hiddenChallengeIds: [],
  }
  expect(await standingsOf({ ...rows, divisions: new Map([['Guests', guests]]) })).toMatchObject({
    standings: [
      { pos: 1, team: 'Team 1' },
      { team: 'Team 2', outward: true },
    ],
  })
})

it('escapes names beyond ASCII, and renders boards of many rows', async () => {
  const teams = Array.from({ length: 450 }, (_, index) => team(index + 1))
  const named = { ...team(451), team: { teamId: 9, name: 'Möwe 🏴', bio: null, avatarUrl: null } }
  const all = [...teams, named]
  const view = viewOf(
    rowsOf(
      all,
      [challenge(1)],
      all.map((row, index) => solve(index + 1, row.participationId, 1)),
    ),
  )
  const json = await renderStandings(view, { isFull: true, division: null })
  expect(json).toContain(String.raw`"team":"M\u00f6we \ud83c\udff4"`)
  expect(ctftimeFaults(json)).toEqual([])
  expect((JSON.parse(json) as { standings: unknown[] }).standings).toHaveLength(451)
})

it.each([
  [{ standings: [{ team: 'a' }] }, 'standing 0: it has neither a place nor a score'],
  [{ standings: [{ pos: 1, team: 'é', score: 1 }] }, 'the text is not ASCII'],
  [
    { tasks: ['a'], standings: [{ pos: 1, team: 'a', score: 1, taskStats: { b: { time: 1e12 } } }] },
    'b is no task',
  ],
  [{ tasks: [], standings: [{ pos: 1, team: 'a', score: 0.12345 }] }, 'at most four decimals'],
])('would find a break of the rules in %j', (feed, fault) => {
  expect(ctftimeFaults(JSON.stringify(feed)).join()).toContain(fault)
})
