import { createHash, randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

let test: TestApp
let admin: Actor
let user: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  user = await signIn(test)
})

afterAll(() => test.dispose())

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function form(...files: { bytes: Uint8Array<ArrayBuffer>; name: string; field: string }[]) {
  const body = new FormData()
  for (const { bytes, name, field } of files) body.append(field, new Blob([bytes]), name)
  return body
}

describe('a poster', () => {
  it('keeps a poster’s file until the poster is deleted', async () => {
    const bytes = new Uint8Array(
      await sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    )
    const [first, second] = [await makeGame(admin), await makeGame(admin)]
    const put = (gameId: number, picture: Uint8Array<ArrayBuffer>) =>
      admin.rest(
        'PUT',
        `/api/edit/games/${gameId}/poster`,
        form({ bytes: picture, name: 'p.png', field: 'file' }),
      )
    const { status, body } = await put(first, bytes)
    expect(status).toBe(200)
    expect(body).toMatch(/^\/assets\/[0-9a-f]{64}\/poster\.webp$/)
    const hash = String(body).split('/')[2] ?? ''
    await put(second, bytes)
    const shown = await admin.rest('GET', `/api/edit/games/${first}`)
    expect(shown.body).toMatchObject({ poster: `/assets/${hash}/poster` })
    const picture = await user.fetch(String(body))
    expect(picture.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({
      format: 'webp',
      width: 4,
      height: 3,
    })

    expect((await admin.rest('DELETE', `/api/assets/${hash}`)).status).toBe(200)
    expect(await test.services.storage.info(hash)).not.toBeNull()
    const gif = new Uint8Array(await sharp(bytes).gif().toBuffer())
    expect((await put(first, gif)).body).toBe(`/assets/${sha256(gif)}/poster.gif`)
    expect(await test.services.storage.info(hash)).not.toBeNull()
    await put(second, gif)
    expect(await test.services.storage.info(hash)).toBeNull()
  })

  it('rejects invalid posters in the order of the contract', async () => {
    const game = await makeGame(admin)
    const put = (gameId: number, bytes: Uint8Array<ArrayBuffer>, field = 'file') =>
      admin.rest('PUT', `/api/edit/games/${gameId}/poster`, form({ bytes, name: 'p', field }))
    const code = (answer: { body: unknown }) => (answer.body as { code: string }).code
    const text = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    expect(code(await put(2_000_000_000, new Uint8Array()))).toBe('ASSET_PICTURE_EMPTY')
    expect(code(await put(2_000_000_000, randomBytes(3_145_729)))).toBe('ASSET_PICTURE_TOO_LARGE')
    expect((await put(2_000_000_000, text)).status).toBe(404)
    expect(code(await put(game, text))).toBe('ASSET_NOT_AN_IMAGE')
    expect(code(await put(game, randomBytes(3_145_728)))).toBe('ASSET_NOT_AN_IMAGE')
    expect(code(await put(game, randomBytes(20), 'other'))).toBe('INVALID_INPUT')
    expect((await test.anonymous().rest('PUT', `/api/edit/games/${game}/poster`, form())).status).toBe(401)
    expect((await user.rest('PUT', `/api/edit/games/${game}/poster`, form())).status).toBe(403)
    expect(await test.services.db.game.findUnique({ where: { id: game } })).toMatchObject({
      posterHash: null,
    })
  })
})
