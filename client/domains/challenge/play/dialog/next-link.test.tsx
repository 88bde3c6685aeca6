import { fireEvent, screen } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../../tests/kit/client/render-page.tsx'
import { NextLink } from './NextLink.tsx'

function Page({ nextId }: { nextId: number | null }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output>{pathname + search}</output>
      <button type="button" onClick={() => void navigate('/games/1/challenges?category=Web&challenge=5')}>
        Open
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <NextLink nextId={nextId} />
    </>
  )
}

test('the next challenge replaces the open one, keeps the filters, and back leads to the list', async () => {
  renderPage(<Page nextId={6} />, { at: '/games/1/challenges?category=Web' })
  fireEvent.click(await screen.findByRole('button', { name: 'Open' }))
  await screen.findByText('/games/1/challenges?category=Web&challenge=5')
  fireEvent.click(screen.getByRole('link', { name: 'Next challenge' }))
  await screen.findByText('/games/1/challenges?category=Web&challenge=6')
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByText('/games/1/challenges?category=Web')).toBeDefined()
})

test('without a next challenge there is no link', async () => {
  renderPage(<Page nextId={null} />, { at: '/games/1/challenges?challenge=5' })
  await screen.findByText('/games/1/challenges?challenge=5')
  expect(screen.queryByRole('link')).toBeNull()
})
