import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { renderPage, type Call } from '../../tests/kit/client/render-page.tsx'
import type { Role } from '../session/viewer.ts'
import { CommandPalette } from './CommandPalette.tsx'
import { closePalette, openPalette } from './palette-items.ts'

const user = userEvent.setup({ delay: null })

const edgesOf = (...nodes: object[]) => ({
  edges: nodes.map((node, index) => ({ node: { id: `${JSON.stringify(node)} ${index}`, ...node } })),
})
const accepted = { id: 'participation-1', status: 'Accepted' }
const challenge = {
  id: 'challenge-4',
  databaseId: 4,
  title: 'Short Rope',
  category: 'Crypto',
  type: 'StaticAttachment',
  score: 100,
  solvedCount: 0,
  isSolved: false,
  bloods: [],
  closeAt: null,
  viewerSolve: null,
  viewerAttempts: null,
  attemptMode: 'Lockout',
  disableBloodBonus: false,
}

type World = { state?: string; freezeAt?: string | null; viewerParticipation?: object | null }

function answerFor(viewerName: string | null, world: World) {
  const game = {
    id: 'game-1',
    databaseId: 1,
    title: 'Harbour',
    state: 'Running',
    freezeAt: null,
    revealedAt: null,
    viewerParticipation: null,
    ...world,
  }
  const other = { databaseId: 2, title: 'Lagoon', state: 'Upcoming', viewerParticipation: null }
  const teams = [
    { id: 'team-7', databaseId: 7, name: 'Null Meridian', isViewerCaptain: true },
    { id: 'team-8', databaseId: 8, name: 'Keelhaul', isViewerCaptain: false },
  ]
  const hidden = { id: 'challenge-5', databaseId: 5, title: 'Long Rope', category: 'Pwn' }
  return ({ operation, variables }: Call) => {
    if (operation === 'usePaletteListsQuery') {
      return {
        games: edgesOf(game, other),
        posts: edgesOf({ databaseId: 'abc', title: 'Rules of the harbour' }),
        viewer: viewerName ? { id: 'viewer', teams } : null,
      }
    }
    if (operation === 'usePaletteGameQuery') {
      return { game: { ...game, ...(variables['isAuthor'] ? { allChallenges: [challenge, hidden] } : {}) } }
    }
    if (operation === 'useChallengeItemsQuery') return { game: { id: 'game-1', challenges: [challenge] } }
    if (operation === 'useAccountItemsQuery') {
      return {
        users: edgesOf({ databaseId: 'u-1', userName: 'sextant' }),
        allTeams: edgesOf({ databaseId: 9, name: 'Bilge Rats' }),
      }
    }
    return { logOut: { __typename: 'LogOutPayload', nextUrl: null } }
  }
}

function Address() {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{pathname + search}</p>
}

const address = () => screen.getByTestId('address').textContent

/** Opens the palette on a page, as a visitor or as a user with the role. */
async function open(at: string, role: Role | null, world: World = {}): Promise<Call[]> {
  const viewer = role && { id: 'viewer', name: 'ada', role, avatarUrl: null, needsSecondFactor: false }
  const calls = renderPage(
    <>
      <CommandPalette />
      <Address />
    </>,
    { at, viewer, answer: answerFor(role, world) },
  )
  act(openPalette)
  await screen.findByRole('option', { name: 'Lagoon' })
  if (/\/games\/\d/.test(at)) await screen.findAllByRole('option', { name: /^Overview$|^Info$/ })
  return calls
}

afterEach(() => {
  act(closePalette)
})

const field = () => screen.getByRole('combobox', { name: /^Search/ })
const labels = () => screen.queryAllByRole('option').map((option) => option.textContent)

/** The labels of the items that match the text. */
function found(text: string): (string | null)[] {
  fireEvent.change(field(), { target: { value: text } })
  return labels()
}

it('lists the public pages, posts and games to a visitor, and nothing that asks for a log-in', async () => {
  await open('/', null)
  expect(labels()).toEqual(expect.arrayContaining(['Home', 'Posts', 'Games', 'About', 'Log in', 'Harbour']))
  for (const absent of ['Teams', 'Profile', 'Create team', 'Log out', 'Create game', 'Users']) {
    expect(labels()).not.toContain(absent)
  }
  expect(found('rules')).toEqual(['Rules of the harbour'])
  expect(found('scoreboard')).toEqual(['Scoreboard of Harbour'])
  expect(found('challenges of')).toEqual([])
  expect(found('sign-in')).toEqual([])
})

it('lists to a visitor of a game only the pages that show something', async () => {
  await open('/games/1', null)
  expect(found('harbour').filter((label) => label !== 'Rules of the harbour')).toEqual([
    'Overview',
    'Scoreboard',
  ])
})

it('lists own teams, challenges and the pages of the game to a player', async () => {
  await open('/games/1/scoreboard', 'User', { viewerParticipation: accepted })
  await screen.findByRole('option', { name: 'Short Rope' })
  expect(labels()).toEqual(
    expect.arrayContaining(['Overview', 'Challenges', 'Scoreboard', 'Null Meridian', 'Keelhaul', 'Log out']),
  )
  for (const absent of ['Statistics', 'Ratings', 'Write-ups', 'Info', 'New challenge', 'New notice']) {
    expect(labels()).not.toContain(absent)
  }
  expect(found('rope')).toEqual(['Short Rope'])
  expect(found('submissions')).toEqual([])
  expect(found('manage')).toEqual([])
})

it('lists results of an ended game to a player, but not before the reveal', async () => {
  const results = ['Statistics', 'Ratings', 'Write-ups']
  await open('/games/1', 'User', { state: 'Ended', viewerParticipation: accepted })
  expect(labels()).toEqual(expect.arrayContaining(results))
  expect(labels()).not.toContain('Challenges')
})

it('lists no results of a frozen game to a player before the reveal', async () => {
  await open('/games/1', 'User', { state: 'Ended', freezeAt: '2026-01-01T00:00:00Z' })
  for (const result of ['Statistics', 'Ratings', 'Write-ups']) expect(labels()).not.toContain(result)
})

it('lists the monitor pages of the game to a monitor, and no administration', async () => {
  const calls = await open('/games/1/monitor/events', 'Monitor')
  expect(labels()).toEqual(
    expect.arrayContaining(['Events', 'Submissions', 'Cheats', 'Traffic', 'Statistics', 'Ratings']),
  )
  for (const absent of ['Challenges', 'Info', 'New challenge', 'New notice', 'Create game', 'Users']) {
    expect(labels()).not.toContain(absent)
  }
  expect(found('edit')).toEqual([])
  expect(found('sextant')).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('No results for “sextant”.')
  expect(calls.map(({ operation }) => operation)).not.toContain('useAccountItemsQuery')
})

it('lists the settings, all tabs of the administered game and its editors to an administrator', async () => {
  await open('/admin/games/1/info', 'Admin')
  await screen.findByRole('option', { name: 'Short Rope' })
  const tabs = ['Info', 'Divisions', 'Schedule', 'Notices', 'Webhooks', 'Review', 'Awards', 'Write-ups']
  expect(labels()).toEqual(expect.arrayContaining([...tabs, 'New challenge', 'New notice', 'Edit Long Rope']))
  expect(found('sign-in')).toEqual(['Sign-in'])
  expect(found('files')).toContain('Files')
  expect(found('rope').toSorted()).toEqual(['Edit Long Rope', 'Edit Short Rope', 'Short Rope'])
  expect(found('monitor submissions')).toEqual(['Submissions'])
  expect(found('manage lagoon')).toEqual(['Manage Lagoon'])
})

it.each([
  ['edit long', 'Edit Long Rope', '/admin/games/1/challenges/5'],
  ['short', 'Short Rope', '/games/1/challenges?challenge=4'],
  ['new challenge', 'New challenge', '/admin/games/1/challenges?open=create'],
  ['new notice', 'New notice', '/admin/games/1/notices?open=create'],
  ['webhooks harbour', 'Webhooks', '/admin/games/1/webhooks'],
  ['null', 'Null Meridian', '/teams?team=7'],
  ['keel', 'Keelhaul', '/teams'],
  ['rules of', 'Rules of the harbour', '/posts/abc'],
])('opens with “%s” and a click %s', async (text, name, path) => {
  await open('/admin/games/1/info', 'Admin')
  await screen.findByRole('option', { name: 'Short Rope' })
  found(text)
  await user.click(screen.getByRole('option', { name }))
  await waitFor(() => expect(address()).toBe(path))
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
})

it('finds users and teams on the server after a pause in typing, for administrators', async () => {
  const calls = await open('/', 'Admin')
  found('sex')
  // The mail address of the user has this text, the name does not.
  found('mail.test')
  expect(screen.queryByRole('status')).toBeNull()
  await screen.findByRole('option', { name: 'sextant' })
  const searches = calls.filter(({ operation }) => operation === 'useAccountItemsQuery')
  expect(searches.map(({ variables }) => variables)).toEqual([{ search: 'mail.test' }])
  expect(labels()).toEqual(['sextant', 'Manage Bilge Rats'])
  await user.click(screen.getByRole('option', { name: 'Manage Bilge Rats' }))
  await waitFor(() => expect(address()).toBe('/admin/teams?q=Bilge%20Rats'))
})

it('moves with the arrows, around the ends, and opens the item with Enter', async () => {
  await open('/', 'User')
  const selected = () =>
    screen.getAllByRole('option').find((option) => option.getAttribute('aria-selected') === 'true')
      ?.textContent
  found('team')
  const [first, second] = labels()
  const last = labels().at(-1)
  expect(labels()).toEqual(['Teams', 'Create team', 'Null Meridian', 'Keelhaul'])
  expect(selected()).toBe(first)
  await user.click(field())
  await user.keyboard('{ArrowDown}')
  expect(selected()).toBe(second)
  expect(field().getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { name: 'Create team' }).id,
  )
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(selected()).toBe(last)
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() => expect(address()).toBe('/teams?open=create'))
})

it('runs the actions: the appearance and the log-out', async () => {
  const calls = await open('/', 'User')
  found('light')
  await user.type(field(), '{Enter}')
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('light')
  act(openPalette)
  await user.click(await screen.findByRole('option', { name: 'Log out' }))
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('useLogOutMutation'))
})
