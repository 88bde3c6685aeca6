import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createScoreboardStore,
  type ScoreboardStore,
} from '../../../server/domains/scoreboard/model/scoreboard-store.ts'
import type { Actor } from '../calls/actor.ts'
import { startTestApp, type TestApp } from '../server/app.ts'
import { byContent, createFollowers } from './board-follower.ts'
import { makeHistory } from './board-history.ts'
import { publicFacts, readFacts, type Facts } from './board-rows.ts'
import { seededRandom } from './random.ts'
import { changesOf, referenceBoard } from './reference-board.ts'
import { startRedis, type TestRedis } from '../services/test-redis.ts'
import { until } from '../wait.ts'
import { signIn } from '../world/factories.ts'

const stepsEach = 10
/** The number of histories per test. A small number makes a failure quick, and it names its seed. */
const atOnce = 5

let test: TestApp
/** A second process on the same database; null where one process plays. */
let second: { app: TestApp; redis: TestRedis } | null = null
let admin: Actor
let followers: ReturnType<typeof createFollowers>

type Reference = ReturnType<typeof referenceBoard>

/** The part of the reference board that deltas carry. */
function asFollowed({ challenges, items }: Reference, facts: Facts) {
  return {
    challenges: Object.values(challenges)
      .flat()
      .map(({ id, title, score, solved }) => ({ id, title, score, solved })),
    items: items.map(({ lastSubmissionTime: _last, solvedCount: _count, ...item }) => {
      const team = facts.teams.find(({ id }) => id === item.id)
      const changes = team ? changesOf(team, facts) : []
      return {
        ...item,
        adjustments: changes
          .map(({ kind, points, reason, time }) => ({ kind, points, reason, time }))
          .toSorted(byContent),
      }
    }),
  }
}

async function boardFor(actor: Actor, gameId: number) {
  const { body } = await actor.rest('GET', `/api/game/${gameId}/scoreboard`)
  const { updateTimeUtc: _at, ...board } = body as Reference & { updateTimeUtc: number }
  return board
}

async function viewsOf(store: Pick<ScoreboardStore, 'get'>, gameId: number) {
  return [await store.get(gameId, 'public'), await store.get(gameId, 'organizer')]
}

async function viewsFromRows(gameId: number) {
  const { pool, logger } = test.services
  const events = { emit: () => undefined, on: () => () => undefined, dispose: async () => undefined }
  const store = createScoreboardStore({ pool, events, logger })
  const views = await viewsOf(store, gameId)
  await store.dispose()
  return views
}

/** The boards of a process once it has that version, which another process may have made. */
async function viewsAt({ services }: TestApp, gameId: number, seq: number) {
  const store = services.scoreboards
  const isThere = async () => ((await store.get(gameId, 'organizer'))?.seq ?? -1) >= seq
  await until(isThere, 'the process has the version')
  return viewsOf(store, gameId)
}

/**
 * After every step: the boards that each process serves, that a subscriber has put together and that a process computes
 * after a restart, with those of the reference and the steps so far.
 */
async function* playOne(seed: number) {
  const random = seededRandom(seed)
  const urls = [test.url, ...(second ? [second.app.url] : [])]
  const { gameId, step } = await makeHistory({ test, admin, random, urls })
  const visitor = test.anonymous()
  const follower = await followers.follow(visitor, gameId)
  const story = [`seed ${seed}`]
  for (let number = 0; number < stepsEach; number++) {
    story.push(await step())
    const facts = await readFacts(test.services.pool, gameId)
    const shownFacts = publicFacts(facts)
    const reference = referenceBoard(shownFacts)
    const { seq, publicSeq } = facts.game
    const views = await viewsAt(test, gameId, seq)
    yield {
      story: story.join('\n'),
      shown: {
        board: await boardFor(visitor, gameId),
        truth: await boardFor(admin, gameId),
        followed: await follower.at(publicSeq),
        restarted: await viewsFromRows(gameId),
        elsewhere: second && (await viewsAt(second.app, gameId, seq)),
      },
      expected: {
        board: reference,
        truth: referenceBoard(facts),
        followed: asFollowed(reference, shownFacts),
        restarted: views,
        elsewhere: second && views,
      },
    }
  }
  follower.stop()
}

/** The number of seeds in all files `tests/integration/scoreboard/board-histories.*.test.ts`. Each file runs one part. */
const histories = 150
const parts = 5

/**
 * Declares the tests of one part of the histories: after every step the live board and its followers match the board
 * computed from the rows. With two processes, players use both, and followers the second.
 */
export function testHistories(part: number, { processes = 1 }: { processes?: 1 | 2 } = {}): void {
  beforeAll(async () => {
    const redis = processes === 2 ? await startRedis() : null
    const env: Record<string, string> = redis ? redis.env : {}
    test = await startTestApp({ env })
    // The files of one worker share this variable.
    second = null
    if (redis) {
      const overrides = { clock: test.services.clock }
      const app = await startTestApp({ env, overrides, databaseUrl: test.databaseUrl })
      second = { app, redis }
    }
    admin = await signIn(test, 'Admin')
    followers = createFollowers(second?.app.url ?? test.url)
  })
  afterAll(async () => {
    await followers.dispose()
    await second?.app.dispose()
    await test.dispose()
    await second?.redis.stop()
  })

  const each = histories / parts
  const firsts = Array.from({ length: each / atOnce }, (_, index) => part * each + index * atOnce + 1)
  it.each(firsts)(
    `shows what the rows make after every step of ${atOnce} random histories, from seed %i`,
    async (first) => {
      const seeds = Array.from({ length: atOnce }, (_, index) => first + index)
      await Promise.all(
        seeds.map(async (seed) => {
          for await (const { story, shown, expected } of playOne(seed))
            expect(shown, `after ${story}`).toEqual(expected)
        }),
      )
    },
  )
}
