import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { makeCommandLine } from '../../kit/cli/command-line.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { tokenOf } from '../../kit/visibility/shown-world.ts'
import { until } from '../../kit/wait.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

let test: TestApp
let admin: Awaited<ReturnType<typeof signIn>>
let token: string
let commandLine: Awaited<ReturnType<typeof makeCommandLine>>

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  const author = await tokenOf(test, admin, ['read', 'author'])
  token = author.headers['authorization']?.replace('Bearer ', '') ?? ''
  commandLine = await makeCommandLine()
})
afterAll(async () => {
  commandLine.remove()
  await test.dispose()
})

type Lease = { __typename: string; leaseKey: string; code?: string; message?: string }
const begin = async (gameId: number, client = 'ci') =>
  (await admin.mutate('beginImport', { gameId, client }, '__typename leaseKey expiresAt')) as Lease
const titles = async (gameId: number) => {
  const rows = await test.services.db.challenge.findMany({ where: { gameId }, orderBy: { title: 'asc' } })
  return rows.map(({ title }) => title)
}
const leaseOf = (gameId: number) => test.services.db.importLease.findUnique({ where: { gameId } })

it('lets one of fifty imports begin, and tells the others who imports since when', async () => {
  const gameId = await makeGame(admin, {})
  const begun = await Promise.all(Array.from({ length: 50 }, (_, index) => begin(gameId, `host-${index}`)))
  const held = begun.filter(({ __typename }) => __typename === 'BeginImportPayload')
  expect(held).toHaveLength(1)
  const row = await leaseOf(gameId)
  expect(row?.leaseKey).toBe(held[0]?.leaseKey)
  const since = row?.startedAt.toISOString().slice(0, 19).replace('T', ' ')
  for (const refused of begun.filter((answer) => answer !== held[0])) {
    expect(refused).toMatchObject({ __typename: 'ConflictError', code: 'CHALLENGE_IMPORT_RUNNING' })
    expect(refused.message).toContain(`${admin.userName} has been importing challenges`)
    expect(refused.message).toContain(`since ${since} UTC, from ${row?.client}`)
  }
  // Imports of other games do not wait for it.
  expect((await begin(await makeGame(admin, {}))).__typename).toBe('BeginImportPayload')
})

it('renews a lease, hands it over once it has expired, and refuses its former holder', async () => {
  const gameId = await makeGame(admin, {})
  const { leaseKey } = await begin(gameId)
  const past = new Date(Date.now() - 1000)
  await test.services.db.importLease.update({ where: { gameId }, data: { expiresAt: past } })
  expect(await admin.mutate('renewImport', { gameId, leaseKey })).toMatchObject({
    __typename: 'RenewImportPayload',
  })
  expect((await begin(gameId)).code).toBe('CHALLENGE_IMPORT_RUNNING')
  await test.services.db.importLease.update({ where: { gameId }, data: { expiresAt: past } })
  const next = await begin(gameId)
  expect(next.__typename).toBe('BeginImportPayload')
  expect(await admin.mutate('renewImport', { gameId, leaseKey })).toMatchObject({
    code: 'CHALLENGE_IMPORT_ENDED',
  })
  expect(await admin.mutate('endImport', { gameId, leaseKey })).toMatchObject({
    __typename: 'EndImportPayload',
  })
  expect((await leaseOf(gameId))?.leaseKey).toBe(next.leaseKey)
  await admin.mutate('endImport', { gameId, leaseKey: next.leaseKey })
  expect(await leaseOf(gameId)).toBeNull()
})

it('names a missing game, and the field of a bad name', async () => {
  const gameId = await makeGame(admin, {})
  expect(await begin(gameId, ' ')).toMatchObject({ __typename: 'InvalidInputError' })
  expect(await begin(gameId, 'x'.repeat(101))).toMatchObject({ __typename: 'InvalidInputError' })
  expect(await begin(999_999)).toMatchObject({ __typename: 'NotFoundError', code: 'GAME_NOT_FOUND' })
})

/** Lets no challenge be written until `release`. */
async function holdWrites() {
  const client = await test.services.pool.connect()
  await client.query('BEGIN; LOCK TABLE challenge IN SHARE ROW EXCLUSIVE MODE')
  let isHeld = true
  const release = async () => {
    if (!isHeld) return
    isHeld = false
    await client.query('ROLLBACK')
    client.release()
  }
  onTestFinished(release)
  return {
    release,
    async waits() {
      const { rows } = await test.services.pool.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      )
      return rows.length > 0
    },
  }
}

/** Starts an import of three challenges in a process of its own. */
function startImport(gameId: number) {
  const args = [commandLine.program, 'apply', commandLine.folder, '--game', String(gameId)]
  const env = { ...process.env, HALYARD_URL: test.url, HALYARD_TOKEN: token }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let out = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (out += part.toString()))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, out }))
  return { kill: (signal: NodeJS.Signals) => child.kill(signal), ended, out: () => out }
}

function writeDoors(): void {
  commandLine.clear()
  const file = (n: number) =>
    `name: Door ${n}\ncategory: web\nvalue: 100\ndescription: Open it.\nflags: ['flag{${n}}']\n`
  commandLine.write(Object.fromEntries([1, 2, 3].map((n) => [`door-${n}/challenge.yml`, file(n)])))
}

it('does the work of one of two command lines, and the other names it and writes nothing', async () => {
  const gameId = await makeGame(admin, {})
  writeDoors()
  const writes = await holdWrites()
  const first = startImport(gameId)
  await until(() => writes.waits(), 'the first import writes')
  const second = await startImport(gameId).ended
  expect(second.code).toBe(1)
  expect(second.out).toContain(`${admin.userName} has been importing challenges into this game since`)
  await writes.release()
  const { code, out } = await first.ended
  expect(out).toContain('3 created')
  expect(code).toBe(0)
  expect(await titles(gameId)).toEqual(['Door 1', 'Door 2', 'Door 3'])
  expect(await leaseOf(gameId)).toBeNull()
  // A plan needs no lease.
  await begin(gameId)
  const env = { HALYARD_URL: test.url, HALYARD_TOKEN: token }
  const plan = await commandLine.run(env, 'plan', commandLine.folder, '--game', String(gameId))
  expect(plan.code).toBe(0)
})

it('ends its lease when an interrupted import has finished its write, and writes no more', async () => {
  const gameId = await makeGame(admin, {})
  writeDoors()
  const writes = await holdWrites()
  const child = startImport(gameId)
  await until(() => writes.waits(), 'the import writes')
  child.kill('SIGTERM')
  await until(() => child.out().includes('Stopping after the current write.'), 'the import has the signal')
  await writes.release()
  const { code, out } = await child.ended
  expect(code).toBe(1)
  expect(out).toContain('The import was interrupted.')
  expect(await titles(gameId)).toEqual(['Door 1'])
  expect(await leaseOf(gameId)).toBeNull()
})

it('lets the next import begin when the lease of a killed one has expired', async () => {
  const gameId = await makeGame(admin, {})
  writeDoors()
  const writes = await holdWrites()
  const child = startImport(gameId)
  await until(() => writes.waits(), 'the import writes')
  child.kill('SIGKILL')
  await child.ended
  await writes.release()
  expect((await startImport(gameId).ended).out).toContain('has been importing challenges')
  await test.services.db.importLease.update({ where: { gameId }, data: { expiresAt: new Date() } })
  const { code } = await startImport(gameId).ended
  expect(code).toBe(0)
  expect(await titles(gameId)).toEqual(['Door 1', 'Door 2', 'Door 3'])
})

it('creates a challenge once for programs that send one source key at once, also without a lease', async () => {
  const gameId = await makeGame(admin, {})
  const input = { gameId, title: 'Door', sourceKey: 'doors/challenge.yml' }
  const made = await Promise.all(Array.from({ length: 10 }, () => admin.mutate('createChallenge', input)))
  const refused = made.filter(({ __typename }) => __typename !== 'CreateChallengePayload')
  expect(refused.map(({ code }) => code)).toEqual(
    Array.from({ length: 9 }, () => 'CHALLENGE_SOURCE_KEY_TAKEN'),
  )
  expect(await titles(gameId)).toEqual(['Door'])
})
