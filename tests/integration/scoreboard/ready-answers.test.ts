import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import {
  boardFor,
  freezeAt,
  start,
  startFreezeStage,
  type FreezeStage,
} from '../../kit/freeze/freeze-stage.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import type { PlayedGame } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

let stage: FreezeStage
let test: TestApp
let admin: Actor
let other: TestApp
let played: PlayedGame & { first: number; second: number }
let paths: string[]

beforeAll(async () => {
  stage = await startFreezeStage()
  ;({ test, admin } = stage)
  other = await startTestApp({ databaseUrl: test.databaseUrl, isLoopbackLimited: true })
  played = await stage.makeGame(2)
  const game = `/api/game/${played.gameId}`
  paths = ['/api/config', '/api/game/recent', game, `${game}/notices`, `${game}/scoreboard`]
  await stage.solve(played.players[0], played, played.first)
  await test.anonymous().rest('GET', `${game}/scoreboard`)
})
afterAll(async () => {
  await other.dispose()
  await test.dispose()
})

const visit = (path: string, headers: Record<string, string> = {}) =>
  test.anonymous().fetch(path, { headers })
const tagOf = async (path: string) => (await visit(path)).headers.get('etag') ?? ''

/** The title of the platform, which visitors read. */
async function rename(title: string): Promise<void> {
  const { body } = await admin.rest('GET', '/api/admin/config')
  const { globalConfig } = body as { globalConfig: object }
  const { status } = await admin.rest('PUT', '/api/admin/config', {
    globalConfig: { ...globalConfig, title },
  })
  expect(status).toBe(200)
}

async function recentTitles(app: TestApp): Promise<string[]> {
  const { body } = await app.anonymous().rest('GET', '/api/game/recent')
  return (body as { title: string }[]).map(({ title }) => title)
}

describe('a ready answer', () => {
  it('has the body and the headers of the ordinary one, in the language that is asked for', async () => {
    for (const path of paths) {
      for (const language of ['en-US', 'de-DE']) {
        const headers = { 'accept-language': language, 'accept-encoding': 'identity' }
        const ready = await visit(path, headers)
        // A query takes the ordinary path.
        const ordinary = await visit(`${path}?x=1`, headers)
        expect([ready.status, ordinary.status, path]).toEqual([200, 200, path])
        expect(ready.headers.get('etag')).toMatch(/^W\/"/)
        expect(ready.headers.get('content-language')).toBe(language)
        expect(await ready.text()).toBe(await ordinary.text())
        const own = new Set(['date', 'x-request-id', 'x-ignored-members', 'cache-control', 'etag', 'vary'])
        const kept = ({ headers: all }: Response) =>
          Object.fromEntries([...all].filter(([name]) => !own.has(name)))
        expect(kept(ready)).toEqual(kept(ordinary))
        expect(ready.headers.get('x-request-id')).not.toBe(ordinary.headers.get('x-request-id'))
      }
    }
  })

  it('is not sent again to a client that has it, until it changes, and its tag returns with its content', async () => {
    const before = await tagOf('/api/config')
    expect((await visit('/api/config', { 'if-none-match': before })).status).toBe(304)
    await rename('Regatta')
    const changed = await visit('/api/config', { 'if-none-match': before })
    expect([changed.status, await changed.json()]).toEqual([
      200,
      expect.objectContaining({ title: 'Regatta' }),
    ])
    expect(changed.headers.get('etag')).not.toBe(before)
    await rename('Halyard')
    const { status, headers } = await visit('/api/config', { 'if-none-match': `W/"x", ${before}` })
    expect([status, headers.get('etag'), headers.get('cache-control')]).toEqual([304, before, 'no-cache'])
  })

  it('shows a change of another process at once, also while many visitors read', async () => {
    const root = await signIn(other, 'Admin')
    for (let turn = 0; turn < 5; turn += 1) {
      const readers = Array.from({ length: 20 }, () => recentTitles(test))
      const title = `Round ${turn}`
      const gameId = await makeGame(root, { title })
      const lists = await Promise.all(Array.from({ length: 20 }, () => recentTitles(test)))
      expect(lists.every((titles) => titles.includes(title))).toBe(true)
      await other.services.db.game.update({ where: { id: gameId }, data: { hidden: true } })
      const later = await Promise.all(Array.from({ length: 20 }, () => recentTitles(test)))
      expect(later.some((titles) => titles.includes(title))).toBe(false)
      await Promise.all(readers)
    }
  })

  it('is for visitors only: a participant reads the own part of a game', async () => {
    const path = `/api/game/${played.gameId}`
    const [player] = played.players
    for (let turn = 0; turn < 3; turn += 1) {
      const [own, visitor] = await Promise.all([
        player?.actor.rest('GET', path),
        test.anonymous().rest('GET', path),
      ])
      expect(own?.body).toMatchObject({ status: 'Accepted' })
      expect(own?.headers.get('cache-control')).toBe('no-store')
      expect(visitor.body).toMatchObject({ status: 'Unsubmitted' })
    }
    const bad = await visit(path, { authorization: 'Bearer hly_wrong' })
    expect(bad.status).toBe(401)
  })

  it('hides what is frozen from visitors, and shows it to organizers', async () => {
    await stage.at(freezeAt, 1)
    const before = await boardFor(test.anonymous(), played.gameId)
    await stage.solve(played.players[1], played, played.second)
    const [visitor, organizer] = await Promise.all([
      boardFor(test.anonymous(), played.gameId),
      boardFor(admin, played.gameId),
    ])
    expect(visitor).toEqual(before)
    expect(organizer.items.filter(({ score }) => score > 0)).toHaveLength(2)
    expect(organizer.tag).not.toBe(visitor.tag)
    await stage.at(start, 1)
  })

  it('is refused as the ordinary one: before the start, and for a game that is deleted', async () => {
    const gameId = await makeGame(admin, {
      start: start.getTime() + 3_600_000,
      end: freezeAt.getTime() + 9_000_000,
    })
    for (const path of [`/api/game/${gameId}/notices`, `/api/game/${gameId}/scoreboard`]) {
      const [ready, ordinary] = [await visit(path), await visit(`${path}?x=1`)]
      expect(ready.status).toBe(400)
      expect(await ready.text()).toBe(await ordinary.text())
    }
    expect((await visit(`/api/game/${gameId}`)).status).toBe(200)
    await other.services.db.game.update({ where: { id: gameId }, data: { deletedAt: new Date() } })
    expect((await visit(`/api/game/${gameId}`)).status).toBe(404)
  })

  it('is charged to the global limit of the address, once', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.7' }
    const statuses = await Promise.all(
      Array.from({ length: 170 }, async () => {
        const answer = await other.anonymous().fetch('/api/config', { headers })
        await answer.text()
        return answer.status
      }),
    )
    const served = statuses.filter((status) => status === 200).length
    // Permits return while the calls run.
    expect(served).toBeGreaterThanOrEqual(150)
    expect(served).toBeLessThan(165)
    expect(statuses.filter((status) => status === 429)).toHaveLength(170 - served)
    const refused = await other.anonymous().fetch('/api/game/99999', { headers })
    expect(refused.status).toBe(429)
    expect((await other.anonymous().fetch('/api/config')).status).toBe(200)
  })

  it('charges a request once that needs the ordinary path', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.8' }
    const statuses = await Promise.all(
      Array.from(
        { length: 140 },
        async () => (await other.anonymous().fetch('/api/game/99999', { headers })).status,
      ),
    )
    expect(statuses.every((status) => status === 404)).toBe(true)
  })
})
