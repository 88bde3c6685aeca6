import { act, waitFor } from '@testing-library/react'
import type { Call } from './render-page.tsx'

type Tell = (data: Record<string, unknown>) => void

/** A subscription of a page under test. `send` waits until the page follows it, so that no event is lost. */
export function followed(operation?: string) {
  let tell: Tell | undefined
  return {
    /** The option of `renderPage`. */
    follow: (next: Tell, call: Call) => {
      if (operation === undefined || call.operation === operation) tell = next
    },
    async send(data: Record<string, unknown>): Promise<void> {
      await waitFor(() => {
        if (!tell) throw new Error(`the page does not follow ${operation ?? 'anything'}`)
      })
      await act(async () => tell?.(data))
    },
  }
}
