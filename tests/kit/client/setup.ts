import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// relay-test-utils makes its mocks with this global.
Object.assign(globalThis, { jest: vi })

// Mantine asks for these two, and happy-dom lays nothing out.
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizeObserver
globalThis.matchMedia ??= vi.fn(
  () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never,
)

// A busy machine must not reach the limit of a wait.
configure({ asyncUtilTimeout: 60_000 })

afterEach(() => cleanup())
