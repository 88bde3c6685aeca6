import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lazyDialog } from './lazy-dialog.ts'

test('a dialog is loaded when it first opens, and is closed in its first render', async () => {
  const states: boolean[] = []
  function Content({ opened }: { opened: boolean }) {
    states.push(opened)
    return <output>{opened ? 'open' : 'closed'}</output>
  }
  const load = vi.fn(async () => Content)
  const Dialog = lazyDialog(load)
  const { container, rerender } = render(<Dialog opened={false} />)
  expect([load.mock.calls.length, container.textContent]).toEqual([0, ''])
  rerender(<Dialog opened />)
  await screen.findByText('open')
  expect(states[0]).toBe(false)
  // It stays, so that its end can be animated, and is not loaded again.
  rerender(<Dialog opened={false} />)
  expect(container.textContent).toBe('closed')
  rerender(<Dialog opened />)
  expect([load.mock.calls.length, container.textContent]).toEqual([1, 'open'])
})
