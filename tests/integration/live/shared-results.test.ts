import { parse, subscribe, type ExecutionResult } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Context } from '../../../server/context.ts'
import { schema } from '../../../server/graphql/schema.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { collectEvents } from '../../kit/calls/collect-events.ts'
import { withGlobalIds } from '../../kit/calls/global-ids.ts'
import { followOverSocket, followOverStream, type Live } from '../../kit/calls/live.ts'
import { makeFrozenWorld, type FrozenWorld } from '../../kit/freeze/frozen-world.ts'
import { until } from '../../kit/wait.ts'
import { signIn } from '../../kit/world/factories.ts'

const query = `subscription ($gameId: ID!, $asPublic: Boolean) {
  scoreboardChanged(gameId: $gameId, asPublic: $asPublic) {
    previousSeq seq hiddenFrom adjustments { points reason } removedChallengeIds removedTeamIds
    solves { team { name } challenge { title } solvedAt type userName points }
    challenges { title score points solvedCount bloods { solvedAt team { name } } }
    teams { name bio division } standings { teamIds scores ranks divisionRanks }
    reset { names scores solveTimes solvePoints challenges { title } } } }`

type Delta = { previousSeq: number; seq: number }
type Audience = 'public' | 'organizer'

let world: FrozenWorld
let renames = 0

beforeAll(async () => {
  world = await makeFrozenWorld()
  await world.setTime(world.times.live)
})
afterAll(() => world.test.dispose())

const asked = (asPublic = false) => ({ query, variables: { gameId: world.gameId, asPublic } })
const from = (actor: Actor) => ({ headers: { cookie: actor.cookieHeader, origin: world.test.url } })
const deltasOf = ({ all }: { all: Record<string, unknown>[] }) =>
  all.map((data) => data['scoreboardChanged'] as Delta)

/** A subscription that graphql-js executes for this viewer alone. */
async function executeAlone(viewer: Context['viewer']): Promise<Live> {
  const { variables, query: text } = withGlobalIds(asked())
  const contextValue = {
    ...world.test.services,
    viewer,
    locale: 'en-US',
    ip: '127.0.0.1',
    isLimited: false,
    isSocket: true,
  }
  const results = (await subscribe({
    schema,
    document: parse(text),
    variableValues: variables,
    contextValue,
  })) as AsyncGenerator<ExecutionResult>
  return {
    async next() {
      const step = await results.next()
      return step.done ? null : (JSON.parse(JSON.stringify(step.value)) as ExecutionResult)
    },
    ended: new Promise(() => undefined),
    stop: async () => void (await results.return(undefined)),
  }
}

async function adminViewer(): Promise<Context['viewer']> {
  const { id, userName } = await world.test.services.db.user.findFirstOrThrow({ where: { role: 'Admin' } })
  return { id, userName, role: 'Admin', sessionId: null, tokenId: null, scopes: null }
}

const rename = () =>
  world.captain.rest('PUT', `/api/team/${world.teamId}`, { name: `Crew ${(renames += 1)}` })

async function solve(who: number, challengeId: number, flag: string): Promise<void> {
  const path = `/api/game/${world.gameId}/challenges/${challengeId}`
  const answer = await world.solvers[who]?.rest('POST', path, { flag })
  expect(answer?.status).toBe(200)
}

it('gives each subscriber what an execution for this subscriber alone gives, through a freeze and its reveal', async () => {
  const { test, admin, captain, gameId, challengeId, otherChallengeId, times, setTime } = world
  const { url } = test
  const lives: { audience: Audience; live: Live }[] = [
    { audience: 'public', live: await executeAlone(null) },
    { audience: 'organizer', live: await executeAlone(await adminViewer()) },
    { audience: 'public', live: followOverSocket(url, asked()) },
    { audience: 'public', live: followOverSocket(url, asked(), from(captain)) },
    { audience: 'organizer', live: followOverSocket(url, asked(), from(admin)) },
    { audience: 'organizer', live: followOverSocket(url, asked(), from(admin)) },
    { audience: 'public', live: followOverSocket(url, asked(true), from(admin)) },
    { audience: 'public', live: await followOverStream(url, asked()) },
    { audience: 'organizer', live: await followOverStream(url, asked(), from(admin)) },
  ]
  const all = lives.map(({ audience, live }) => ({ audience, collected: collectEvents(live) }))
  for (const { collected } of all) await collected.once(rename, () => true, 'the subscription runs')

  const versions = async () => ({
    public: (await test.services.scoreboards.get(gameId, 'public'))?.seq,
    organizer: (await test.services.scoreboards.get(gameId, 'organizer'))?.seq,
  })
  const arrived = async () => {
    const newest = await versions()
    const isThere = () =>
      all.every(({ audience, collected }) => deltasOf(collected).at(-1)?.seq === newest[audience])
    await until(isThere, 'all have the newest version')
  }
  await arrived()
  const began = await versions()

  const steps: (() => Promise<unknown>)[] = [
    () => solve(0, otherChallengeId, 'flag{other}'),
    rename,
    () => solve(0, challengeId, 'flag{shown}'),
    () => setTime(times.frozen),
    () => solve(1, otherChallengeId, 'flag{other}'),
    rename,
    () => solve(1, challengeId, 'flag{shown}'),
    () => admin.mutate('updateChallenge', { gameId, challengeId: otherChallengeId, title: 'Another title' }),
    () => setTime(times.ended),
    () => admin.mutate('revealScoreboard', { gameId }),
    rename,
  ]
  for (const step of steps) {
    await step()
    await arrived()
  }
  await Promise.all(all.map(({ collected }) => collected.stop()))

  for (const audience of ['public', 'organizer'] as const) {
    const [alone, ...others] = all
      .filter((item) => item.audience === audience)
      .map(({ collected }) => deltasOf(collected).filter(({ seq }) => seq > (began[audience] ?? 0)))
    expect(alone?.length).toBeGreaterThan(5)
    for (const other of others) expect(other).toEqual(alone)
  }
  const [seen, hidden] = [all[1], all[0]].map((item) => JSON.stringify(item && deltasOf(item.collected)))
  expect(seen).not.toBe(hidden)
})

it('a subscriber whose session ends receives nothing more, and others of the same result do', async () => {
  const { test } = world
  const guest = await signIn(test)
  const lives = [followOverSocket(test.url, asked(), from(guest)), followOverSocket(test.url, asked())]
  const streams = [
    await followOverStream(test.url, asked(), from(guest)),
    await followOverStream(test.url, asked()),
  ]
  const [left, stayed, leftStream, stayedStream] = [...lives, ...streams].map((live) => collectEvents(live))
  if (!left || !stayed || !leftStream || !stayedStream) throw new Error('a subscription is missing')
  for (const one of [left, stayed, leftStream, stayedStream]) await one.once(rename, () => true, 'it runs')

  await guest.rest('POST', '/api/account/logout')
  expect(await lives[0]?.ended).toBe(4401)
  await until(() => leftStream.isOver(), 'the stream ends')
  const before = [left.all.length, leftStream.all.length]
  await rename()
  const name = `Crew ${renames}`
  await until(
    () => [stayed, stayedStream].every(({ all }) => JSON.stringify(all.at(-1)).includes(name)),
    'the others have the last name',
  )
  expect([left.all.length, leftStream.all.length]).toEqual(before)
  await Promise.all([stayed.stop(), stayedStream.stop()])
})
