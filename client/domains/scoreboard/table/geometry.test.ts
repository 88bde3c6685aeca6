import { expect, test } from 'vitest'
import { largeColumns, largeGeometry, stickyWidth, normalGeometry } from './geometry.ts'

test.each([
  [3, 1336, 72],
  [9, 1336, 72],
  [20, 1336, 47],
  [100, 1336, 40],
])('%i columns in %i px are %i px wide', (columns, width, cell) => {
  expect(normalGeometry({ columns, width }).cell).toBe(cell)
})

test.each([3, 9])('the table with %i challenges ends at its frame', (columns) => {
  const geometry = normalGeometry({ columns, width: 1336 })
  expect(stickyWidth(geometry) + columns * geometry.cell).toBe(1334)
})

test('a board without challenges has no room for their titles', () => {
  expect(normalGeometry({ columns: 0, width: 1336 })).toMatchObject({ groupRow: 0, titleRow: { most: 36 } })
})

test('a projector uses the width of the window, with horizontal titles in wide columns', () => {
  const geometry = largeGeometry({ columns: 9, width: 1872, height: 600 })
  expect(stickyWidth(geometry) + 9 * geometry.cell).toBeGreaterThan(0.95 * 1872)
  expect(geometry.isVertical).toBe(false)
})

test.each([340, 380, 560, 900])('a projector shows twelve rows or more in %i px', (height) => {
  const { row } = largeGeometry({ columns: 9, width: 1872, height })
  expect(Math.floor(height / row)).toBeGreaterThanOrEqual(12)
})

test.each([
  [9, 9],
  [34, 34],
  [36, 18],
  [100, 34],
])('a projector of 1,872 px shows %i columns %i at a time, without scrolling sideways', (columns, shown) => {
  expect(largeColumns({ columns, width: 1872 })).toBe(shown)
  const geometry = largeGeometry({ columns: shown, width: 1872, height: 600 })
  expect(stickyWidth(geometry) + shown * geometry.cell).toBeLessThanOrEqual(1872)
})
