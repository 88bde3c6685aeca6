import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PreloadedPage } from '../../../tests/kit/client/PreloadedPage.tsx'
import { followed } from '../../../tests/kit/client/followed.ts'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import query, { type MonitorCheatsPageQuery } from '../../__generated__/MonitorCheatsPageQuery.graphql.ts'
import { MonitorCheatsPage } from '../../pages/monitor/MonitorCheatsPage.tsx'
import type { Viewer } from '../../session/viewer.ts'

const admin = { role: 'Admin' } as Viewer

const party = (id: string, name: string) => ({
  id: `entry ${id}`,
  status: 'Accepted',
  division: null,
  team: { __typename: 'Team', id, name, avatarUrl: null },
})

const stolen = {
  __typename: 'Cheat',
  id: 'stolen',
  isBait: false,
  submittedAt: '2026-05-01T10:00:00Z',
  submitterAddress: '198.18.0.7',
  ownerSolvedAt: '2026-05-01T09:00:00Z',
  ownerAddress: '198.18.0.7',
  challengeOpenedAt: null,
  submission: {
    id: 'answer 1',
    answer: 'flag{north}',
    userName: 'gale',
    challengeId: 'challenge 5',
    challengeDatabaseId: 5,
    challengeTitle: 'Sealed Orders',
  },
  submitTeam: party('petrels', 'Storm Petrels'),
  sourceTeam: party('meridian', 'Null Meridian'),
}
const bait = {
  ...stolen,
  id: 'bait',
  isBait: true,
  ownerSolvedAt: null,
  ownerAddress: null,
  submission: { ...stolen.submission, id: 'answer 2', answer: 'flag{bait}' },
  sourceTeam: null,
}
const ofCanaries = {
  ...stolen,
  id: 'canaries',
  submission: { ...stolen.submission, id: 'answer 3' },
  submitTeam: party('canaries', 'Stack Canaries'),
}

/** Where the page opens, and the variables that its route makes of that address. */
type Options = { at?: string; variables?: object; viewer?: Viewer }

function open(cheats: object[], { at = '', variables = {}, viewer = admin }: Options = {}) {
  const game = {
    __typename: 'Game',
    id: 'game',
    databaseId: 3,
    title: 'Harbour CTF',
    state: 'Running',
    scoreboard: { challenges: [] },
    cheats: {
      totalCount: cheats.length,
      edges: cheats.map((node) => ({ cursor: (node as { id: string }).id, node })),
      pageInfo: { endCursor: null, hasNextPage: false },
    },
  }
  const cheatFeed = followed()
  const calls = renderPage(
    <PreloadedPage<MonitorCheatsPageQuery>
      page={MonitorCheatsPage}
      query={query}
      variables={{ gameId: 3, ...variables }}
    />,
    {
      at: `/games/3/monitor/cheatinfo${at}`,
      viewer,
      answer: ({ operation }) => (operation === 'MonitorCheatsPageQuery' ? { game } : { node: game }),
      follow: cheatFeed.follow,
    },
  )
  return { calls, tell: (cheat: object) => cheatFeed.send({ cheatDetected: cheat }) }
}

const rowOf = (name: RegExp) => screen.findByRole('row', { name })
const expanderOf = (name: RegExp) => screen.findByRole('button', { name })
const stolenName = /^Storm Petrels submitted the flag of Null Meridian/
const shownTeams = () =>
  screen
    .getAllByRole('button', { name: / submitted / })
    .map((button) => button.getAttribute('aria-label')?.split(' submitted')[0])

test('a row names both teams, the user, the challenge, the flag and the evidence', async () => {
  open([stolen])
  const row = await rowOf(/Storm Petrels/)
  for (const name of ['Storm Petrels', 'Null Meridian']) within(row).getByRole('button', { name })
  within(row).getByText('gale')
  within(row).getByText('Sealed Orders')
  within(row).getByTitle('flag{north}')
  expect(within(row).getAllByText('Never opened')).not.toEqual([])
  expect(within(row).getAllByText('Same IP address')).not.toEqual([])
  screen.getByText('1 cheat')
})

test('a row of a bait says so, and names no evidence of another team', async () => {
  open([bait])
  const row = await rowOf(/Storm Petrels/)
  within(row).getByText('Bait')
  expect(within(row).queryByText('Never opened')).toBeNull()
  await userEvent.click(await expanderOf(/^Storm Petrels submitted a bait/))
  await screen.findByRole('region', { name: 'Submitted by: Storm Petrels' })
  expect(screen.queryByRole('region', { name: /^Flag owner/ })).toBeNull()
})

test('the keyboard opens and closes the details, with exact times and links to submissions and reviews', async () => {
  open([stolen])
  const expander = await expanderOf(stolenName)
  expander.focus()
  await userEvent.keyboard('{Enter}')
  expect(expander.getAttribute('aria-expanded')).toBe('true')
  const sender = await screen.findByRole('region', { name: 'Submitted by: Storm Petrels' })
  within(sender).getByText('198.18.0.7')
  within(sender).getByText('Never')
  within(sender).getByRole('button', { name: /May 1, 2026/ })
  const review = within(sender).getByRole('link', { name: 'Review Storm Petrels' })
  expect(review.getAttribute('href')).toBe('/admin/games/3/review?status=All&q=Storm%20Petrels')
  const owner = screen.getByRole('region', { name: 'Flag owner: Null Meridian' })
  const answers = within(owner).getByRole('link', { name: 'Submissions of Null Meridian for this challenge' })
  expect(answers.getAttribute('href')).toBe(
    '/games/3/monitor/submissions?team=meridian&challenge=challenge%205',
  )
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('region', { name: /^Flag owner/ })).toBeNull()
})

test('a click in a row opens its details, but a click on a team filters by it', async () => {
  const { calls } = open([stolen])
  await userEvent.click(await screen.findByTitle('flag{north}'))
  await screen.findByRole('region', { name: 'Flag owner: Null Meridian' })
  await userEvent.click(screen.getByRole('button', { name: 'Null Meridian' }))
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ teamId: 'meridian' }))
  screen.getByRole('region', { name: 'Flag owner: Null Meridian' })
})

test('a monitor who is no administrator has no links to reviews', async () => {
  open([stolen], { viewer: { role: 'Monitor' } as Viewer })
  await userEvent.click(await expanderOf(stolenName))
  await screen.findByRole('region', { name: 'Flag owner: Null Meridian' })
  expect(screen.queryByRole('link', { name: /^Review/ })).toBeNull()
})

test('kind, search and order reach the server', async () => {
  const { calls } = open([stolen, bait])
  await userEvent.click(await screen.findByRole('button', { name: 'Baits' }))
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ isBait: true, orderBy: null }))
  await userEvent.click(screen.getByRole('button', { name: 'Submitted by' }))
  const orderBy = { field: 'SUBMIT_TEAM', direction: 'ASC' }
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ isBait: true, orderBy }))
  await userEvent.type(screen.getByLabelText('Search cheats'), 'gale')
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ search: 'gale', orderBy }))
})

test('a new cheat is inserted first if it matches the filters', async () => {
  const { tell } = open([stolen], { at: '?kind=flags', variables: { isBait: false } })
  await expanderOf(stolenName)
  await tell(bait)
  await tell(ofCanaries)
  await expanderOf(/^Stack Canaries submitted/)
  expect(shownTeams()).toEqual(['Stack Canaries', 'Storm Petrels'])
})

test('a list in another order is loaded again for a new cheat', async () => {
  const orderBy = { field: 'CHALLENGE', direction: 'ASC' }
  const { calls, tell } = open([stolen], { at: '?sort=challenge', variables: { orderBy } })
  await expanderOf(stolenName)
  expect(calls).toHaveLength(1)
  await tell(ofCanaries)
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]?.variables).toMatchObject({ orderBy })
  expect(shownTeams()).toEqual(['Storm Petrels'])
})

test('an empty list links to the submissions, and one without a match clears its filters', async () => {
  open([])
  await screen.findByText('No cheating detected')
  const link = screen.getByRole('link', { name: 'Show submissions' })
  expect(link.getAttribute('href')).toBe('/games/3/monitor/submissions')
  await userEvent.click(screen.getByRole('button', { name: 'Baits' }))
  await screen.findByText('No matching cheats')
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await screen.findByText('No cheating detected')
})
