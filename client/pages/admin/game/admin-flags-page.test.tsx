import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { PreloadedPage } from '../../../../tests/kit/client/PreloadedPage.tsx'
import { renderPage } from '../../../../tests/kit/client/render-page.tsx'
import query, { type AdminFlagsPageQuery } from '../../../__generated__/AdminFlagsPageQuery.graphql.ts'
import { ToastList } from '../../../components/ToastList.tsx'
import { finishDeletions } from '../../../relay/delayed-deletions.ts'
import { AdminFlagsPage } from './AdminFlagsPage.tsx'

const user = userEvent.setup({ delay: null })

const flag = (text: string, changes: object = {}) => ({
  id: text,
  flag: text,
  kind: 'Exact',
  isBait: false,
  holderTeamName: null,
  attachment: null,
  ...changes,
})

const few = [
  flag('flag{one}', { holderTeamName: 'Null Meridian' }),
  flag('flag{two}', { holderTeamName: 'Anchors' }),
  flag('flag{bait}', { isBait: true }),
]

function Address() {
  return <p data-testid="address">{useLocation().search}</p>
}
const address = () => screen.getByTestId('address').textContent

function show(flags: readonly object[], search = '') {
  const challenge = {
    id: 'challenge-2',
    databaseId: 2,
    title: 'Knots',
    category: 'Misc',
    type: 'DynamicContainer',
    isEnabled: true,
    flags,
  }
  return renderPage(
    <>
      <Address />
      <PreloadedPage<AdminFlagsPageQuery>
        page={AdminFlagsPage}
        query={query}
        variables={{ gameId: 1, challengeId: 2 }}
      />
      <ToastList />
    </>,
    {
      at: `/admin/games/1/challenges/2/flags${search}`,
      answer: ({ operation }) =>
        operation === 'AdminFlagsPageQuery'
          ? { game: { id: 'game-1', databaseId: 1, title: 'Harbor', challenge } }
          : { deleteFlags: { __typename: 'DeleteFlagsPayload', challenge: null } },
    },
  )
}

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Flags' })
  return [...table.querySelectorAll('tr[data-row]')].map((row) => row.querySelector('code')?.textContent)
}

test('the search finds flags by their team, and a search without a match can be cleared', async () => {
  show(few, '?q=anchors')
  expect(await rows()).toEqual(['flag{two}'])
  await user.type(screen.getByRole('searchbox', { name: 'Search flags' }), ' away')
  await screen.findByText('No flags match “anchors away”')
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(await rows()).toHaveLength(3)
})

test('the head of a column orders the flags, and the address keeps the order', async () => {
  show(few)
  await user.click(
    within(await screen.findByRole('columnheader', { name: 'Assigned to' })).getByRole('button'),
  )
  expect(await rows()).toEqual(['flag{two}', 'flag{one}', 'flag{bait}'])
  expect(address()).toBe('?sort=holder')
})

test('selected flags are deleted with one request when the time to undo it is over', async () => {
  const calls = show(few)
  for (const name of ['flag{one}', 'flag{two}']) {
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  }
  await user.click(
    within(screen.getByRole('group', { name: 'Actions for the selection' })).getByRole('button', {
      name: 'Delete',
    }),
  )
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 flags?' })
  expect(within(dialog).getByText(/^2 teams hold one of these flags/)).toBeDefined()
  expect(within(dialog).getByText(/^No correct flag is left/)).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'Delete 2 flags' }))
  expect(await rows()).toEqual(['flag{bait}'])
  const deletions = () => calls.filter(({ operation }) => operation === 'useFlagMutationsDeleteMutation')
  expect(deletions()).toEqual([])
  await act(finishDeletions)
  expect(deletions().map(({ variables }) => variables['input'])).toEqual([
    { gameId: 'game-1', challengeId: 'challenge-2', flagIds: ['flag{one}', 'flag{two}'] },
  ])
})

test('a page shows one hundred flags of many, and all of them can be selected', async () => {
  show(Array.from({ length: 2500 }, (_, index) => flag(`flag{${index}}`)))
  expect(await rows()).toHaveLength(100)
  expect(screen.getByText('2,500 flags')).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: 'Select all loaded rows' }))
  expect(screen.getByText('2,500 selected')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await rows()).toHaveLength(200)
})
