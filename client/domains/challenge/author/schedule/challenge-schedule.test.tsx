import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PreloadedPage } from '../../../../../tests/kit/client/PreloadedPage.tsx'
import { renderPage } from '../../../../../tests/kit/client/render-page.tsx'
import query, {
  type AdminSchedulePageQuery,
} from '../../../../__generated__/AdminSchedulePageQuery.graphql.ts'
import { AdminSchedulePage } from '../../../../pages/admin/game/AdminSchedulePage.tsx'

const challengeOf = (databaseId: number, title: string) => ({
  id: `challenge ${databaseId}`,
  databaseId,
  title,
  category: 'Web',
  isEnabled: true,
  isReleased: true,
  releaseAt: null,
  closeAt: null,
  requiredChallenges: [],
  unlockCount: null,
  lockedView: 'Hidden',
})

const game = {
  id: 'game',
  databaseId: 4,
  title: 'Harbor Lights',
  allChallenges: [challengeOf(7, 'Buoy'), challengeOf(8, 'Crane')],
}

test('the times are set in a dialog for the selected challenges only', async () => {
  const calls = renderPage(
    <PreloadedPage<AdminSchedulePageQuery>
      page={AdminSchedulePage}
      query={query}
      variables={{ gameId: 4 }}
    />,
    {
      at: '/admin/games/4/schedule',
      answer: ({ operation }) =>
        operation === 'useScheduleChallengesMutation'
          ? { scheduleChallenges: { __typename: 'ScheduleChallengesPayload', game } }
          : { game },
    },
  )
  const user = userEvent.setup({ delay: null })
  const crane = await screen.findByRole('checkbox', { name: 'Select Crane' })
  expect(screen.queryByRole('button', { name: 'Set times' })).toBeNull()
  await user.click(crane)
  await user.click(screen.getByRole('button', { name: 'Set times' }))
  const dialog = await screen.findByRole('dialog', { name: 'Set times' })
  await user.click(within(dialog).getByRole('button', { name: 'Apply to 1' }))
  expect(calls.at(-1)).toEqual({
    operation: 'useScheduleChallengesMutation',
    variables: { input: { gameId: 'game', challengeIds: ['challenge 8'], releaseAt: null } },
  })
  expect(await screen.findByText('2 challenges')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Set times' })).toBeNull()
})
