import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sweepFiles } from '../../../server/domains/asset/sweep-files.ts'
import type { Storage } from '../../../server/storage/storage.ts'
import { openStorage } from '../../../server/storage/open-storage.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { form, sha256, uploadFile } from '../../kit/calls/forms.ts'
import { makeGame } from '../../kit/world/games.ts'
import { readiness, readinessAnswer } from '../../kit/server/readiness.ts'

let test: TestApp
let admin: Actor
/** Replacements for methods of the storage, to simulate faults. */
let faults: Partial<Storage> = {}
let real: Storage

beforeAll(async () => {
  const services = { storage: {} as Storage }
  test = await startTestApp({ overrides: services })
  real = await openStorage({ target: null, dataDir: test.services.config.dataDir })
  Object.assign(test.services.storage, {
    ...real,
    receive: (source: Readable) => (faults.receive ?? real.receive)(source),
    remove: (hash: string) => (faults.remove ?? real.remove)(hash),
    info: (hash: string) => (faults.info ?? real.info)(hash),
    check: () => (faults.check ?? real.check)(),
  })
  admin = await signIn(test, 'Admin')
})
afterEach(() => {
  faults = {}
})
afterAll(() => test.dispose())

const storage = () => test.services.storage
const drafts = () => readdir(path.join(test.services.config.dataDir, 'files', 'tmp')).catch(() => [])
const broken = () =>
  Promise.reject(Object.assign(new Error('EIO: i/o error'), { code: 'EIO', syscall: 'write' }))
const upload = (...files: { bytes: Uint8Array<ArrayBuffer>; name: string }[]) =>
  admin.rest('POST', '/api/assets', form(...files))
const rowsOf = (hash: string) => test.services.db.file.count({ where: { hash } })

/** Stores bytes without a row, as a crash between the two leaves them. */
async function leaveBytes(): Promise<string> {
  const draft = await storage().receive(Readable.from([randomBytes(50)]))
  await draft.prepare()
  await draft.keep()
  return draft.hash
}

/** Runs `work` with the clock moved forward by that many hours. */
async function hoursLater<Result>(hours: number, work: () => Promise<Result>): Promise<Result> {
  const { clock } = test.services
  clock.offsetMs = hours * 3_600_000
  try {
    return await work()
  } finally {
    clock.offsetMs = 0
  }
}

describe('an upload', () => {
  it('reports a full disk, and leaves nothing', async () => {
    faults.receive = async (source) => {
      // The device /dev/full is always full.
      await pipeline(source, createWriteStream('/dev/full'))
      throw new Error('there was room')
    }
    const answer = await upload({ bytes: randomBytes(100_000), name: 'a' })
    expect(answer.body).toMatchObject({ status: 400, code: 'ASSET_DISK_FULL' })
    expect(await drafts()).toEqual([])
  })

  it('keeps none of its files when one of them cannot be stored', async () => {
    const [first, second] = [randomBytes(60), randomBytes(60)]
    const { receive } = real
    faults.receive = async (source) => {
      faults.receive = async (next) => ({ ...(await receive(next)), keep: broken })
      return receive(source)
    }
    const answer = await upload({ bytes: first, name: 'a' }, { bytes: second, name: 'b' })
    expect(answer.body).toMatchObject({ status: 400, code: 'ASSET_IO_ERROR' })
    faults = {}
    for (const bytes of [first, second]) {
      expect([await rowsOf(sha256(bytes)), await storage().info(sha256(bytes))]).toEqual([0, null])
    }
    expect(await drafts()).toEqual([])
  })

  it('keeps files that existed before', async () => {
    const bytes = randomBytes(60)
    const hash = await uploadFile(admin, bytes, 'first')
    const { receive } = real
    faults.receive = async (source) => ({ ...(await receive(source)), keep: broken })
    expect((await upload({ bytes, name: 'second' })).status).toBe(400)
    expect((await test.anonymous().fetch(`/assets/${hash}/x`)).status).toBe(200)
    expect(await test.services.db.file.findUnique({ where: { hash } })).toMatchObject({ name: 'first' })
  })

  it('may contain the same file twice', async () => {
    const bytes = randomBytes(60)
    const answer = await upload({ bytes, name: 'a' }, { bytes, name: '../../etc/passwd' })
    expect(answer.body).toEqual([
      { hash: sha256(bytes), name: 'a' },
      { hash: sha256(bytes), name: 'passwd' },
    ])
    expect(await rowsOf(sha256(bytes))).toBe(1)
  })
})

describe('a file', () => {
  it('stays when it cannot be deleted, and the log says so', async () => {
    const hash = await uploadFile(admin, randomBytes(40), 'a')
    faults.remove = broken
    const answer = await admin.rest('DELETE', `/api/assets/${hash}`)
    expect(answer.body).toMatchObject({ status: 400, code: 'ASSET_DELETE_FAILED' })
    expect((await admin.mutate('deleteFile', { hash })).code).toBe('ASSET_DELETE_FAILED')
    faults = {}
    expect([await rowsOf(hash), (await storage().info(hash)) !== null]).toEqual([1, true])
    await test.services.logs.flush()
    const rows = await test.services.db.log.findMany({ where: { message: { contains: hash.slice(0, 8) } } })
    expect(rows.map(({ level, status, userName }) => [level, status, userName])).toEqual(
      Array.from({ length: 2 }, () => ['Information', 'Failed', 'System']),
    )
    expect((await admin.rest('DELETE', `/api/assets/${hash}`)).status).toBe(200)
  })

  it('with two references stays when the first one is removed', async () => {
    const hash = await uploadFile(admin, randomBytes(40), 'a')
    const shown = [await makeGame(admin), await makeGame(admin)]
    const show = (id: number, posterHash: string | null) =>
      test.services.db.game.updateMany({ where: { id }, data: { posterHash } })
    for (const id of shown) await show(id, hash)
    const release = () => admin.mutate('deleteFile', { hash }, 'hash removed')
    for (const removed of [false, false, true]) {
      expect(await release()).toMatchObject({ hash, removed })
      await show(shown.pop() ?? 0, null)
    }
    expect(await storage().info(hash)).toBeNull()
    expect((await release()).code).toBe('ASSET_NOT_FOUND')
  })

  it('without bytes is not found, and is found again with them', async () => {
    const bytes = randomBytes(40)
    const hash = await uploadFile(admin, bytes, 'a')
    const game = await makeGame(admin)
    await test.services.db.game.update({ where: { id: game }, data: { posterHash: hash } })
    await storage().remove(hash)
    expect((await test.anonymous().fetch(`/assets/${hash}/a`)).status).toBe(404)
    expect((await admin.rest('DELETE', `/api/assets/${hash}`)).status).toBe(404)
    await uploadFile(admin, bytes, 'a')
    expect((await test.anonymous().fetch(`/assets/${hash}/a`)).status).toBe(200)
  })

  it('is answered with 503 while the storage is down', async () => {
    const hash = await uploadFile(admin, randomBytes(40), 'a')
    faults = { info: broken, check: broken }
    const answer = await test.anonymous().rest('GET', `/assets/${hash}/a`)
    expect(answer.body).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    expect([answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual(['5', null])
    const ready = await readinessAnswer(test)
    expect(ready).toMatchObject({ status: 503, body: { database: 'up', storage: 'down' } })
    faults = {}
    expect(await readiness(test)).toMatchObject({ storage: 'up' })
  })
})

describe('the sweep', () => {
  it('deletes bytes without a row after a day', async () => {
    const hash = await leaveBytes()
    await hoursLater(23, () => sweepFiles(test.services))
    expect(await storage().info(hash)).not.toBeNull()
    await hoursLater(25, () => sweepFiles(test.services))
    expect(await storage().info(hash)).toBeNull()
  })

  it('deletes a row without bytes', async () => {
    const hash = await uploadFile(admin, randomBytes(40), 'a')
    await storage().remove(hash)
    await hoursLater(25, () => sweepFiles(test.services))
    expect(await rowsOf(hash)).toBe(0)
  })

  it('keeps referenced files and files that were uploaded again', async () => {
    const [shown, again] = [randomBytes(40), randomBytes(40)]
    const hash = await uploadFile(admin, shown, 'a')
    const game = await makeGame(admin)
    await test.services.db.game.update({ where: { id: game }, data: { posterHash: hash } })
    await hoursLater(25, async () => {
      await uploadFile(admin, again, 'again')
      await sweepFiles(test.services)
    })
    await hoursLater(40, () => sweepFiles(test.services))
    expect(await storage().info(hash)).not.toBeNull()
    expect(await storage().info(sha256(again))).not.toBeNull()
  })

  it('continues when a file cannot be deleted', async () => {
    const hashes = [
      await uploadFile(admin, randomBytes(40), 'a'),
      await uploadFile(admin, randomBytes(40), 'b'),
    ]
    faults.remove = (hash) => (hash === hashes[0] ? broken() : real.remove(hash))
    await hoursLater(25, () => sweepFiles(test.services))
    expect(await Promise.all(hashes.map(rowsOf))).toEqual([1, 0])
  })

  it('never deletes a file during its upload', async () => {
    const files = Array.from({ length: 5 }, () => randomBytes(1000))
    await Promise.all(files.map((bytes) => uploadFile(admin, bytes, 'first')))
    // For the sweep the first uploads are old, and the second uploads of the same bytes are new.
    await test.services.db.file.updateMany({ data: { uploadedAt: new Date(Date.now() - 90_000_000) } })
    await Promise.all([
      ...files.map((bytes) => uploadFile(admin, bytes, 'second')),
      sweepFiles(test.services),
      sweepFiles(test.services),
    ])
    for (const bytes of files) {
      const hash = sha256(bytes)
      expect([await rowsOf(hash), (await storage().info(hash)) !== null]).toEqual([1, true])
    }
  })
})

describe('the list of files', () => {
  it('is for administrators, sorted by name, with sizes', async () => {
    const bytes = randomBytes(1234)
    const hash = await uploadFile(admin, bytes, 'Zebra 100%.zip')
    await uploadFile(admin, randomBytes(5), 'zebra 1000.zip')
    const list = `query ($search: String) { files(search: $search, first: 10) {
      totalCount edges { node { hash name size url uploadedAt } } } }`
    const { files } = await admin.query<{ files: { totalCount: number; edges: { node: unknown }[] } }>(list, {
      search: 'ZEBRA 100%',
    })
    expect(files).toMatchObject({
      totalCount: 1,
      edges: [
        {
          node: { hash, name: 'Zebra 100%.zip', size: 1234, url: `/assets/${hash}/Zebra 100%25.zip` },
        },
      ],
    })
    expect(await admin.query(list, { search: hash.slice(0, 12).toUpperCase() })).toMatchObject({
      files: { totalCount: 1 },
    })
    expect(await (await signIn(test)).graphql(list)).toMatchObject({
      data: { files: null },
      errors: [{ extensions: { code: 'AUTH_FORBIDDEN' } }],
    })
    expect((await (await signIn(test)).mutate('deleteFile', { hash })).__typename).toBe('ForbiddenError')
    expect((await test.anonymous().mutate('deleteFile', { hash })).__typename).toBe('UnauthenticatedError')
  })
})
