import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sweepFiles } from '../../../server/domains/asset/sweep-files.ts'
import { openStorage } from '../../../server/storage/open-storage.ts'
import type { Storage } from '../../../server/storage/storage.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { editUrl, makeChallenge } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { sha256, uploadFile } from '../../kit/calls/forms.ts'
import { makeGame } from '../../kit/world/games.ts'

let test: TestApp
let admin: Actor
let gameId: number
let challengeId: number
let real: Storage
/** Hooks that run before the storage method of the same name. */
let before: { keep?: () => Promise<void>; remove?: () => Promise<void>; info?: () => Promise<void> } = {}

beforeAll(async () => {
  test = await startTestApp({ overrides: { storage: {} as Storage } })
  real = await openStorage({ target: null, dataDir: test.services.config.dataDir })
  Object.assign(test.services.storage, {
    ...real,
    async receive(source: Readable) {
      const draft = await real.receive(source)
      return { ...draft, keep: () => (before.keep?.() ?? Promise.resolve()).then(() => draft.keep()) }
    },
    info: (hash: string) => (before.info?.() ?? Promise.resolve()).then(() => real.info(hash)),
    remove: (hash: string) => (before.remove?.() ?? Promise.resolve()).then(() => real.remove(hash)),
  })
  admin = await signIn(test, 'Admin')
  gameId = await makeGame(admin)
  challengeId = await makeChallenge(admin, gameId)
})

afterEach(() => {
  before = {}
})

afterAll(() => test.dispose())

const rowOf = (hash: string) => test.services.db.file.findUnique({ where: { hash } })
const attach = async (fileHash: string) => {
  const input = { attachmentType: 'Local', fileHash }
  await admin.rest('POST', editUrl(gameId, `/${challengeId}/attachment`), input)
}
const detach = () =>
  admin.rest('POST', editUrl(gameId, `/${challengeId}/attachment`), { attachmentType: 'None' })
const attached = () =>
  test.services.db.challenge
    .findUniqueOrThrow({ where: { id: challengeId }, include: { attachment: { include: { file: true } } } })
    .then(({ attachment }) => attachment?.file?.hash ?? null)

/** The number of the platform's transactions that hold a lock and wait for something other than the database. */
async function idleTransactions(): Promise<number> {
  const { rows } = await test.services.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
  )
  return rows[0]?.count ?? -1
}

/** A promise that the test resolves, and one that resolves when somebody waits for it. */
function gate() {
  const reached = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<void>()
  return {
    reached: reached.promise,
    open: opened.resolve,
    async pass() {
      reached.resolve()
      await opened.promise
    },
  }
}

describe('while the storage works', () => {
  it.each(['keep', 'info', 'remove'] as const)('no transaction is open: %s', async (call) => {
    const bytes = randomBytes(40)
    if (call !== 'keep') await uploadFile(admin, bytes, 'a')
    const waiting = gate()
    before = { [call]: waiting.pass }
    const work =
      call === 'keep' ? uploadFile(admin, bytes, 'a') : admin.rest('DELETE', `/api/assets/${sha256(bytes)}`)
    await waiting.reached
    const idle = await idleTransactions()
    waiting.open()
    await work
    expect(idle).toBe(0)
    expect((await rowOf(sha256(bytes))) !== null).toBe(call === 'keep')
  })

  it('no reference to a file can be created during its deletion', async () => {
    const hash = await uploadFile(admin, randomBytes(40), 'a')
    const waiting = gate()
    before = { remove: waiting.pass }
    const removal = admin.rest('DELETE', `/api/assets/${hash}`)
    await waiting.reached
    // The sweep finds this mark, if the server stops now.
    const marked = await rowOf(hash)
    await attach(hash)
    waiting.open()
    expect((await removal).status).toBe(200)
    expect(marked?.removingAt).toBeInstanceOf(Date)
    expect([await rowOf(hash), await attached(), await real.info(hash)]).toEqual([null, null, null])
  })

  it('an upload of bytes that are being deleted waits, and the file exists afterwards', async () => {
    const bytes = randomBytes(40)
    const hash = await uploadFile(admin, bytes, 'first')
    const waiting = gate()
    before = { remove: waiting.pass }
    const removal = admin.rest('DELETE', `/api/assets/${hash}`)
    await waiting.reached
    before = {}
    const upload = uploadFile(admin, bytes, 'second')
    waiting.open()
    await Promise.all([removal, upload])
    expect(await rowOf(hash)).toMatchObject({ name: 'second', removingAt: null })
    expect(await real.info(hash)).not.toBeNull()
  })
})

describe('a race', () => {
  it('of uploads, attachments and deletions of the same bytes never loses a referenced file', async () => {
    const bytes = randomBytes(40)
    const hash = sha256(bytes)
    for (let round = 0; round < 6; round += 1) {
      await uploadFile(admin, bytes, 'before')
      await Promise.all([
        admin.rest('DELETE', `/api/assets/${hash}`),
        uploadFile(admin, bytes, 'again').then(() => attach(hash)),
        round % 2 === 0 ? attach(hash) : detach(),
        admin.rest('DELETE', `/api/assets/${hash}`),
      ])
      const isThere = (await real.info(hash)) !== null
      const row = await rowOf(hash)
      expect([row !== null, row?.removingAt ?? null]).toEqual([isThere, null])
      const isLost = (await attached()) !== null && !isThere
      expect(isLost).toBe(false)
    }
  })
})

describe('a file after a crash', () => {
  const afterADay = async () => {
    test.services.clock.offsetMs = 25 * 3_600_000
    try {
      await sweepFiles(test.services)
    } finally {
      test.services.clock.offsetMs = 0
    }
  }

  it.each([
    ['before the bytes went', true],
    ['after the bytes went', false],
  ])('in a removal, %s, is swept', async (_when, isThere) => {
    const hash = await uploadFile(admin, randomBytes(40), 'a')
    await test.services.db.file.update({ where: { hash }, data: { removingAt: new Date() } })
    if (!isThere) await real.remove(hash)
    await attach(hash)
    expect(await attached()).toBeNull()
    await afterADay()
    expect([await rowOf(hash), await real.info(hash)]).toEqual([null, null])
  })

  it('during its deletion is a file again after a new upload', async () => {
    const bytes = randomBytes(40)
    const hash = await uploadFile(admin, bytes, 'a')
    await test.services.db.file.update({ where: { hash }, data: { removingAt: new Date() } })
    await real.remove(hash)
    await uploadFile(admin, bytes, 'b')
    await attach(hash)
    expect(await attached()).toBe(hash)
    await afterADay()
    expect(await real.info(hash)).not.toBeNull()
  })
})
