import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import { columnOf, documentNames, specOf } from '../../../server/domains/game-package/documents.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { tokenOf } from '../../kit/visibility/shown-world.ts'
import { signIn } from '../../kit/world/factories.ts'
import { boardsOf, countRows, normalized } from './compared-platforms.ts'
import { download, linesOf, pack, unpack, upload, type Entries, type ImportAnswer } from './package-kit.ts'
import { playRichGame } from './rich-game.ts'

// A game of one platform, exported and imported on another one.
let source: TestApp
let target: TestApp
let admin: Actor
let receiver: Awaited<ReturnType<typeof signIn>>
let gameId: number
let zip: Buffer
let entries: Entries
let imported: ImportAnswer
let newId: number

beforeAll(async () => {
  ;[source, target] = await Promise.all([startTestApp(), startTestApp()])
  ;[admin, receiver] = await Promise.all([signIn(source, 'Admin'), signIn(target, 'Admin')])
  // The ids of the two platforms differ.
  await target.services.pool.query(`DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' LOOP
      PERFORM setval(name::regclass, 1000); END LOOP; END $$`)
  await target.services.pool.query(`INSERT INTO webhook (name, sealed_url, origin, events, locale, secret_id)
    VALUES ('all', '', 'https://hooks.example', '{game.notice.created,challenge.solved,team.joined}', 'en-US',
      gen_random_uuid())`)
  gameId = await playRichGame(source, admin)
  zip = await download(admin, gameId, '?history=true')
  entries = await unpack(zip)
})

afterAll(() => Promise.all([source.dispose(), target.dispose()]))

it('writes nothing in a dry run and lists what would differ', async () => {
  const before = await countRows(target)
  const answer = await upload(receiver, zip, true)
  expect(answer).toMatchObject({ __typename: 'ImportGamePayload', title: 'Regatta', game: null })
  expect(answer.differences).toContainEqual({ code: 'USER_CREATED', subject: 'red', value: null })
  expect(await countRows(target)).toEqual(before)
})

it('reads a package that was made before a document was added to the format', async () => {
  const earlier = new Map(entries)
  const added = ['challenge-sources.jsonl', 'pauses.jsonl']
  for (const name of added) earlier.delete(name)
  const manifest = JSON.parse(String(entries.get('manifest.json'))) as { documents: { name: string }[] }
  const documents = manifest.documents.filter(({ name }) => !added.includes(name))
  earlier.set('manifest.json', Buffer.from(JSON.stringify({ ...manifest, documents })))
  const answer = await upload(receiver, await pack(earlier), true)
  expect(answer).toMatchObject({ __typename: 'ImportGamePayload', title: 'Regatta' })
})

it('describes every document of a package in its JSON Schema', () => {
  const schema = JSON.parse(readFileSync('docs/organizers/game-package.schema.json', 'utf8')) as {
    properties: Record<string, object>
  }
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  for (const [name, shape] of Object.entries(schema.properties)) {
    const validate = ajv.compile(shape)
    const lines =
      name === 'manifest.json' ? [JSON.parse(String(entries.get(name))) as object] : linesOf(entries, name)
    // Every table has rows, or the rest of this file would show nothing about it.
    expect([name, lines.length > 0]).toEqual([name, true])
    for (const line of lines) expect([name, validate(line), validate.errors]).toEqual([name, true, null])
  }
  const files = [...entries.keys()].filter((name) => name.startsWith('files/'))
  expect(entries.size).toBe(Object.keys(schema.properties).length + files.length)
  expect(files.length).toBe(4)
})

it('contains every column of its tables, except those that belong to the platform', async () => {
  const left: Record<string, string[]> = {
    file: ['id', 'uploaded_at', 'removing_at'],
    game: [
      'id',
      'hidden',
      'public_key',
      'private_key',
      'deleted_at',
      'calendar_sequence',
      'calendar_changed_at',
    ],
    challenge: ['test_container_id'],
    user: [
      'normalized_user_name',
      'name_key',
      'normalized_email',
      'email_confirmed',
      'password_hash',
      'role',
      'ip',
      'last_signed_in_at',
      'last_visited_at',
      'registered_at',
      'real_name',
      'student_number',
      'phone',
      'created_at',
      'held_until',
    ],
    challenge_source: ['sha256'],
    team: ['invite_token'],
    participation: ['token'],
    assignment: ['container_id'],
  }
  for (const name of documentNames) {
    const { table, shape, isNumbered } = specOf(name)
    const { rows } = await source.services.pool.query<{ column: string; isNullable: boolean }>(
      `SELECT column_name AS column, is_nullable = 'YES' AS "isNullable" FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = $1`,
      [table],
    )
    const known = [
      ...Object.keys(shape.shape).map((member) => columnOf(table, member)),
      ...(left[table] ?? []),
      ...(isNumbered ? ['id'] : []),
      'game_id',
    ]
    expect([name, rows.map(({ column }) => column).filter((column) => !known.includes(column))]).toEqual([
      name,
      [],
    ])
    const nullable = rows.flatMap(({ column, isNullable }) => (isNullable ? [column] : []))
    const strict = Object.entries(shape.shape).filter(
      ([, member]) => !(member as z.ZodType).safeParse(null).success,
    )
    const refused = strict
      .map(([member]) => columnOf(table, member))
      .filter((column) => nullable.includes(column))
    expect([name, refused]).toEqual([name, []])
  }
})

it('has the same rows and files on an empty platform', async () => {
  imported = await upload(receiver, zip)
  newId = imported.game?.databaseId ?? 0
  expect(imported).toMatchObject({ __typename: 'ImportGamePayload', title: 'Regatta' })
  expect(newId).toBeGreaterThan(1000)
  const again = await unpack(await download(receiver, newId, '?history=true'))
  for (const name of documentNames) {
    expect([name, normalized(again, name)]).toEqual([name, normalized(entries, name)])
  }
  const filesOf = (package_: Entries) => [...package_].filter(([name]) => name.startsWith('files/'))
  expect(filesOf(again)).toEqual(filesOf(entries))
  const game = await target.services.db.game.findUniqueOrThrow({ where: { id: newId } })
  expect(game.hidden).toBe(true)
  expect(game.publicKey).not.toBe('')
  // A webhook of the platform hears nothing of the past.
  expect(await target.services.db.webhookFact.count()).toBe(0)
  expect(await target.services.db.webhookDelivery.count()).toBe(0)
  const { token, teamId } = await target.services.db.participation.findFirstOrThrow({
    where: { gameId: newId },
  })
  expect(token.startsWith(`${teamId}:`)).toBe(true)
})

it('has the same board at each moment and at each version', async () => {
  const [from, to] = await Promise.all([boardsOf(source, gameId), boardsOf(target, newId)])
  expect(from.versions.length).toBeGreaterThan(15)
  expect(to.versions).toEqual(from.versions)
  expect(from.moments.size).toBeGreaterThan(10)
  expect(to.moments).toEqual(from.moments)
  expect(to.seq).toEqual(from.seq)
})

it('gives players without an account one that opens with a link to their address only', async () => {
  const user = await target.services.db.user.findUniqueOrThrow({ where: { normalizedUserName: 'RED' } })
  expect(user).toMatchObject({ passwordHash: null, role: 'User', email: 'red@example.test' })
  const answer = await target.anonymous().rest('POST', '/api/account/login', {
    userName: 'red',
    password: 'Sail4home',
  })
  expect(answer.status).toBe(401)
  const { db } = target.services
  const acts = await db.auditEntry.findMany({ where: { action: { in: ['game.imported', 'user.created'] } } })
  expect(acts.filter(({ action }) => action === 'game.imported')).toMatchObject([{ gameId: newId }])
  expect(acts.filter(({ action }) => action === 'user.created').length).toBe(5)
})

it('matches accounts by address and teams by name and captain when it is imported again', async () => {
  await target.services.db.user.update({
    where: { normalizedUserName: 'RED' },
    data: { userName: 'scarlet', normalizedUserName: 'SCARLET' },
  })
  const teams = await target.services.db.team.count()
  const answer = await upload(receiver, zip)
  expect(answer.differences).toContainEqual({ code: 'USER_MATCHED', subject: 'red', value: 'scarlet' })
  expect(answer.differences).toContainEqual({ code: 'SAME_TITLE', subject: 'Regatta', value: String(newId) })
  expect(answer.differences?.filter(({ code }) => code === 'TEAM_REUSED').length).toBe(4)
  expect(await target.services.db.team.count()).toBe(teams)
})

it('contains no teams, flags of teams or bloods without the teams', async () => {
  const alone = await unpack(await download(admin, gameId))
  expect(alone.has('users.jsonl')).toBe(false)
  expect(alone.has('submissions.jsonl')).toBe(false)
  const kept = linesOf(alone, 'flags.jsonl').map(({ flag }) => String(flag))
  expect(kept).toContain('flag{a}')
  expect(kept.some((flag) => /davit/i.test(flag))).toBe(false)
  expect(linesOf(alone, 'notices.jsonl').map(({ type }) => type)).not.toContain('FirstBlood')
  const answer = await upload(receiver, await download(admin, gameId))
  expect(answer).toMatchObject({ __typename: 'ImportGamePayload' })
})

it('is written and read by the command line', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'halyard-package-'))
  try {
    const file = path.join(folder, 'regatta.zip')
    const actor = await tokenOf(target, receiver, ['read', 'author', 'admin'])
    const token = actor.headers['authorization']?.replace('Bearer ', '') ?? ''
    const env = { ...process.env, HALYARD_URL: target.url, HALYARD_TOKEN: token }
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, ['cli/bin.js', 'game', ...args], { env })
    const { stdout } = await run('export', file, '--game', String(newId), '--history')
    expect(stdout).toContain(`Wrote game ${newId}`)
    await expect(run('export', file, '--game', String(newId))).rejects.toMatchObject({
      stderr: expect.stringContaining(`${file} exists. Add --force to replace it.`),
    })
    const report = await run('import', file, '--dry-run')
    expect(report.stdout).toContain('"Regatta" can be imported')
    expect(report.stdout).toContain('submissions: ')
    expect(report.stdout).toContain('user matched: scarlet (here: scarlet)')
    const replaced = await run('export', file, '--game', String(newId), '--force')
    expect(replaced.stdout).toContain(`Wrote game ${newId}`)
    expect((await run('import', file, '--dry-run')).stdout).not.toContain('submissions: ')
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('is for administrators', async () => {
  const monitor = await signIn(source, 'Monitor')
  expect((await monitor.fetch(`/api/admin/games/${gameId}/package`)).status).toBe(403)
  expect(await upload(monitor, zip)).toMatchObject({ code: 'AUTH_FORBIDDEN' })
  expect((await admin.fetch('/api/admin/games/999999/package')).status).toBe(404)
})

it('leaves out the organizer who gave an award and plays in no team', async () => {
  const { pool } = source.services
  const { rows } = await pool.query<{ user_name: string }>(
    `UPDATE score_adjustment SET user_id = organizer.id
     FROM (SELECT id, user_name FROM "user" WHERE role = 'Admin' ORDER BY id LIMIT 1) AS organizer
     WHERE game_id = $1 AND kind = 'Award' RETURNING organizer.user_name`,
    [gameId],
  )
  const answer = await upload(receiver, await download(admin, gameId, '?history=true'), true)
  expect(answer).toMatchObject({ __typename: 'ImportGamePayload' })
  const subject = rows[0]?.user_name
  expect(answer.differences).toContainEqual({ code: 'USER_LEFT_OUT', subject, value: null })
})
