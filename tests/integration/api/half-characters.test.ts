import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

// JSON can name half of a surrogate pair, such as the first half of an emoji that a client has cut in two. UTF-8 and
// so PostgreSQL cannot store it. The platform stores U+FFFD in its place, as UTF-8 encoders do.

const [sent, stored] = ['a\uD83D b', 'a\uFFFD b']

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())

it('stores notices and divisions, which are lists, with half of a character, through both APIs', async () => {
  const gameId = await makeGame(admin, { start: Date.now() + 1_000_000, end: Date.now() + 2_000_000 })
  const rest = await admin.rest('POST', `/api/edit/games/${gameId}/notices`, { content: sent })
  expect(rest).toMatchObject({ status: 200, body: { values: [stored] } })
  const divided = await admin.mutate('updateGame', { gameId, divisions: [sent] }, 'game { divisions }')
  expect(divided).toMatchObject({ game: { divisions: [stored] } })
  const graphql = await admin.mutate('createNotice', { gameId, content: sent }, 'notice { content }')
  expect(graphql).toMatchObject({ notice: { content: stored } })
})

it('stores a post and a profile with half of a character', async () => {
  const post = await admin.mutate('createPost', { title: sent, content: sent }, 'post { title content }')
  expect(post).toMatchObject({ post: { title: stored, content: stored } })
  const user = await signIn(test)
  expect((await user.rest('PUT', '/api/account/update', { bio: sent })).status).toBe(200)
  const { body } = await user.rest('GET', '/api/account/profile')
  expect(body).toMatchObject({ bio: stored })
})

it('finds nothing for a search with half of a character', async () => {
  const found = await admin.query<{ users: { edges: unknown[] } }>(
    'query ($text: String!) { users(first: 5, search: $text) { edges { cursor } } }',
    { text: sent },
  )
  expect(found.users.edges).toEqual([])
})
