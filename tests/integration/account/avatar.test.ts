import { randomBytes } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { form, sha256, uploadFile } from '../../kit/calls/forms.ts'
import { makeGame, makeTeam } from '../../kit/world/games.ts'

type User = Awaited<ReturnType<typeof signIn>>

let test: TestApp
let admin: User

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())

const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer())
const plain = (background: string, width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })

const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code
const hashIn = (url: unknown) => String(url).split('/')[2] ?? ''
const isStored = async (hash: string) => (await test.services.storage.info(hash)) !== null
const pictureAt = async (url: unknown) =>
  sharp(await (await test.anonymous().fetch(String(url))).arrayBuffer())

/** The picture of a user or a team, with the calls that set it through both APIs. */
type Subject = {
  actor: Actor
  path: string
  put(bytes: Uint8Array<ArrayBuffer>, field?: string): ReturnType<Actor['rest']>
  mutate(hash: string): ReturnType<Actor['mutate']>
  shown(): Promise<string | null>
}

async function userSubject(): Promise<Subject> {
  const actor = await signIn(test)
  const path = '/api/account/avatar'
  return {
    actor,
    path,
    put: (bytes, field = 'file') => actor.rest('PUT', path, form({ bytes, name: 'a.png', field })),
    mutate: (hash) => actor.mutate('updateAvatar', { hash }, 'viewer { avatarUrl }'),
    shown: async () =>
      (await actor.query<{ viewer: { avatarUrl: string | null } }>('{ viewer { avatarUrl } }')).viewer
        .avatarUrl,
  }
}

async function teamSubject(): Promise<Subject & { teamId: number }> {
  const actor = await signIn(test)
  const teamId = await makeTeam(actor)
  const path = `/api/team/${teamId}/avatar`
  return {
    actor,
    path,
    teamId,
    put: (bytes, field = 'file') => actor.rest('PUT', path, form({ bytes, name: 'a.png', field })),
    mutate: (hash) => actor.mutate('updateTeamAvatar', { teamId, hash }, 'team { avatarUrl }'),
    shown: async () =>
      ((await actor.rest('GET', `/api/team/${teamId}`)).body as { avatar: string | null }).avatar,
  }
}

describe.each([
  ['a user', userSubject],
  ['a team', teamSubject],
])('the avatar of %s', (_name, makeSubject) => {
  it('becomes WebP of 300 pixels without metadata, and replaces the earlier one', async () => {
    const subject = await makeSubject()
    const photo = await bytesOf(
      plain('red', 600, 200)
        .withExif({ IFD0: { Copyright: 'somebody', Make: 'camera' } })
        .withMetadata({ orientation: 6 })
        .jpeg(),
    )
    const first = await subject.put(photo)
    expect([first.status, first.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
    expect(first.body).toMatch(/^\/assets\/[0-9a-f]{64}\/avatar\.webp$/)
    expect(await subject.shown()).toBe(`/assets/${hashIn(first.body)}/avatar`)
    const metadata = await (await pictureAt(first.body)).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 300, height: 900 })
    expect([metadata.exif, metadata.icc, metadata.xmp]).toEqual([undefined, undefined, undefined])

    const second = await subject.put(await bytesOf(plain('blue', 30, 10).png()))
    expect(await (await pictureAt(second.body)).metadata()).toMatchObject({ width: 300, height: 100 })
    expect(await isStored(hashIn(first.body))).toBe(false)
    expect(await isStored(hashIn(second.body))).toBe(true)
  })

  it('stays a GIF that moves', async () => {
    const subject = await makeSubject()
    const frames = await Promise.all(['red', 'blue'].map((color) => bytesOf(plain(color).png())))
    const gif = await bytesOf(sharp(frames, { join: { animated: true } }).gif())
    const answer = await subject.put(gif)
    expect(answer.body).toBe(`/assets/${sha256(gif)}/avatar.gif`)
    const served = await test.anonymous().fetch(String(answer.body))
    expect(served.headers.get('content-type')).toBe('image/gif')
    expect(Buffer.from(await served.arrayBuffer())).toEqual(Buffer.from(gif))
    // Uploading the same picture again changes nothing.
    expect((await subject.put(gif)).status).toBe(200)
    expect(await isStored(sha256(gif))).toBe(true)
  })

  it('is kept when the new file is not a picture', async () => {
    const subject = await makeSubject()
    const url = (await subject.put(await bytesOf(plain('green').webp()))).body
    const page = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const gif = await bytesOf(plain('green').gif())
    const gifBomb = Uint8Array.from(gif)
    gifBomb.fill(255, 6, 10)
    const frame = Buffer.from(gif).indexOf(Uint8Array.of(0x2c, 0, 0, 0, 0, 40, 0, 20, 0))
    gifBomb.fill(255, frame + 5, frame + 9)
    for (const [bytes, code] of [
      [new Uint8Array(), 'ASSET_PICTURE_EMPTY'],
      [randomBytes(3_145_729), 'ASSET_PICTURE_TOO_LARGE'],
      [randomBytes(3_145_728), 'ASSET_NOT_AN_IMAGE'],
      [page, 'ASSET_NOT_AN_IMAGE'],
      [gif.subarray(0, 20), 'ASSET_NOT_AN_IMAGE'],
      // The picture has a hundred times more pixels than bytes.
      [await bytesOf(plain('red', 7000, 7000).png({ compressionLevel: 9 })), 'ASSET_NOT_AN_IMAGE'],
      [gifBomb, 'ASSET_NOT_AN_IMAGE'],
      // The picture would be 90,000 pixels high at a width of 300.
      [await bytesOf(plain('red', 10, 3000).png()), 'ASSET_PICTURE_TOO_LONG'],
    ] as const) {
      const answer = await subject.put(bytes)
      expect([answer.status, codeOf(answer)]).toEqual([400, code])
    }
    const missing = await subject.put(randomBytes(10), 'other')
    expect(missing.body).toMatchObject({ status: 400, code: 'INVALID_INPUT', issues: [{ path: ['file'] }] })
    expect(await subject.shown()).toBe(`/assets/${hashIn(url)}/avatar`)
    expect(await isStored(hashIn(url))).toBe(true)
    await test.services.logs.flush()
    expect(
      await test.services.db.log.count({ where: { level: 'Warning', status: 'Failed' } }),
    ).toBeGreaterThanOrEqual(5)
  })

  it('may be a file that was uploaded before', async () => {
    const subject = await makeSubject()
    const bytes = await bytesOf(plain('purple', 50, 50).png())
    const hash = await uploadFile(admin, bytes, 'purple.png')
    expect((await subject.mutate(hash)).__typename).toMatch(/Payload$/)
    const byUpload = (await subject.put(bytes)).body
    expect(await subject.shown()).toBe(`/assets/${hashIn(byUpload)}/avatar`)
    expect((await subject.mutate(hash.toUpperCase())).code).toBe('INVALID_INPUT')
    expect((await subject.mutate('0'.repeat(64))).code).toBe('ASSET_NOT_FOUND')
    const text = await uploadFile(admin, randomBytes(99), 'text')
    expect((await subject.mutate(text)).code).toBe('ASSET_NOT_AN_IMAGE')
  })

  it('is consistent after two simultaneous uploads, with one file left', async () => {
    const subject = await makeSubject()
    // These bytes have no other reference.
    const pictures = await Promise.all(
      Array.from({ length: 6 }, () =>
        bytesOf(sharp(randomBytes(1200), { raw: { width: 20, height: 20, channels: 3 } }).png()),
      ),
    )
    const answers = await Promise.all(pictures.map((bytes) => subject.put(bytes)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const shown = hashIn(await subject.shown())
    const left = await Promise.all(
      answers.map(async ({ body }) => [hashIn(body), await isStored(hashIn(body))]),
    )
    expect(left).toEqual(left.map(([hash]) => [hash, hash === shown]))
  })

  it('needs a form', async () => {
    const { actor, put, path } = await makeSubject()
    expect((await actor.rest('PUT', path, { file: 1 })).status).toBe(415)
    expect((await test.anonymous().rest('PUT', path, form())).status).toBe(401)
    expect((await put(await bytesOf(plain('red').png()))).status).toBe(200)
  })
})

describe('the avatar of a user', () => {
  it('is logged, and shown with the user', async () => {
    const { actor, put } = await userSubject()
    const url = (await put(await bytesOf(plain('orange').png()))).body
    expect((await actor.rest('GET', '/api/account/profile')).body).toMatchObject({
      avatar: `/assets/${hashIn(url)}/avatar`,
    })
    await test.services.logs.flush()
    expect(
      await test.services.db.log.findFirst({ where: { message: { contains: hashIn(url).slice(0, 8) } } }),
    ).toMatchObject({ level: 'Information', status: 'Success', userName: (actor as User).userName })
  })

  it('is not for the banned', async () => {
    const actor = await signIn(test)
    await test.services.db.user.update({ where: { id: actor.userId }, data: { role: 'Banned' } })
    const bytes = await bytesOf(plain('red').png())
    expect(
      (await actor.rest('PUT', '/api/account/avatar', form({ bytes, name: 'a', field: 'file' }))).status,
    ).toBe(403)
    expect((await actor.mutate('updateAvatar', { hash: '0'.repeat(64) })).__typename).toBe('ForbiddenError')
  })
})

describe('the avatar of a team', () => {
  it('is for the captain, and looked at in the order of the contract', async () => {
    const { teamId } = await teamSubject()
    const stranger = await signIn(test)
    const put = (id: number, bytes: Uint8Array<ArrayBuffer>, field = 'file') =>
      stranger.rest('PUT', `/api/team/${id}/avatar`, form({ bytes, name: 'a', field }))
    expect(codeOf(await put(2_000_000_000, randomBytes(5), 'other'))).toBe('INVALID_INPUT')
    expect((await put(2_000_000_000, new Uint8Array())).status).toBe(404)
    expect((await put(teamId, new Uint8Array())).status).toBe(403)
    expect((await put(teamId, randomBytes(3_145_729))).status).toBe(403)
    expect((await stranger.mutate('updateTeamAvatar', { teamId, hash: 'x' })).code).toBe('TEAM_CAPTAIN_ONLY')
    expect((await stranger.mutate('updateTeamAvatar', { teamId: 2_000_000_000, hash: 'x' })).code).toBe(
      'TEAM_NOT_FOUND',
    )
  })

  it('moves the boards that show the team, once it is there', async () => {
    const { actor, put, mutate, teamId } = await teamSubject()
    const gameId = await makeGame(admin, { acceptWithoutReview: true })
    await actor.rest('POST', `/api/game/${gameId}`, { teamId })
    const seq = async () =>
      Number((await test.services.db.gameBoard.findUniqueOrThrow({ where: { gameId } })).seq)
    const before = await seq()
    expect((await put(randomBytes(20))).status).toBe(400)
    expect(await seq()).toBe(before)
    const url = (await put(await bytesOf(plain('cyan').png()))).body
    expect(await seq()).toBe(before + 1)
    const board = await actor.rest('GET', `/api/game/${gameId}/scoreboard`)
    expect((board.body as { items: { avatar: string }[] }).items[0]?.avatar).toBe(
      `/assets/${hashIn(url)}/avatar`,
    )
    await mutate(await uploadFile(admin, await bytesOf(plain('pink').png()), 'pink.png'))
    expect(await seq()).toBe(before + 2)
  })

  it.each(['its captain', 'an administrator'])('goes with the team that %s deletes', async (who) => {
    const { actor, put, teamId } = await teamSubject()
    const hash = hashIn((await put(await bytesOf(plain(who === 'its captain' ? 'teal' : 'navy').png()))).body)
    expect(await isStored(hash)).toBe(true)
    await (who === 'its captain' ? actor : admin).mutate('deleteTeam', { teamId })
    expect(await isStored(hash)).toBe(false)
  })
})

describe('a poster', () => {
  it('may be a file that was uploaded before', async () => {
    const gameId = await makeGame(admin)
    const hash = await uploadFile(admin, await bytesOf(plain('olive', 70, 30).png()), 'olive.png')
    const set = (actor: Actor, id: number) =>
      actor.mutate<{ game: { posterUrl: string } }>(
        'updateGamePoster',
        { gameId: id, hash },
        'game { posterUrl }',
      )
    const { game } = await set(admin, gameId)
    expect(await (await pictureAt(game.posterUrl)).metadata()).toMatchObject({
      format: 'webp',
      width: 70,
      height: 30,
    })
    expect((await set(admin, 2_000_000_000)).code).toBe('GAME_NOT_FOUND')
    expect((await set(await signIn(test), gameId)).__typename).toBe('ForbiddenError')
  })
})
