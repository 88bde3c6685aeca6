import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { waitTimeoutMs } from '../timeouts.ts'
import { ENGLISH } from './english.ts'

// relay-test-utils creates its mocks with this global.
Object.assign(globalThis, { jest: vi })

// Mantine needs these three, and happy-dom has no layout.
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizeObserver
globalThis.matchMedia ??= vi.fn(
  () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never,
)
if ('document' in globalThis) Object.assign(document, { fonts: new EventTarget() })

// The texts of the first language come from the server.
const { fetch } = globalThis
globalThis.fetch = async (input, init) =>
  String(input).startsWith('/static/en-US.json?') ? Response.json(ENGLISH) : fetch(input, init)

configure({ asyncUtilTimeout: waitTimeoutMs })

afterEach(() => cleanup())

// The next file of this worker gets the same window. Files that ask for Node's environment have none. It loads the
// modules of the client again, as they keep state, such as the language. The toasts are kept in a package.
afterAll(() => {
  vi.resetModules()
  if (!('document' in globalThis)) return
  notifications.clean()
  notifications.cleanQueue()
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name)
  }
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
