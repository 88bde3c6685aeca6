import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../kit/actor.ts'
import { startTestApp, type TestApp } from '../kit/app.ts'
import { signIn } from '../kit/factories.ts'
import { followOverSocket } from '../kit/live.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())

it('names the rule that a field of the input breaks', async () => {
  const { createTeam } = await admin.query<{ createTeam: unknown }>(
    `mutation { createTeam(input: { name: "${'x'.repeat(21)}" }) {
      __typename ... on InvalidInputError { code issues { path code } } } }`,
  )
  expect(createTeam).toEqual({
    __typename: 'InvalidInputError',
    code: 'INVALID_INPUT',
    issues: [{ path: ['name'], code: 'INPUT_TOO_LONG' }],
  })
})

it('names the type of an error outside a result', async () => {
  const query = 'subscription { noticePublished(gameId: 2147483647) { id } }'
  const live = followOverSocket(test.url, { query })
  const answer = await live.next()
  await live.stop()
  expect(answer?.errors).toMatchObject([{ extensions: { code: 'GAME_NOT_FOUND', type: 'NotFoundError' } }])
})
