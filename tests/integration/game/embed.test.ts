import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

let test: TestApp
let admin: Actor
let gameId: number

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  gameId = await makeGame(admin)
})
afterAll(() => test.dispose())

const setSites = (embedOrigins: string[] | null) =>
  admin.mutate('updateGame', { gameId, embedOrigins }, 'game { embedOrigins }')

async function framingOf(path: string) {
  const { status, headers } = await test.anonymous().fetch(path, { headers: { accept: 'text/html' } })
  expect([path, status]).toEqual([path, 200])
  const policy = headers.get('content-security-policy') ?? ''
  return {
    sites: policy.split('; ').find((part) => part.startsWith('frame-ancestors ')),
    old: headers.get('x-frame-options'),
    cookies: headers.getSetCookie(),
  }
}

const own = { sites: "frame-ancestors 'self'", old: 'SAMEORIGIN', cookies: [] }

it('shows the scoreboard in no other site until the game allows one', async () => {
  expect(await framingOf(`/embed/games/${gameId}`)).toEqual(own)
  expect(await framingOf('/embed/games/2147483647')).toEqual(own)
})

it('shows only the scoreboard of this game, and only in the allowed sites', async () => {
  const other = await makeGame(admin)
  expect(
    await setSites(['https://Club.example/', 'https://*.ctf.example:8443', 'https://club.example']),
  ).toMatchObject({ game: { embedOrigins: ['https://club.example', 'https://*.ctf.example:8443'] } })
  expect(await framingOf(`/embed/games/${gameId}?top=5`)).toEqual({
    sites: "frame-ancestors 'self' https://club.example https://*.ctf.example:8443",
    old: null,
    cookies: [],
  })
  const paths = [`/embed/games/${other}`, `/games/${gameId}/scoreboard`, '/', `/embed/games/${gameId}/x`]
  for (const path of paths) expect([path, await framingOf(path)]).toEqual([path, own])

  await setSites(null)
  expect(await framingOf(`/embed/games/${gameId}`)).toEqual(own)
})

it('names the site that is no origin', async () => {
  expect(
    await setSites(['https://club.example', "https://a.example; script-src 'unsafe-inline'"]),
  ).toMatchObject({
    __typename: 'InvalidInputError',
    issues: [{ path: ['embedOrigins', '1'] }],
  })
})

it('names no site of an imported row that is no origin', async () => {
  const embedOrigins = [
    "https://a.example; script-src 'unsafe-inline'",
    'https://b.example\r\nx: y',
    'https://c.example',
  ]
  await test.services.db.game.update({ where: { id: gameId }, data: { embedOrigins } })
  expect(await framingOf(`/embed/games/${gameId}`)).toMatchObject({
    sites: "frame-ancestors 'self' https://c.example",
  })
})

it('sends the page in the language of the address', async () => {
  const page = await test.anonymous().fetch(`/embed/games/${gameId}?language=ja-JP`)
  expect(await page.text()).toContain('<html lang="ja-jp"')
})
