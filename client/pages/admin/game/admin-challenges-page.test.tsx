import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { PreloadedPage } from '../../../../tests/kit/client/PreloadedPage.tsx'
import { renderPage, type Call } from '../../../../tests/kit/client/render-page.tsx'
import query, {
  type AdminChallengesPageQuery,
} from '../../../__generated__/AdminChallengesPageQuery.graphql.ts'
import { ToastList } from '../../../components/ToastList.tsx'
import { AdminChallengesPage } from './AdminChallengesPage.tsx'

const user = userEvent.setup({ delay: null })

const challenge = (databaseId: number, title: string, category: string, changes: object) => ({
  id: `challenge-${databaseId}`,
  databaseId,
  title,
  category,
  type: 'StaticAttachment',
  isEnabled: true,
  isReleased: true,
  content: 'Look at the quay.',
  containerImage: 'quay:1',
  releaseAt: null,
  closeAt: null,
  score: 100,
  originalScore: 500,
  minScore: 50,
  solvedCount: 0,
  bloods: [],
  ...changes,
})

const allChallenges = [
  challenge(1, 'Knots', 'Misc', { solvedCount: 4 }),
  challenge(2, 'Overflow', 'Pwn', { solvedCount: 9, type: 'StaticContainer' }),
  challenge(3, 'Anchor', 'Pwn', { isEnabled: false }),
]

function Address() {
  return <p data-testid="address">{useLocation().search}</p>
}
const address = () => screen.getByTestId('address').textContent

const changed = () => ({ updateChallenge: { __typename: 'UpdateChallengePayload', challenge: null } })

function show(search = '', update: (call: Call) => Record<string, unknown> = changed) {
  return renderPage(
    <>
      <Address />
      <PreloadedPage<AdminChallengesPageQuery>
        page={AdminChallengesPage}
        query={query}
        variables={{ gameId: 1 }}
      />
      <ToastList />
    </>,
    {
      at: `/admin/games/1/challenges${search}`,
      answer: (call) =>
        call.operation === 'AdminChallengesPageQuery'
          ? {
              game: {
                id: 'game-1',
                databaseId: 1,
                title: 'Harbor',
                state: 'Upcoming',
                teamCount: 2,
                allChallenges,
              },
            }
          : update(call),
    },
  )
}

async function titles() {
  const table = await screen.findByRole('table', { name: 'Challenges' })
  return within(table)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

test('the challenges are below the heads of their categories until a column orders them', async () => {
  show()
  expect(await titles()).toEqual(['Knots', 'Overflow', 'Anchor'])
  expect(screen.getByRole('checkbox', { name: 'Select all in Pwn' })).toBeDefined()
  await user.click(within(screen.getByRole('columnheader', { name: 'Solves' })).getByRole('button'))
  expect(await titles()).toEqual(['Overflow', 'Knots', 'Anchor'])
  expect(address()).toBe('?sort=-solves')
  expect(screen.queryByRole('checkbox', { name: 'Select all in Pwn' })).toBeNull()
})

test('the filters are in the address, and the challenges without a match offer to show all', async () => {
  show('?category=Pwn&type=StaticContainer')
  expect(await titles()).toEqual(['Overflow'])
  await user.click(screen.getByRole('button', { name: 'Disabled' }))
  expect(address()).toBe('?category=Pwn&type=StaticContainer&show=disabled')
  await user.click(await screen.findByRole('button', { name: 'Show all challenges' }))
  expect(await titles()).toHaveLength(3)
  expect(address()).toBe('')
})

test('the checkbox of a category selects its challenges, and the selected ones are enabled together', async () => {
  const calls = show()
  await user.click(await screen.findByRole('checkbox', { name: 'Select all in Pwn' }))
  const actions = screen.getByRole('group', { name: 'Actions for the selection' })
  expect(within(actions).getByRole('status').textContent).toBe('2 selected')
  await user.click(within(actions).getByRole('button', { name: 'Enable' }))
  await screen.findByText('1 challenge enabled')
  expect(calls.slice(1).map(({ variables }) => variables['input'])).toEqual([
    { gameId: 'game-1', challengeId: 'challenge-3', isEnabled: true },
  ])
  expect(screen.queryByRole('group', { name: 'Actions for the selection' })).toBeNull()
})

test('challenges that cannot be enabled are reported by name, once for all', async () => {
  const noFlag = {
    __typename: 'ConflictError',
    __isError: 'ConflictError',
    code: 'NO_FLAG',
    message: 'No flag.',
  }
  show('', ({ variables }) =>
    variables['input'].challengeId === 'challenge-3' ? { updateChallenge: noFlag } : changed(),
  )
  await user.click(await screen.findByRole('checkbox', { name: 'Select all in Pwn' }))
  await user.click(screen.getByRole('button', { name: 'Enable' }))
  const report = await screen.findByRole('dialog', { name: '1 item was left unchanged' })
  expect(within(report).getByRole('listitem').textContent).toBe('Anchor: No flag.')
  expect(screen.getAllByText(/No flag\./)).toHaveLength(1)
  await user.click(within(report).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('group', { name: 'Actions for the selection' })).toBeNull()
})

test('keys move between the rows of all categories and select them', async () => {
  show()
  const first = await screen.findByRole('link', { name: 'Knots' })
  first.focus()
  await user.keyboard('{ArrowDown}x{ArrowDown}x')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Anchor'))
  const selected = screen.getAllByRole('row', { selected: true })
  expect(selected.map((row) => within(row).getByRole('link').textContent)).toEqual(['Overflow', 'Anchor'])
  await user.keyboard('{Escape}')
  expect(screen.queryAllByRole('row', { selected: true })).toEqual([])
})
