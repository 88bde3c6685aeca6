import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// relay-test-utils creates its mocks with this global.
Object.assign(globalThis, { jest: vi })

// Mantine needs these two, and happy-dom has no layout.
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizeObserver
globalThis.matchMedia ??= vi.fn(
  () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never,
)

// The timeout is long enough for a busy machine.
configure({ asyncUtilTimeout: 60_000 })

afterEach(() => cleanup())
