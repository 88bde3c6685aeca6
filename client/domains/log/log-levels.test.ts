import { expect, test } from 'vitest'
import { levelInAddress, matchesSearch } from './log-levels.ts'

test('reads the level of an address in any case, and none where it is no level', () => {
  expect(levelInAddress(new URLSearchParams('level=warning'))).toBe('Warning')
  expect(levelInAddress(new URLSearchParams('level=loud'))).toBeNull()
  expect(levelInAddress(new URLSearchParams())).toBeNull()
})

test('finds what was searched for in the message, the name and the address', () => {
  const row = { message: 'Logged in', userName: 'Anna', ip: '10.0.0.7' }
  for (const search of [null, 'logged', 'ANNA', '0.0.7']) expect(matchesSearch(row, search)).toBe(true)
  expect(matchesSearch(row, 'ben')).toBe(false)
  expect(matchesSearch({ message: 'x', userName: null, ip: undefined }, 'anna')).toBe(false)
})
