import { expect, test } from 'vitest'
import { levelInAddress, matchesSearch } from './log-levels.ts'

test('the log level in a URL is read in any case, and an invalid one is ignored', () => {
  expect(levelInAddress(new URLSearchParams('level=warning'))).toBe('Warning')
  expect(levelInAddress(new URLSearchParams('level=loud'))).toBeNull()
  expect(levelInAddress(new URLSearchParams())).toBeNull()
})

test('the log search covers the message, the username and the IP address', () => {
  const row = { message: 'Logged in', userName: 'Anna', ip: '10.0.0.7' }
  for (const search of [null, 'logged', 'ANNA', '0.0.7']) expect(matchesSearch(row, search)).toBe(true)
  expect(matchesSearch(row, 'ben')).toBe(false)
  expect(matchesSearch({ message: 'x', userName: null, ip: undefined }, 'anna')).toBe(false)
})
