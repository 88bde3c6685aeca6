import { deepStrictEqual } from 'node:assert'
import { afterAll, vi } from 'vitest'

const signals = ['SIGINT', 'SIGTERM', 'uncaughtException', 'unhandledRejection'] as const

function state() {
  // The image library and the renderer of pictures set these when they are loaded.
  const { VIPSHOME: _home, FONTCONFIG_FILE: _fonts, ...environment } = process.env
  const listeners = Object.fromEntries(signals.map((signal) => [signal, process.listenerCount(signal)]))
  return { environment, listeners, folder: process.cwd() }
}

// Vitest runs this file again before each test file.
const before = state()

// Runs after all hooks of the file. The next file of this worker gets the same process, so it must be unchanged.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetConfig()
  deepStrictEqual(state(), before)
})
