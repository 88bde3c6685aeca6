import { onTestFinished, vi } from 'vitest'

/**
 * Hides the page until the end of the test. A form of a visible page reads its values again every ten seconds, and a
 * test that counts the calls takes longer than that on a busy machine.
 */
export function hidePage(): void {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  onTestFinished(() => hidden.mockRestore())
}
