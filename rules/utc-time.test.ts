import { expect, test } from 'vitest'
import { utcClock, utcStamp, utcText } from './utc-time.ts'

test('formats a time for people and for file names', () => {
  const time = new Date('2026-11-21T14:03:27.981Z')
  expect([utcText(time), utcClock(time), utcStamp(time)]).toEqual([
    '2026-11-21 14:03:27Z',
    '14:03:27',
    '20261121140327',
  ])
})
