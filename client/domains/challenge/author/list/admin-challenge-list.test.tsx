import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../../tests/kit/client/render-page.tsx'
import query, {
  type AdminChallengesPageQuery,
} from '../../../../__generated__/AdminChallengesPageQuery.graphql.ts'
import { AdminChallengeList } from './AdminChallengeList.tsx'

const filters = { search: '', show: 'all', category: null, type: null } as const

function List() {
  const { game } = useLazyLoadQuery<AdminChallengesPageQuery>(query, { gameId: 4 })
  if (!game) return null
  return <AdminChallengeList game={game} filters={filters} sort={null} onSort={() => {}} empty={null} />
}

const challengeOf = (databaseId: number, title: string) => ({
  id: `challenge ${databaseId}`,
  databaseId,
  title,
  category: 'Web',
  type: 'StaticAttachment',
  isEnabled: true,
  isReleased: true,
  releaseAt: null,
  closeAt: null,
  score: 100,
  originalScore: 100,
  minScore: 25,
  solvedCount: 0,
  bloods: [],
})

const game = {
  id: 'game',
  databaseId: 4,
  title: 'Harbor Lights',
  allChallenges: [challengeOf(7, 'Buoy'), challengeOf(8, 'Crane'), challengeOf(9, 'Dock')],
}

test('the selected challenges, and no others, are exported', async () => {
  renderPage(
    <Suspense>
      <List />
    </Suspense>,
    { at: '/admin/games/4/challenges', answer: () => ({ game }) },
  )
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('checkbox', { name: 'Select Dock' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Buoy' }))
  const link = screen.getByRole('link', { name: 'Export' })
  expect(link.getAttribute('href')).toBe('/api/edit/games/4/challenges/export?challengeIds=7,9')
  expect(link.hasAttribute('download')).toBe(true)
})
