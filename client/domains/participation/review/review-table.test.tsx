import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PreloadedPage } from '../../../../tests/kit/client/PreloadedPage.tsx'
import { renderPage, type Call } from '../../../../tests/kit/client/render-page.tsx'
import query, { type ReviewPageQuery } from '../../../__generated__/ReviewPageQuery.graphql.ts'
import { ToastList } from '../../../components/ToastList.tsx'
import { ReviewPage } from '../../../pages/admin/game/ReviewPage.tsx'

function participation(id: string, name: string, status = 'Pending') {
  const user = { id: `user-${id}`, userName: `captain of ${name}`, avatarUrl: null }
  return {
    __typename: 'Participation',
    id,
    status,
    statusReason: null,
    division: 'Student',
    createdAt: '2026-05-01T10:00:00Z',
    team: {
      id: `team-${id}`,
      databaseId: 7,
      name,
      avatarUrl: null,
      bio: null,
      locked: false,
      captain: { id: user.id },
      members: [{ user: { id: user.id } }],
    },
    members: [
      {
        ...user,
        adminProfile: { realName: 'Ada Lovelace', studentNumber: null, email: null, phone: null },
      },
    ],
  }
}

type Row = ReturnType<typeof participation>

const game = (rows: Row[]) => ({
  __typename: 'Game',
  id: 'game',
  databaseId: 3,
  title: 'Harbour CTF',
  divisions: ['Open', 'Student'],
  All: rows.length === 0 ? 0 : 3,
  Pending: 2,
  Accepted: 1,
  Rejected: 0,
  Suspended: 0,
  participations: {
    totalCount: rows.length,
    edges: rows.map((node) => ({ cursor: node.id, node })),
    pageInfo: { endCursor: null, hasNextPage: false },
  },
})

type Options = { search?: string; variables?: Partial<ReviewPageQuery['variables']>; rows: Row[] }

type Input = { participationIds?: string[]; status?: string; statusReason?: string }

function open({ search = '', variables = { status: 'Pending' }, rows }: Options) {
  return renderPage(
    <>
      <ToastList />
      <PreloadedPage<ReviewPageQuery>
        page={ReviewPage}
        query={query}
        variables={{ gameId: 3, ...variables }}
      />
    </>,
    {
      at: `/admin/games/3/review${search}`,
      answer({ operation, variables: sent }) {
        const { participationIds = [], status = '', statusReason } = (sent['input'] ?? {}) as Input
        const changed = (id: string) => ({
          ...participation(id, id),
          status,
          statusReason: statusReason || null,
        })
        if (operation === 'useReviewStatusMutation')
          return {
            updateParticipations: {
              __typename: 'UpdateParticipationsPayload',
              participations: participationIds.map(changed),
            },
          }
        return { game: game(rows), node: game(rows) }
      },
    },
  )
}

const sentFor = (calls: Call[], operation: string) =>
  calls.filter((call) => call.operation === operation).map(({ variables }) => variables)

const waiting = [participation('one', 'Beacon'), participation('two', 'Anchor')]

test('the URL has the status, the search and the order, and the head of a column changes the order', async () => {
  const calls = open({
    search: '?status=All&q=stud&sort=-joined',
    variables: { status: null, search: 'stud', orderBy: { field: 'CREATED_AT', direction: 'DESC' } },
    rows: waiting,
  })
  const table = await screen.findByRole('table', { name: 'Review' })
  const head = (name: string) => within(table).getByRole('columnheader', { name })
  expect(head('Joined').getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'stud')
  expect(sentFor(calls, 'ReviewTableMoreQuery')).toEqual([])
  fireEvent.click(within(head('Division')).getByRole('button'))
  await waitFor(() =>
    expect(sentFor(calls, 'ReviewTableMoreQuery')).toMatchObject([
      { status: null, search: 'stud', orderBy: { field: 'DIVISION', direction: 'ASC' } },
    ]),
  )
})

test('a game that no team has joined says so', async () => {
  open({ rows: [] })
  await screen.findByText('No teams yet')
  expect(screen.queryByText('Nothing to review')).toBeNull()
})

test('selected teams are accepted with one call, and leave the list of pending teams', async () => {
  const calls = open({ rows: waiting })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all loaded rows' }))
  const actions = screen.getByRole('group', { name: 'Actions for the selection' })
  fireEvent.click(within(actions).getByRole('button', { name: 'Accept' }))
  await screen.findByText('Nothing to review')
  expect(sentFor(calls, 'useReviewStatusMutation')).toEqual([
    { input: { participationIds: ['one', 'two'], status: 'Accepted', statusReason: '' } },
  ])
})

test('selected teams are suspended only after a question that names their number', async () => {
  const calls = open({ rows: waiting })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all loaded rows' }))
  const actions = screen.getByRole('group', { name: 'Actions for the selection' })
  fireEvent.click(within(actions).getByRole('button', { name: 'Suspend' }))
  const question = await screen.findByRole('dialog', { name: 'Suspend 2 teams?' })
  expect(sentFor(calls, 'useReviewStatusMutation')).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: 'Suspend' }))
  await waitFor(() =>
    expect(sentFor(calls, 'useReviewStatusMutation')).toMatchObject([{ input: { status: 'Suspended' } }]),
  )
})

test('a team opens in a drawer with its members, is rejected there for a reason, and back by Undo', async () => {
  const calls = open({ rows: waiting })
  fireEvent.click(await screen.findByRole('button', { name: 'Anchor' }))
  const drawer = await screen.findByRole('dialog', { name: /Anchor/ })
  expect(within(drawer).getByText('Ada Lovelace')).toBeDefined()
  fireEvent.click(within(drawer).getByRole('button', { name: 'Reject' }))
  const question = await screen.findByRole('dialog', { name: 'Reject Anchor?' })
  fireEvent.change(within(question).getByLabelText('Reason (optional)'), {
    target: { value: ' Not a school ' },
  })
  fireEvent.click(within(question).getByRole('button', { name: 'Reject' }))
  await within(drawer).findByText('Rejected')
  within(drawer).getByText('Reason: Not a school')
  const toast = (await screen.findByText('Anchor rejected')).closest('[role=alert]') as HTMLElement
  fireEvent.click(within(toast).getByRole('button', { name: 'Undo' }))
  await within(drawer).findByText('Pending')
  expect(sentFor(calls, 'useReviewStatusMutation')).toEqual([
    { input: { participationIds: ['two'], status: 'Rejected', statusReason: 'Not a school' } },
    { input: { participationIds: ['two'], status: 'Pending', statusReason: '' } },
  ])
})
