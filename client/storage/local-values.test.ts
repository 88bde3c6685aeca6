import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const blocked = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked)
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked)
  vi.stubGlobal('fetch', async () => Response.json({}))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a page whose browser blocks the storage starts with the default language and theme', async () => {
  const { changeLocale, currentLocale, startI18n } = await import('../i18n/i18n.ts')
  await startI18n()
  expect(currentLocale()).toBe('en-US')
  await changeLocale('de-DE')
  expect(currentLocale()).toBe('de-DE')
  const { saveThemeChoice } = await import('../theme/theme-choice.ts')
  expect(saveThemeChoice('brand')).toBe(true)
})

test('a page whose browser blocks the storage has no reason of a log-out', async () => {
  const { storeLogOutReason, takeLogOutReason } = await import('../session/log-out-reason.ts')
  storeLogOutReason('banned')
  expect(takeLogOutReason()).toBeNull()
})

test('values in a blocked storage are absent', async () => {
  const { readLocal, writeLocal } = await import('./local-values.ts')
  writeLocal('columns:users', ['name'])
  expect(readLocal('columns:users')).toBeNull()
})
