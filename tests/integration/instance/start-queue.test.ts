import { afterAll, beforeAll, expect, it } from 'vitest'
import { ContainerRuntimeError } from '../../../server/ports/containers/container-runtime.ts'
import { noContainerRuntime } from '../../../server/ports/containers/none-container-runtime.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makePlayedGame, type PlayedGame, type Player } from '../../kit/world/played-game.ts'
import { collectEvents } from '../../kit/calls/collect-events.ts'
import { followOverSocket } from '../../kit/calls/live.ts'
import { recordStatements } from '../../kit/server/statements.ts'
import { until } from '../../kit/wait.ts'

// As many teams as one process starts at once, and some that wait in the queue.
const atOnce = 6
const teams = atOnce + 3

let test: TestApp
let played: PlayedGame
let leaving: AbortController
const failStart: (() => void)[] = []

beforeAll(async () => {
  test = await startTestApp({
    overrides: {
      containers: {
        ...noContainerRuntime,
        name: 'docker',
        create: () =>
          new Promise((_resolve, reject) => {
            failStart.push(() => reject(new ContainerRuntimeError('failed', 'no')))
          }),
        list: async () => [],
        destroy: async () => undefined,
      },
    },
  })
  played = await makePlayedGame(test, { teams, challenges: 1 })
  await test.services.db.challenge.updateMany({
    where: { id: { in: played.challengeIds } },
    data: { type: 'StaticContainer', containerImage: 'sea:1', containerExposePort: 80 },
  })
  leaving = new AbortController()
  const address = `/api/game/${played.gameId}/container/${played.challengeIds[0]}`
  for (const { actor } of played.players) {
    actor.fetch(address, { method: 'POST', signal: leaving.signal }).catch(() => undefined)
  }
  await until(() => failStart.length === atOnce, 'the first starts have begun')
  await until(async () => (await queuedPlayers()).length === teams - atOnce, 'the others wait')
})

afterAll(async () => {
  const failAll = setInterval(() => failStart.splice(0).forEach((fail) => fail()), 20)
  await test.dispose()
  clearInterval(failAll)
})

async function queuedPlayers(): Promise<Player[]> {
  const rows = await test.services.db.assignment.findMany({
    where: { container: { status: 'Pending', phase: 'Queued' } },
    select: { participationId: true },
  })
  const ids = new Set(rows.map(({ participationId }) => participationId))
  return played.players.filter(({ participationId }) => ids.has(participationId))
}

/** Selects whole rows of containers by their ids. */
const looks = (all: string[]) =>
  all.filter((text) => /^SELECT .* FROM "[a-z]+"\."container" WHERE .*"container"\."id" (IN|=) /.test(text))

it('queued starts are loaded together', async () => {
  const statements = recordStatements()
  await until(() => looks(statements.all).length >= 3, 'three looks')
  statements.stop()
  for (const look of looks(statements.all)) expect(look).toContain(`$${teams}`)
})

it('positions in the queue are loaded once for all subscribers', async () => {
  const players = await queuedPlayers()
  const query = `subscription { viewerInstanceChanged(gameId: ${played.gameId}) { challengeDatabaseId position status } }`
  const followers = players.flatMap(({ actor }) =>
    Array.from({ length: 10 }, () =>
      collectEvents(followOverSocket(test.url, { query }, { connectionParams: actor.headers })),
    ),
  )
  const changed = async () => {
    for (const { participationId } of players) {
      test.services.events.emit('container.changed', {
        containerId: '',
        gameId: played.gameId,
        challengeId: played.challengeIds[0] ?? 0,
        participationId,
      })
    }
  }
  type Told = { position: number | null; status: string } | undefined
  const last = (live: ReturnType<typeof collectEvents>) => live.all.at(-1)?.['viewerInstanceChanged'] as Told
  await until(async () => {
    if (followers.every((live) => live.all.length > 0)) return true
    await changed()
    return false
  }, 'all follow')
  const positions = () => [...new Set(followers.map((live) => last(live)?.position))].toSorted()
  expect(positions()).toEqual([1, 2, 3])

  const statements = recordStatements()
  failStart.shift()?.()
  await until(() => String(positions()) === '1,2,', 'all have moved up')
  statements.stop()
  const counts = statements.all.filter((text) => text.includes('queued_at') && !text.startsWith('INSERT'))
  const ofQueue = counts.filter((text) => /count\(\*\)|ORDER BY/.test(text))
  expect(ofQueue.length).toBeGreaterThan(0)
  expect(ofQueue.length).toBeLessThan(followers.length / 2)
  await Promise.all(followers.map((live) => live.stop()))
})

it('positions are not loaded for closed subscriptions', async () => {
  const rows = await test.services.db.container.findMany({ select: { id: true } })
  leaving.abort()
  let found: string[] = []
  await until(async () => {
    const statements = recordStatements()
    for (const { id } of rows) {
      test.services.events.emit('container.changed', {
        containerId: id,
        gameId: null,
        challengeId: null,
        participationId: null,
      })
    }
    await test.anonymous().rest('GET', '/api/config')
    statements.stop()
    found = looks(statements.all)
    return found.length === 0
  }, 'the looks end')
  expect(found).toEqual([])
})
