import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../kit/actor.ts'
import { startTestApp, type TestApp } from '../kit/app.ts'
import { createFollowers } from '../kit/board/board-follower.ts'
import { makeHistory } from '../kit/board/board-history.ts'
import { readFacts } from '../kit/board/board-rows.ts'
import { seededRandom } from '../kit/board/random.ts'
import { referenceBoard } from '../kit/board/reference-board.ts'
import { signIn } from '../kit/factories.ts'

const histories = 500
const stepsEach = 10
const batches = 10

let test: TestApp
let admin: Actor
let followers: ReturnType<typeof createFollowers>

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  followers = createFollowers(test.url)
})

afterAll(async () => {
  await followers.dispose()
  await test.dispose()
})

type Reference = ReturnType<typeof referenceBoard>

/** Of the reference, what deltas tell. */
function asFollowed({ challenges, items }: Reference) {
  return {
    challenges: Object.values(challenges)
      .flat()
      .map(({ id, title, score, solved }) => ({ id, title, score, solved })),
    items: items.map(({ lastSubmissionTime: _last, solvedCount: _count, ...item }) => item),
  }
}

/** After every step, the boards that are shown and the one that the rows make, each with the story so far. */
async function* playOne(seed: number) {
  const random = seededRandom(seed)
  const { gameId, step } = await makeHistory({ test, admin, random })
  const follower = await followers.follow(admin, gameId)
  const story = [`seed ${seed}`]
  for (let number = 0; number < stepsEach; number++) {
    story.push(await step())
    const facts = await readFacts(test.services.pool, gameId)
    const reference = referenceBoard(facts)
    const told = await admin.rest('GET', `/api/game/${gameId}/scoreboard`)
    const { updateTimeUtc: _at, ...board } = told.body as Reference & { updateTimeUtc: number }
    yield {
      shown: { story, board, followed: await follower.at(facts.game.seq) },
      expected: { story, board: reference, followed: asFollowed(reference) },
    }
  }
  follower.stop()
}

describe('the live board and whoever follows it', () => {
  it.each(Array.from({ length: batches }, (_, batch) => batch))(
    'agree with the rows after every step of random histories, batch %i',
    async (batch) => {
      const each = histories / batches
      for (let number = 1; number <= each; number++) {
        for await (const { shown, expected } of playOne(batch * each + number)) {
          expect(shown).toEqual(expected)
        }
      }
    },
    120_000,
  )
})
