import { expect, it } from 'vitest'
import { statisticsCsv, statisticsJson } from './statistics-file.ts'

it('writes a line of names and the rows, with empty cells and without formulas', async () => {
  const rows = [
    { title: '=1+1', solveRate: 0.5, firstSolveAt: null },
    { title: 'Pier', solveRate: 0, firstSolveAt: '2027-01-01T00:00:00.000Z' },
  ]
  expect(await statisticsCsv(rows, ['title', 'solveRate', 'firstSolveAt']).text()).toBe(
    `"title","solveRate","firstSolveAt"\r\n"'=1+1","0.5",""\r\n"Pier","0","2027-01-01T00:00:00.000Z"\r\n`,
  )
})

it('writes everything as JSON', async () => {
  expect(JSON.parse(await statisticsJson({ teamCount: 3, scores: [] }).text())).toEqual({
    teamCount: 3,
    scores: [],
  })
})
