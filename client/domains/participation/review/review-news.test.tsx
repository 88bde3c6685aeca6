import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../tests/kit/client/render-page.tsx'
import { ToastList } from '../../../components/ToastList.tsx'
import type { Entry } from '../entry/useEntry.ts'
import { ReviewNews } from './ReviewNews.tsx'

function Page() {
  const [status, setStatus] = useState('Pending')
  // The news read only these two parts.
  const entry = {
    game: { id: 'game', databaseId: 3 },
    own: { status, team: { name: 'Stack Canaries' } },
  } as Entry
  return (
    <>
      <button type="button" onClick={() => setStatus('Accepted')}>
        Accept
      </button>
      <output>{useLocation().pathname}</output>
      <ReviewNews entry={entry} />
    </>
  )
}

test('the toast about an accepted team has a link to the challenges of the game', async () => {
  renderPage(
    <>
      <ToastList />
      <Page />
    </>,
    { at: '/games/3' },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  await screen.findByText('Stack Canaries was accepted')
  fireEvent.click(screen.getByRole('link', { name: 'Challenges' }))
  expect(await screen.findByText('/games/3/challenges')).toBeDefined()
})
