import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startServiceWorker } from './service-worker.ts'

const register = vi.fn(() => Promise.reject(new Error('no worker in this test')))
const unregister = vi.fn(async () => true)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('PROD', true)
  vi.stubGlobal('navigator', { serviceWorker: { register, getRegistrations: async () => [{ unregister }] } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  document.head.replaceChildren()
})

test('the page registers the worker some seconds after it has loaded', async () => {
  startServiceWorker()
  expect(register).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js')
  expect(unregister).not.toHaveBeenCalled()
})

test('the page removes the worker and never registers it where the operator has switched it off', async () => {
  document.head.innerHTML = '<meta name="service-worker" content="off">'
  startServiceWorker()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(unregister).toHaveBeenCalledOnce()
  expect(register).not.toHaveBeenCalled()
})
