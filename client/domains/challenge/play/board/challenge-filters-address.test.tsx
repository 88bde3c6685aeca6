import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link, useLocation } from 'react-router'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderPage } from '../../../../../tests/kit/client/render-page.tsx'
import { useChallengeFilters } from './useChallengeFilters.ts'

function Search() {
  const { filters, setText } = useChallengeFilters()
  return (
    <>
      <input value={filters.text} onChange={(event) => setText(event.currentTarget.value)} />
      <Link to="?category=Web">Web</Link>
      <output>{useLocation().search}</output>
    </>
  )
}

it('the search text is written to the URL after typing, and replaced by the text of a link', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  renderPage(<Search />, { at: '/' })
  const field = screen.getByRole<HTMLInputElement>('textbox')
  const address = () => screen.getByRole('status', { name: '' }).textContent
  const user = userEvent.setup({ delay: null })
  const wait = () => act(() => vi.advanceTimersByTimeAsync(1000))
  await user.type(field, 'ghost')
  await wait()
  expect(address()).toBe('?q=ghost')
  await user.click(screen.getByRole('link', { name: 'Web' }))
  await wait()
  expect([field.value, address()]).toEqual(['', '?category=Web'])
})
