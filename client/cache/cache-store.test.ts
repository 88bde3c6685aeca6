import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const KEY = 'halyard-cache'
const answers = (name: string, size = 10) =>
  new Map([[name, { data: { text: 'x'.repeat(size) }, at: Date.now() }]])

/** Loads the module as a new page does, in the session with the token. */
async function openPage(token = 'anna') {
  vi.resetModules()
  document.cookie = `XSRF-TOKEN=${token}`
  return import('./cache-store.ts')
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('the next page of the same session reads the compressed stored answers', async () => {
  const page = await openPage()
  await page.storeAnswers(answers('games', 5000))
  expect(localStorage.getItem(KEY)?.length).toBeLessThan(500)
  const next = await openPage()
  expect([...(await next.readAnswers()).keys()]).toEqual(['games'])
})

test('another session reads nothing and deletes the cache', async () => {
  await (await openPage('anna')).storeAnswers(answers('games'))
  const next = await openPage('boris')
  expect((await next.readAnswers()).size).toBe(0)
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('the session’s token is not in the cache', async () => {
  const page = await openPage('s3cr3t-token')
  await page.storeAnswers(answers('games'))
  const { decompress } = await import('./compress.ts')
  expect(await decompress(localStorage.getItem(KEY) ?? '')).not.toContain('s3cr3t')
})

test.each(['no compressed text', '', '{}'])('a corrupt cache is deleted: %j', async (text) => {
  localStorage.setItem(KEY, text)
  const page = await openPage()
  expect((await page.readAnswers()).size).toBe(0)
  await page.storeAnswers(answers('games'))
  expect((await page.readAnswers()).size).toBe(1)
})

test('a page stores nothing after its cache was deleted', async () => {
  const page = await openPage()
  await page.storeAnswers(answers('games'))
  page.deleteCache()
  await page.storeAnswers(answers('posts'))
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('a page stores nothing after its session changed in another tab', async () => {
  const page = await openPage('anna')
  document.cookie = 'XSRF-TOKEN=boris'
  await page.storeAnswers(answers('games'))
  expect(localStorage.getItem(KEY)).toBeNull()
})

/** Makes the storage refuse the given number of writes. */
function fillStorage(refusals: number): void {
  const { localStorage: real } = window
  let left = refusals
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem(key: string, value: string) {
      left -= 1
      if (left >= 0) throw new DOMException('full', 'QuotaExceededError')
      real.setItem(key, value)
    },
  })
}

test('a full storage keeps the newest answers, or none', async () => {
  const page = await openPage()
  const many = new Map(
    Array.from({ length: 8 }, (_, index) => [`${index}`, { data: { text: 'x' }, at: Date.now() + index }]),
  )
  fillStorage(2)
  await page.storeAnswers(many)
  expect([...(await page.readAnswers()).keys()]).toEqual(['7', '6'])
  vi.unstubAllGlobals()
  fillStorage(Number.POSITIVE_INFINITY)
  await page.storeAnswers(many)
  vi.unstubAllGlobals()
  expect(localStorage.getItem(KEY)).toBeNull()
})
