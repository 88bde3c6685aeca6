import { locks } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setOfNavigator } from '../../../tests/kit/client/alerting-browser.ts'
import { claimAlert } from './claim-alert.ts'

beforeEach(() => localStorage.clear())
afterEach(() => setOfNavigator('locks', undefined))

test('of tabs that claim an alert at the same time, one gets it', async () => {
  setOfNavigator('locks', locks)
  const claims = await Promise.all([1, 2, 3, 4].map(() => claimAlert('at once')))
  expect(claims.filter(Boolean)).toHaveLength(1)
  // Another process may not see the stored tags yet.
  localStorage.clear()
  expect(await claimAlert('at once')).toBe(false)
})

test('a page gets no alert that this browser has had before a reload', async () => {
  // A reload releases the locks.
  for (const expected of [true, false, false]) {
    setOfNavigator('locks', { request: (_: string, __: object, run: (lock: object) => unknown) => run({}) })
    expect(await claimAlert('before the reload')).toBe(expected)
  }
  expect(await claimAlert('another one')).toBe(true)
})
