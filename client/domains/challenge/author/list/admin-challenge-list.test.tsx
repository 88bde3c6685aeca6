import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { expect, test, vi } from 'vitest'
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
  content: 'Look at the quay.',
  containerImage: null,
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
  state: 'Running',
  teamCount: 60,
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

/** Renders a list with one disabled challenge. Returns the changes that are sent. */
async function showDisabled(state: string, changes: object) {
  const challenge = { __typename: 'Challenge', ...challengeOf(7, 'Buoy'), isEnabled: false, ...changes }
  const calls = renderPage(
    <Suspense>
      <List />
    </Suspense>,
    {
      at: '/admin/games/4/challenges',
      answer: ({ operation }) =>
        operation === 'useChallengeMutationsUpdateMutation'
          ? { updateChallenge: { __typename: 'UpdateChallengePayload', challenge } }
          : { game: { ...game, state, allChallenges: [challenge] } },
    },
  )
  const sent = () =>
    calls
      .filter(({ operation }) => operation === 'useChallengeMutationsUpdateMutation')
      .map(({ variables }) => variables['input'])
  await screen.findByRole('switch', { name: 'Enable Buoy' })
  return sent
}
const enabled = [{ gameId: 'game', challengeId: 'challenge 7', isEnabled: true }]

test('enabling an unfinished challenge of a running game asks first', async () => {
  const user = userEvent.setup({ delay: null })
  const sent = await showDisabled('Running', { type: 'StaticContainer', content: ' ' })
  expect(screen.getByText('No text')).toBeDefined()
  expect(screen.getByText('No image')).toBeDefined()
  await user.click(screen.getByRole('switch', { name: 'Enable Buoy' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Enable Buoy' }))
  expect(dialog.getByText('Buoy: No text and No image')).toBeDefined()
  expect(dialog.getByText('The game is running: 60 teams are told now.')).toBeDefined()
  expect(sent()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Enable' }))
  await vi.waitFor(() => expect(sent()).toEqual(enabled))
})

test('enabling the selected challenges asks in the same way', async () => {
  const user = userEvent.setup({ delay: null })
  const sent = await showDisabled('Running', { isReleased: true })
  await user.click(screen.getByRole('checkbox', { name: 'Select Buoy' }))
  await user.click(screen.getByRole('button', { name: 'Enable' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Enable Buoy' }))
  expect(dialog.getByText('The game is running: 60 teams are told now.')).toBeDefined()
  expect(sent()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Enable' }))
  await vi.waitFor(() => expect(sent()).toEqual(enabled))
})

test('a finished challenge is enabled at once where no team is told', async () => {
  const user = userEvent.setup({ delay: null })
  const sent = await showDisabled('Upcoming', {})
  await user.click(screen.getByRole('switch', { name: 'Enable Buoy' }))
  await vi.waitFor(() => expect(sent()).toEqual(enabled))
  expect(screen.queryByRole('dialog')).toBeNull()
})
