import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { useFragment, useLazyLoadQuery } from 'react-relay'
import { expect, test } from 'vitest'
import { followed } from '../../../tests/kit/client/followed.ts'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import contentFragment, {
  type ChallengeDialogContent_challenge$key,
} from '../../__generated__/ChallengeDialogContent_challenge.graphql.ts'
import contentQuery, {
  type ChallengeDialogContentQuery,
} from '../../__generated__/ChallengeDialogContentQuery.graphql.ts'
import { InstancePanel } from './InstancePanel.tsx'

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()
const none = {
  __typename: 'Instance',
  id: 'instance',
  status: 'None',
  message: null,
  position: null,
  expectedStartAt: null,
  progress: null,
  entry: null,
  isProxied: false,
  isUnreachable: false,
  isTest: false,
  queuedAt: null,
  startedAt: null,
  expectStopAt: null,
  extendableAt: null,
  readyAt: null,
}
const running = {
  ...none,
  status: 'Running',
  entry: 'pwn.harbour.example:31337',
  queuedAt: minutes(-5),
  startedAt: minutes(-5),
  expectStopAt: minutes(115),
  extendableAt: minutes(105),
}

function Panel({ isOpen }: { isOpen: boolean }) {
  const variables = { gameId: 1, challengeId: 2 }
  const { game } = useLazyLoadQuery<ChallengeDialogContentQuery>(contentQuery, variables)
  const challenge = useFragment<ChallengeDialogContent_challenge$key>(
    contentFragment,
    game?.challenge ?? null,
  )
  if (!game || !challenge) return null
  return <InstancePanel challenge={challenge} game={game} isOpen={isOpen} />
}

type Server = { instance: object; answers?: Record<string, object>; isOpen?: boolean }

/** Renders the panel of a challenge. Returns the function that publishes a change, and the calls of the panel. */
function show({ instance, answers = {}, isOpen = true }: Server) {
  const instanceFeed = followed()
  const content = { content: '', hints: [], attachment: null, bloods: [], viewerSubmissions: { edges: [] } }
  const challenge = { __typename: 'Challenge', id: 'challenge', databaseId: 2, category: 'Pwn', instance }
  const game = { id: 'game', containerCountLimit: 3, challenges: [challenge] }
  const calls = renderPage(
    <Suspense>
      <Panel isOpen={isOpen} />
    </Suspense>,
    {
      at: '/',
      answer: ({ operation }) =>
        operation === 'ChallengeDialogContentQuery'
          ? { game: { ...game, challenge: { ...challenge, ...content, disableBloodBonus: false } } }
          : ((answers as Record<string, Record<string, unknown>>)[operation] ?? {}),
      follow: instanceFeed.follow,
    },
  )
  return { calls, tell: (changed: object) => instanceFeed.send({ viewerInstanceChanged: changed }) }
}

const user = userEvent.setup({ delay: null })
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

test('a start is requested and followed until the instance runs', async () => {
  const queued = { ...none, status: 'Queued', position: 3, queuedAt: minutes(0), readyAt: minutes(0.1) }
  const payload = { __typename: 'StartInstancePayload', instance: queued }
  const { calls, tell } = show({
    instance: none,
    answers: { useStartInstanceMutation: { startInstance: payload } },
  })
  await user.click(await button('Start instance'))
  expect(calls.at(-1)?.variables['input']).toEqual({ gameId: 'game', challengeId: 'challenge' })
  await screen.findByText('Queued, position 3')
  await tell({ ...queued, position: 2, expectedStartAt: minutes(2.9) })
  await screen.findByText('Queued, position 2')
  screen.getByText('Expected to start in about 3 min')
  await tell({ ...queued, position: 1 })
  await screen.findByText('Next in queue')
  await tell({ ...queued, status: 'Pulling', position: null, progress: 42 })
  await screen.findByText('Pulling image, 42%')
  await tell({ ...queued, status: 'Starting', position: null })
  await screen.findByText('Starting container')
  await tell(running)
  await screen.findByText('nc pwn.harbour.example 31337')
  screen.getByText('1 of 3 instances in use.')
  expect((await button('Extend')).disabled).toBe(true)
  screen.getByText('You can extend it in the last 10 minutes.')
  expect((await button('Stop')).disabled).toBe(false)
})

test('the time can be extended only inside its window', async () => {
  const { tell } = show({ instance: { ...running, extendableAt: minutes(-1) } })
  expect((await button('Extend by 120 min')).disabled).toBe(false)
  screen.getByText('Expiring soon')
  await tell({ ...running, expectStopAt: minutes(235), extendableAt: minutes(225) })
  expect((await button('Extend')).disabled).toBe(true)
})

test('an instance that stops with its challenge or game cannot be extended', async () => {
  show({ instance: { ...running, expectStopAt: minutes(5), extendableAt: null } })
  expect((await button('Extend')).disabled).toBe(true)
  screen.getByText('It stops when the challenge closes or the game ends, so it cannot be extended.')
})

test('an instance cannot be stopped or started during its cooldown', async () => {
  const { tell } = show({ instance: { ...running, readyAt: minutes(0.1) } })
  expect((await button('Stop')).disabled).toBe(true)
  screen.getByText(/^You can stop it in \d s\.$/)
  await tell({ ...none, readyAt: minutes(0.1) })
  expect((await button('Start instance')).disabled).toBe(true)
  screen.getByText(/^in \d s$/)
})

test('a rejection and a failure are shown in the panel', async () => {
  const refusal = {
    __typename: 'ConflictError',
    __isError: 'ConflictError',
    code: 'CONTAINER_LIMIT',
    message: 'Your team already runs 3 containers in this game. Stop one first.',
  }
  const { tell } = show({ instance: none, answers: { useStartInstanceMutation: { startInstance: refusal } } })
  await user.click(await button('Start instance'))
  expect((await screen.findByRole('alert')).textContent).toBe(refusal.message)
  await tell({ ...none, status: 'Failed', message: 'This challenge is not set up yet. The organizers know.' })
  await screen.findByText('This challenge is not set up yet. The organizers know.')
  await button('Try again')
  expect(screen.queryByText(refusal.message)).toBeNull()
})

test('no instance can be started after the game has ended', async () => {
  show({ instance: none, isOpen: false })
  await screen.findByText('You can start an instance while the game is running.')
  expect(screen.queryByRole('button')).toBeNull()
})
