import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { afterEach, expect, test } from 'vitest'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import query, { type AdminAwardsPageQuery } from '../../__generated__/AdminAwardsPageQuery.graphql.ts'
import { ToastList } from '../../components/ToastList.tsx'
import { finishDeletions } from '../../relay/delayed-deletions.ts'
import { ReasonDialog } from '../game/final/ReasonDialog.tsx'
import { AwardList } from './AwardList.tsx'

const connectionId = 'client:game 1:__AwardList_awards_connection'

function List() {
  const { game } = useLazyLoadQuery<AdminAwardsPageQuery>(query, { gameId: 1 })
  return game ? <AwardList game={game} /> : null
}

const awardOf = (team: string, points: number) => ({
  __typename: 'Award',
  id: `award of ${team}`,
  points,
  reason: 'A found bug',
  givenAt: '2027-01-01T12:00:00Z',
  tokenName: null,
  givenBy: null,
  participation: {
    id: `participation of ${team}`,
    team: { id: `team ${team}`, name: team, avatarUrl: null },
  },
})

/** The awards of a game. A final one refuses a removal without a reason. Returns the inputs of the removals. */
function renderAwards(finalizedAt: string | null): () => unknown[] {
  const calls = renderPage(
    <>
      <ToastList />
      <ReasonDialog />
      <Suspense>
        <List />
      </Suspense>
    </>,
    {
      at: '/',
      answer: ({ operation, variables }) => {
        if (operation === 'AwardRowRemoveMutation') {
          const { awardId, reason } = variables['input'] as { awardId: string; reason?: string }
          if (!finalizedAt || reason) {
            return { removeAward: { __typename: 'RemoveAwardPayload', deletedId: awardId } }
          }
          const refusal = { __typename: 'RefusedError', __isError: 'RefusedError', code: 'GAME_FINALIZED' }
          return { removeAward: { ...refusal, refusal: { ...refusal, message: 'The result is final.' } } }
        }
        if (operation !== 'AdminAwardsPageQuery') return { game: null, node: null }
        const edges = [awardOf('Kraken', -25), awardOf('Narwhal', 5)].map((node) => ({
          cursor: node.id,
          node,
        }))
        const pageInfo = { endCursor: null, hasNextPage: false }
        const awards = { edges, pageInfo }
        return { game: { __typename: 'Game', id: 'game 1', title: 'Cup', finalizedAt, awards } }
      },
    },
  )
  return () =>
    calls.filter(({ operation }) => operation === 'AwardRowRemoveMutation').map(({ variables }) => variables)
}

const removeAwardOf = async (team: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Remove the award of ${team}` }))

afterEach(() => act(finishDeletions))

test('points have a sign, with a minus for a penalty', async () => {
  renderAwards(null)
  expect(await screen.findByRole('cell', { name: '−25' })).toBeDefined()
  expect(screen.getByRole('cell', { name: '+5' })).toBeDefined()
})

test('a removed award is hidden at once and shown again by Undo', async () => {
  const removals = renderAwards(null)
  await removeAwardOf('Kraken')
  expect(screen.queryByText('Kraken')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(screen.getByText('Kraken')).toBeDefined()
  await act(finishDeletions)
  expect(removals()).toEqual([])
})

test('the server removes an award when the page closes', async () => {
  const removals = renderAwards(null)
  await removeAwardOf('Kraken')
  expect(removals()).toEqual([])
  await act(async () => void window.dispatchEvent(new Event('pagehide')))
  const input = { awardId: 'award of Kraken' }
  await waitFor(() => expect(removals()).toEqual([{ input, connections: [connectionId] }]))
  await waitFor(() => expect(screen.queryByText('Kraken')).toBeNull())
  expect(screen.getByText('Narwhal')).toBeDefined()
})

test('the removal of an award of a final game is confirmed and needs a reason', async () => {
  const removals = renderAwards('2027-01-02T12:00:00Z')
  await removeAwardOf('Kraken')
  const question = await screen.findByRole('dialog', { name: 'Remove this award?' })
  expect(screen.getByText('Kraken')).toBeDefined()
  await userEvent.click(within(question).getByRole('button', { name: 'Remove award' }))
  const reason = within(await screen.findByRole('dialog', { name: 'Give a reason' }))
  await userEvent.type(reason.getByRole('textbox'), 'A wrong team')
  await userEvent.click(reason.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(screen.queryByText('Kraken')).toBeNull())
  expect(removals().at(-1)).toMatchObject({ input: { awardId: 'award of Kraken', reason: 'A wrong team' } })
})
