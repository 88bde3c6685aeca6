import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makeChallenge, makePlayer } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

let test: TestApp
let admin: Actor
let visitor: Actor
let gameId: number

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  visitor = test.anonymous()
  gameId = await makeGame(admin, {
    title: 'Harbour "CTF" <1>',
    summary: 'Two days & nights',
    acceptWithoutReview: true,
  })
})
afterAll(() => test.dispose())

const cardOf = (headers: Record<string, string> = {}, as = visitor) =>
  as.fetch(`/games/${gameId}/card.png`, { headers })
const tagOf = async (as = visitor) => (await cardOf({}, as)).headers.get('etag')

it('draws the card of a game, and says when it is unchanged', async () => {
  const card = await cardOf()
  const { status, headers } = card
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'image/png',
    'no-cache',
  ])
  expect(await sharp(await card.arrayBuffer()).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 630,
  })
  const tag = headers.get('etag') ?? ''
  expect((await cardOf({ 'if-none-match': tag })).status).toBe(304)
  const other = await cardOf({ 'accept-language': 'ja-JP', 'if-none-match': tag })
  expect([other.status, other.headers.get('vary')]).toEqual([200, expect.stringContaining('Accept-Language')])
})

it('draws text of every script with its own fonts', async () => {
  const inkOf = async (title: string) => {
    await admin.mutate('updateGame', { gameId, title })
    return sharp(await (await cardOf()).arrayBuffer())
      .removeAlpha()
      .raw()
      .toBuffer()
  }
  // A missing character is a box, and boxes of two characters of one width differ only in the digits inside.
  const blank = await inkOf('.')
  for (const title of ['Гавань', 'Cảng ễ', '港の旗', '计分榜', '計分臺', '대회']) {
    const [first, second] = [await inkOf(title), await inkOf([...title].toReversed().join(''))]
    expect([title, first.equals(blank), first.equals(second)]).toEqual([title, false, false])
  }
  await admin.mutate('updateGame', { gameId, title: 'Harbour "CTF" <1>' })
})

it('changes with the public scoreboard alone', async () => {
  const challengeId = await makeChallenge(admin, gameId, { title: 'Pier', flags: ['flag{one}'] })
  const [first, second] = [await makePlayer(test, gameId), await makePlayer(test, gameId)]
  const before = await tagOf()
  const solve = (player: Actor) =>
    player.rest('POST', `/api/game/${gameId}/challenges/${challengeId}`, { flag: 'flag{one}' })
  await solve(first)
  const after = await tagOf()
  expect(after).not.toBe(before)

  const freezeAt = new Date(test.services.clock.now().getTime() + 1000)
  await admin.mutate('updateGame', { gameId, freezeAt: freezeAt.toISOString() })
  await expect.poll(() => test.services.clock.now() > freezeAt).toBe(true)
  await solve(second)
  expect([await tagOf(), await tagOf(admin)]).toEqual([after, after])
})

it('names the card in the head of the game’s pages, escaped', async () => {
  for (const path of [`/games/${gameId}`, `/games/${gameId}/scoreboard?team=1`]) {
    const page = await (await visitor.fetch(path, { headers: { accept: 'text/html' } })).text()
    expect(page).toContain('<meta name="compatible-api" content="GZCTF API 1.2.6">')
    expect(page).toContain('<meta property="og:title" content="Harbour &#34;CTF&#34; &#60;1&#62;" />')
    expect(page).toContain('<meta property="og:description" content="Two days &#38; nights" />')
    expect(page).toContain(`<meta property="og:url" content="${test.url}/games/${gameId}" />`)
    expect(page).toContain(`<meta property="og:image" content="${test.url}/games/${gameId}/card.png" />`)
    expect(page).toContain('<meta name="twitter:card" content="summary_large_image" />')
  }
  const home = await (await visitor.fetch('/', { headers: { accept: 'text/html' } })).text()
  expect(home).not.toContain('og:')
})

it('names a post without a picture', async () => {
  const { body } = await admin.rest('POST', '/api/edit/posts', {
    title: 'Ahoy',
    summary: 'News',
    content: '',
  })
  const page = await (
    await visitor.fetch(`/posts/${String(body)}`, { headers: { accept: 'text/html' } })
  ).text()
  expect(page).toContain('<meta property="og:type" content="article" />')
  expect(page).toContain('<meta property="og:title" content="Ahoy" />')
  expect(page).toContain('<meta name="twitter:card" content="summary" />')
  expect(page).not.toContain('og:image')
})

it('draws the poster below the texts', async () => {
  const red = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(red)]), 'p.png')
  const before = await tagOf()
  await admin.rest('PUT', `/api/edit/games/${gameId}/poster`, form)
  const card = await cardOf()
  expect(card.headers.get('etag')).not.toBe(before)
  const corner = await sharp(await card.arrayBuffer())
    .extract({ left: 1190, top: 620, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(corner[0] ?? 0).toBeGreaterThan((corner[2] ?? 0) + 5)
})

it('does not exist for a hidden game, and its pages say nothing', async () => {
  await admin.mutate('updateGame', { gameId, hidden: true })
  expect([(await cardOf()).status, (await cardOf({}, admin)).status]).toEqual([404, 404])
  const page = await (await visitor.fetch(`/games/${gameId}`, { headers: { accept: 'text/html' } })).text()
  expect(page).not.toContain('og:')
  expect((await visitor.fetch('/games/2147483647/card.png')).status).toBe(404)
})
