import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'

const source = readFileSync(resolve(import.meta.dirname, 'service-worker.js'), 'utf8')
const path = '/games/1/challenges?challenge=5'
const openWindow = vi.fn(async () => undefined)

beforeEach(() => vi.clearAllMocks())

const tab = (url: string) => ({
  url: `https://ctf.example${url}`,
  focus: vi.fn(async () => undefined),
  postMessage: vi.fn(),
})

/** Runs the worker in a browser with these tabs, and clicks a notification. */
async function click(tabs: ReturnType<typeof tab>[]) {
  const listeners = new Map<string, (event: unknown) => void>()
  const worker = {
    location: { origin: 'https://ctf.example' },
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    clients: { matchAll: async () => tabs, openWindow },
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- the worker is a script, not a module
  new Function('self', source.replace('__FILES__', '[]'))(worker)
  const done: Promise<unknown>[] = []
  const notification = { data: { path }, close: vi.fn() }
  listeners.get('notificationclick')?.({
    notification,
    waitUntil: (work: Promise<unknown>) => done.push(work),
  })
  await Promise.all(done)
  expect(notification.close).toHaveBeenCalledOnce()
}

test('a click on a notification focuses a tab of its game, which opens the page', async () => {
  const tabs = [tab('/posts'), tab('/games/12/challenges'), tab('/games/1'), tab('/games/1/scoreboard')]
  await click(tabs)
  expect(tabs.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 0, 1, 0])
  expect(tabs[2]?.postMessage).toHaveBeenCalledExactlyOnceWith({ open: path })
  expect(openWindow).not.toHaveBeenCalled()
})

test('a click on a notification opens a new tab when no tab shows its game', async () => {
  const tabs = [tab('/'), tab('/games'), tab('/games/12/challenges')]
  await click(tabs)
  expect(tabs.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 0, 0])
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(path)
})
