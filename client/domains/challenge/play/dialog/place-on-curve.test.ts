import { expect, it } from 'vitest'
import { placeOnCurve } from './place-on-curve.ts'

const points = [
  { solves: 1, score: 500 },
  { solves: 11, score: 500 },
  { solves: 21, score: 300 },
  { solves: 31, score: 100 },
]

it.each([
  ['the number of solves where the points do not fall', 500, 7, 7],
  ['the end of a level part, if more solves leave the points there', 500, 15, 11],
  ['the place of the score, if fewer solves lower the points', 300, 28, 21],
  ['a place between two points', 400, 16, 16],
  ['the end of the line', 100, 90, 31],
  ['its end, for a score below the line', 50, 40, 31],
  ['its start, for a score above it', 700, 3, 1],
])('the dot of a curve is at %s', (_name, score, solvedCount, place) => {
  expect(placeOnCurve(points, score, solvedCount)).toBe(place)
})
