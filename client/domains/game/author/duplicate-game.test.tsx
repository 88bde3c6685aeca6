import { fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../tests/kit/client/render-page.tsx'
import { DuplicateGameButton } from './DuplicateGameButton.tsx'

function Page() {
  return (
    <>
      <DuplicateGameButton gameId="game 1" />
      <output>{useLocation().pathname}</output>
    </>
  )
}

test('a duplicated game is opened', async () => {
  const calls = renderPage(<Page />, {
    at: '/admin/games/1/info',
    answer: () => ({
      duplicateGame: {
        __typename: 'DuplicateGamePayload',
        game: { __typename: 'Game', id: 'game 2', databaseId: 2 },
      },
    }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Duplicate' }))
  expect(await screen.findByText('/admin/games/2/info')).toBeDefined()
  expect(calls.map(({ variables }) => variables['input'])).toEqual([{ id: 'game 1' }])
})
