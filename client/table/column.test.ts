import { expect, it } from 'vitest'
import { defaultSort, nextSort, sortAddress, sortInAddress, type Column } from './column.ts'

const keys = ['name', 'time'] as const
const column = (key: string, isDescendingFirst = false): Column<never> => ({
  key,
  label: key,
  isDescendingFirst,
  cell: () => null,
})

it.each([
  ['name', { key: 'name', isDescending: false }],
  ['-time', { key: 'time', isDescending: true }],
] as const)('reads the order %s from a URL and writes it back', (text, sort) => {
  expect(sortInAddress(new URLSearchParams({ sort: text }), keys)).toEqual(sort)
  expect(sortAddress(sort)).toBe(text)
})

it.each(['', 'password', '--name', 'name;drop'])('a list ignores the invalid order %j', (text) => {
  expect(sortInAddress(new URLSearchParams({ sort: text }), keys)).toBeNull()
})

it('clicks on a column head cycle through both directions and the default order', () => {
  const first = nextSort(null, column('name'))
  expect(first).toEqual({ key: 'name', isDescending: false })
  const second = nextSort(first, column('name'))
  expect(second).toEqual({ key: 'name', isDescending: true })
  expect(nextSort(second, column('name'))).toBeNull()
  expect(nextSort(second, column('time', true))).toEqual({ key: 'time', isDescending: true })
})

it('the column of the default order is marked, and clicks change between both directions', () => {
  const time: Column<never> = { ...column('time', true), defaultOrder: 'descending' }
  expect(defaultSort([column('name'), time])).toEqual({ key: 'time', isDescending: true })
  expect(defaultSort([column('name')])).toBeNull()
  const other = nextSort(null, time)
  expect(other).toEqual({ key: 'time', isDescending: false })
  expect(nextSort(other, time)).toBeNull()
  expect(nextSort({ key: 'name', isDescending: false }, time)).toBeNull()
})
