import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadSecret } from '../../../server/config/secret.ts'
import { restrictFile, restrictFolder } from '../../../server/config/private-files.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { accountApis } from '../../kit/calls/account-apis.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { captureLog } from '../../kit/server/captured-log.ts'
import { makeChallenge, makePlayer } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'
import { mailEnv, newcomer } from '../../kit/server/mail-app.ts'
import { linkOf, startTestSmtp, type TestSmtp } from '../../kit/services/test-smtp.ts'
import { tokenOf } from '../../kit/visibility/shown-world.ts'

describe('the data folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'halyard-modes-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const modeOf = async (name: string) => ((await stat(path.join(folder, name))).mode & 0o777).toString(8)

  it('is its owner’s alone, and so are its secrets', async () => {
    const dataDir = path.join(folder, 'data')
    restrictFolder(dataDir)
    loadSecret({ secret: null, dataDir })
    expect(await modeOf('data')).toBe('700')
    expect(await modeOf('data/secret')).toBe('600')
  })

  it('is closed where it was open to others', async () => {
    const dataDir = path.join(folder, 'data')
    await mkdir(dataDir)
    await writeFile(path.join(dataDir, 'secret'), 'a secret that somebody copied here\n')
    await chmod(dataDir, 0o766)
    await chmod(path.join(dataDir, 'secret'), 0o644)
    restrictFolder(dataDir)
    expect(loadSecret({ secret: null, dataDir })).toBe('a secret that somebody copied here')
    expect(await modeOf('data')).toBe('700')
    expect(await modeOf('data/secret')).toBe('600')
  })

  it('lets an account of PostgreSQL pass at most', async () => {
    const dataDir = path.join(folder, 'data')
    await mkdir(dataDir)
    await chmod(dataDir, 0o777)
    restrictFolder(dataDir)
    expect(await modeOf('data')).toBe(process.getuid?.() === 0 ? '711' : '700')
  })

  it('is left alone where it is everybody’s', async () => {
    const shared = path.join(folder, 'shared')
    await mkdir(shared)
    await chmod(shared, 0o1777)
    restrictFolder(shared)
    expect(await modeOf('shared')).toBe('777')
    await writeFile(path.join(shared, 'key'), 'x')
    await chmod(path.join(shared, 'key'), 0o666)
    restrictFile(path.join(shared, 'key'))
    expect(await modeOf('shared/key')).toBe('600')
  })
})

describe('the log', () => {
  const log = captureLog('trace')
  const secrets = new Set<string>()
  let smtp: TestSmtp
  let test: TestApp
  let admin: Actor & { userName: string; userId: string }

  beforeAll(async () => {
    smtp = await startTestSmtp()
    test = await startTestApp({ env: mailEnv(smtp), logger: log.logger })
    admin = await signIn(test, 'Admin')
    const accountPolicy = { activeOnRegister: false, emailConfirmationRequired: true }
    await admin.rest('PUT', '/api/admin/config', { accountPolicy })
  })
  afterAll(async () => {
    await test.dispose()
    await smtp.stop()
  })

  const remember = (...texts: string[]) => {
    for (const text of texts) {
      expect(text.length).toBeGreaterThan(7)
      secrets.add(text).add(encodeURIComponent(text)).add(JSON.stringify(text).slice(1, -1))
      const decoded = Buffer.from(text, 'base64').toString()
      if (Buffer.from(decoded).toString('base64') === text) secrets.add(decoded)
    }
  }
  const rememberCookies = (actor: Actor) =>
    remember(...actor.cookieHeader.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1)))
  const mailed = async (address: string, count: number) => {
    const link = linkOf(await smtp.waitFor(address, count))
    remember(link.token)
    return link
  }

  it.each(accountApis)('keeps quiet about what accounts are opened with, over $name', async (api) => {
    const actor = test.anonymous()
    const { userName, email } = newcomer()
    const first = `Reg1ster-${userName}`
    const second = `Reset2ed-${userName}`
    const third = `Chang3ed-${userName}`
    remember(first, second, third, `Wr0ng-${userName}`)
    await api.register(actor, { userName, email, password: first })
    const confirmation = await mailed(email, 1)
    expect((await api.verify(actor, confirmation)).status).toBe(200)
    rememberCookies(actor)
    await api.recover(actor, email)
    const recovery = await mailed(email, 2)
    expect((await api.reset(actor, { ...recovery, token: `${recovery.token}x` }, second)).status).toBe(400)
    expect((await api.reset(actor, recovery, second)).status).toBe(200)
    expect((await api.reset(actor, recovery, second)).status).toBe(400)

    const logIn = (password: string) =>
      api.name === 'REST'
        ? actor.rest('POST', '/api/account/login', { userName, password })
        : actor.mutate('logIn', { userName, password })
    await logIn(`Wr0ng-${userName}`)
    await logIn(second)
    rememberCookies(actor)
    await actor.rest('PUT', '/api/account/changepassword', { old: second, new: third })
    rememberCookies(actor)
    const moved = `moved-${email}`
    await api.changeEmail(actor, moved)
    expect((await api.confirmEmail(actor, await mailed(moved, 1))).status).toBe(200)
    rememberCookies(actor)
    await actor.fetch(`/account/reset?token=${recovery.token}&email=${recovery.email}`)
    await actor.fetch(`/api/account/verify?token=${confirmation.token}`, { method: 'POST', body: '{"token' })
  })

  it('keeps quiet about tokens, keys and flags', async () => {
    const gameId = await makeGame(admin, { acceptWithoutReview: true, inviteCode: 'invited-quietly' })
    const challengeId = await makeChallenge(admin, gameId, { flags: ['flag{kept_quiet}'] })
    await admin.mutate('updateGame', { gameId, inviteCode: null })
    const player = await makePlayer(test, gameId)
    rememberCookies(player)
    const bot = await tokenOf(test, player, ['read', 'play'])
    remember(bot.headers['authorization']?.replace('Bearer ', '') ?? '')
    const place = { gameId, challengeId }
    const submitted = `/api/game/${gameId}/challenges/${challengeId}`
    await bot.rest('POST', submitted, { flag: 'flag{guessed_quietly}' })
    await bot.mutate('submitFlag', { ...place, flag: 'flag{kept_quiet}' })
    await player.rest('POST', submitted, { flag: 'x'.repeat(500) })
    const invite = await player.rest('GET', `/api/team/${player.teamId}/invite`)
    await bot.rest('POST', '/api/team/accept', invite.body)
    const game = await test.services.db.game.findUniqueOrThrow({ where: { id: gameId } })
    const participation = await test.services.db.participation.findFirstOrThrow({ where: { gameId } })
    remember(
      'flag{kept_quiet}',
      'flag{guessed_quietly}',
      'invited-quietly',
      String(invite.body).split(':').at(-1) ?? '',
    )
    remember(game.privateKey, participation.token, test.services.secret)
    const { body: reset } = await admin.rest('DELETE', `/api/admin/users/${player.userId}/password`)
    remember(String(reset))
    const row = { userName: 'bulkuser', email: 'bulk@example.test', password: 'Bulk4quiet' }
    await admin.rest('POST', '/api/admin/users', [row])
    remember(row.password)
    expect(secrets.size).toBeGreaterThan(40)
  })

  it('has none of it, and neither have the rows that administrators read', async () => {
    await test.services.logs.flush()
    const { rows } = await test.services.pool.query<{ text: string }>(
      'SELECT row_to_json(log)::text AS text FROM log',
    )
    const told = log.text() + rows.map(({ text }) => text).join('\n')
    expect(told.length).toBeGreaterThan(1000)
    expect([...secrets].filter((secret) => told.includes(secret))).toEqual([])
    const passwords = await test.services.db.user.findMany({ select: { passwordHash: true } })
    const hashes = passwords.flatMap(({ passwordHash }) => passwordHash ?? [])
    expect(hashes.filter((hash) => told.includes(hash))).toEqual([])
  })
})
