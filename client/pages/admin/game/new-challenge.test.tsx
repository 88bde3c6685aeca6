import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useEffect } from 'react'
import { useQueryLoader } from 'react-relay'
import { useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../tests/kit/client/render-page.tsx'
import query, {
  type AdminChallengesPageQuery,
} from '../../../__generated__/AdminChallengesPageQuery.graphql.ts'
import { AdminChallengesPage } from './AdminChallengesPage.tsx'

function Page() {
  const [queryRef, load] = useQueryLoader<AdminChallengesPageQuery>(query)
  const { search } = useLocation()
  useEffect(() => load({ gameId: 1 }), [load])
  return (
    <Suspense>
      {queryRef ? <AdminChallengesPage queryRef={queryRef} /> : null}
      <p data-testid="search">{search}</p>
    </Suspense>
  )
}

it('opens the dialog of a new challenge if the address asks for it, and keeps the filter when it closes', async () => {
  renderPage(<Page />, {
    at: '/admin/games/1/challenges?q=rope&open=create',
    answer: () => ({ game: { id: 'game-1', databaseId: 1, title: 'Harbour', allChallenges: [] } }),
  })
  const dialog = await screen.findByRole('dialog', { name: 'Create challenge' })
  expect(dialog).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByTestId('search').textContent).toBe('?q=rope')
})
