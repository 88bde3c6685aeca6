import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { hidePage } from '../../../../tests/kit/client/hide-page.ts'
import { renderPage } from '../../../../tests/kit/client/render-page.tsx'
import query, {
  type AdminChallengePageQuery,
} from '../../../__generated__/AdminChallengePageQuery.graphql.ts'
import { ChallengeEditor } from './ChallengeEditor.tsx'

const bonuses = { permille: [0, 0, 0], points: [] } as const
const edited = {
  id: 'game',
  databaseId: 1,
  teamCount: 2,
  isRunning: true,
  challenges: [],
  bonuses,
  spanMs: 3_600_000,
}

function Editor() {
  const { game } = useLazyLoadQuery<AdminChallengePageQuery>(query, { gameId: 1, challengeId: 5 })
  const { pathname } = useLocation()
  return (
    <>
      <output>{pathname}</output>
      {game?.challenge ? <ChallengeEditor challenge={game.challenge} game={edited} aside={null} /> : null}
    </>
  )
}

const challenge = {
  id: 'challenge 5',
  databaseId: 5,
  title: 'Login',
  category: 'Web',
  type: 'StaticContainer',
  isEnabled: true,
  isReleased: true,
  content: '',
  hints: [],
  flags: [],
  extraHints: [],
  bloods: [],
  countedAttempts: [],
  requiredChallenges: [],
  containerImage: 'image',
  containerExposePort: 80,
  cpuTenths: 1,
  memoryLimitMib: 64,
  storageLimitMib: 256,
  warmInstances: 0,
  disableBloodBonus: false,
  decidesTies: true,
  enableTrafficCapture: false,
  originalScore: 500,
  minScoreRate: 0.25,
  decaySolves: 5,
  scoreCurve: 'Exponential',
  scoreTable: [],
  solvedCount: 0,
  submissionLimit: 0,
  attemptMode: 'Lockout',
  cooldownSeconds: 60,
  lockedView: 'Hidden',
  unlockCount: null,
  releaseAt: null,
  closeAt: null,
  flagTemplate: null,
  fileName: null,
  challengeAttachment: null,
  testContainer: null,
}

const game = {
  id: 'game',
  databaseId: 1,
  title: 'Harbor Lights',
  start: '2026-01-01T00:00:00Z',
  end: '2026-01-01T01:00:00Z',
  teamCount: 2,
  state: 'Running',
  allChallenges: [],
  bloodBonus: { first: 0, second: 0, third: 0 },
  bloodBonusPoints: [],
  challenge,
}

function open(changes: object = {}) {
  return renderPage(
    <Suspense>
      <Editor />
    </Suspense>,
    {
      at: '/admin/games/1/challenges/5',
      answer: ({ operation }) =>
        operation === 'useDuplicateChallengeMutation'
          ? {
              duplicateChallenge: {
                __typename: 'DuplicateChallengePayload',
                challenge: { __typename: 'Challenge', id: 'challenge 9', databaseId: 9 },
              },
            }
          : operation === 'useSetExtraHintsMutation'
            ? { setExtraHints: { __typename: 'SetExtraHintsPayload', challenge } }
            : { game: { ...game, challenge: { ...challenge, ...changes } } },
    },
  )
}

beforeEach(() => hidePage())

test('a paid hint is added in the form and saved with it', async () => {
  const user = userEvent.setup({ delay: null })
  const calls = open()
  await user.click(await screen.findByRole('button', { name: 'Add hint' }))
  await user.click(await screen.findByRole('menuitem', { name: /Paid or timed hint/ }))
  const hint = within(await screen.findByRole('group', { name: 'Hint 1' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(hint.getByLabelText('Title')))
  await user.type(hint.getByLabelText('Cost in points'), '5')
  expect(hint.getByText('This field is required.')).toBeTruthy()
  await user.type(hint.getByLabelText('Text'), 'Look aft.')
  await user.click(screen.getByRole('button', { name: /Save changes/ }))
  await vi.waitFor(() =>
    expect(calls.map(({ operation }) => operation)).toContain('useSetExtraHintsMutation'),
  )
  const sent = calls.find(({ operation }) => operation === 'useSetExtraHintsMutation')
  expect(sent?.variables['input']).toEqual({
    gameId: 'game',
    challengeId: 'challenge 5',
    hints: [{ hintId: null, title: '', content: 'Look aft.', cost: 5, releaseAt: null }],
  })
})

test('the form of a challenge has links to its sections, which move the focus there', async () => {
  open()
  const links = await screen.findByRole('navigation', { name: 'On this page' })
  const headings = screen.getAllByRole('heading', { level: 3 })
  const names = within(links)
    .getAllByRole('listitem')
    .map((link) => link.textContent)
  expect(names).toEqual(headings.map((heading) => heading.textContent))
  expect(names.slice(0, 1)).toEqual(['Overview'])
  expect(names).toContain('Attempts')
  expect(names).toContain('Blood')
  fireEvent.click(within(links).getByRole('button', { name: 'Attempts' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Wrong answers per team'))
})

test('a duplicated challenge is opened', async () => {
  const user = userEvent.setup({ delay: null })
  const calls = open()
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  await vi.waitFor(() =>
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
      '/admin/games/1/challenges/9',
    ),
  )
  const sent = calls.find(({ operation }) => operation === 'useDuplicateChallengeMutation')
  expect(sent?.variables['input']).toEqual({ id: 'challenge 5' })
})

test('the menu of a challenge has its export', async () => {
  const user = userEvent.setup({ delay: null })
  open()
  await user.click(await screen.findByRole('button', { name: 'More' }))
  const item = await screen.findByRole('menuitem', { name: 'Export' })
  expect(item.getAttribute('href')).toBe('/api/edit/games/1/challenges/export?challengeIds=5')
  expect(item.hasAttribute('download')).toBe(true)
})

test('a stored hint takes one line until it is opened', async () => {
  const user = userEvent.setup({ delay: null })
  const paid = { id: 'hint', title: 'Where to start', content: 'Look aft.', cost: 1200, releaseAt: null }
  open({ hints: ['Look **up**.'], extraHints: [paid] })
  const line = await screen.findByRole('button', { name: 'Hint 2 Where to start 1,200 pts' })
  expect(screen.getByRole('button', { name: 'Hint 1 Look up.' })).toBeTruthy()
  expect(screen.queryByLabelText('Cost in points')).toBeNull()
  await user.click(line)
  await user.clear(screen.getByLabelText('Text'))
  await user.type(screen.getByLabelText('Text'), 'Look ahead.')
  expect(screen.getByDisplayValue('Look ahead.')).toBeTruthy()
  await user.click(within(screen.getByRole('group', { name: 'Hint 1' })).getByLabelText('Remove hint 1'))
  expect(screen.getByDisplayValue('Look ahead.')).toBeTruthy()
})

test('the few flags of a challenge can be copied, and are edited on their page', async () => {
  const flag = { id: 'flag 1', flag: 'flag{aft}', isBait: false }
  open({ flags: [flag, { id: 'flag 2', flag: 'flag{bait}', isBait: true }] })
  const shown = within(await screen.findByRole('group', { name: 'Flag' }))
  expect(shown.getByText('flag{aft}')).toBeTruthy()
  expect(shown.getByRole('button', { name: 'Copy' })).toBeTruthy()
  expect(screen.queryByText('flag{bait}')).toBeNull()
  expect(screen.getByRole('link', { name: 'Edit flags' }).getAttribute('href')).toBe(
    '/admin/games/1/challenges/5/flags',
  )
})

test('cores and the blood bonus are sent as the API names them', async () => {
  const user = userEvent.setup({ delay: null })
  const calls = open()
  const cores = await screen.findByLabelText('CPU')
  expect(cores).toHaveProperty('value', '0.1')
  await user.clear(cores)
  await user.type(cores, '1.5')
  await user.click(screen.getByRole('switch', { name: /^Blood bonus/, checked: true }))
  await user.click(screen.getByRole('button', { name: /Save changes/ }))
  await vi.waitFor(() =>
    expect(calls.map(({ operation }) => operation)).toContain('useChallengeMutationsUpdateMutation'),
  )
  const sent = calls.find(({ operation }) => operation === 'useChallengeMutationsUpdateMutation')
  expect(sent?.variables['input']).toMatchObject({ cpuTenths: 15, disableBloodBonus: true })
})
