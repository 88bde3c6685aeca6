import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../server/database/free-port.ts'
import { Actor } from '../../kit/calls/actor.ts'
import { addTotp } from '../../kit/calls/second-factor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { password, signIn } from '../../kit/world/factories.ts'
import { printedPassword, runHalyard } from '../../kit/server/operator.ts'
import { startServerProcess } from '../../kit/server/server-process.ts'
import { createEmptyDatabase } from '../../kit/services/test-database.ts'

const logIn = (actor: Actor, userName: string, password: string) =>
  actor.rest('POST', '/api/account/login', { userName, password })

describe('halyard admin beside a running platform on an outside PostgreSQL', () => {
  let test: TestApp
  const halyard = (...words: string[]) =>
    runHalyard(words, { DATABASE_URL: test.databaseUrl, HALYARD_SECRET: test.services.secret })

  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.dispose())

  it('reports a missing administrator, and creates one who can log in', async () => {
    const none = await halyard('admin', 'reset-password')
    expect(none).toMatchObject({ code: 1, stdout: '' })
    expect(none.stderr).toBe(
      'The platform has no administrator. Create one with "halyard admin create NAME".\n',
    )

    const made = await halyard('admin', 'create', 'root1')
    expect(made).toMatchObject({ code: 0, stderr: '' })
    const admin = test.anonymous()
    expect((await logIn(admin, 'root1', printedPassword(made.stdout))).status).toBe(200)
    expect((await admin.rest('GET', '/api/admin/config')).status).toBe(200)
  })

  it('resets the password of the only administrator and ends their sessions', async () => {
    const admin = test.anonymous()
    const first = printedPassword((await halyard('admin', 'reset-password')).stdout)
    expect((await logIn(admin, 'root1', first)).status).toBe(200)
    const { token } = await admin.mutate<{ token: string }>(
      'createApiToken',
      { name: 'bot', scopes: ['read'], expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
      'token',
    )
    const bot = new Actor(test.url, { authorization: `Bearer ${token}` })
    expect((await bot.rest('GET', '/api/account/profile')).status).toBe(200)

    const again = await halyard('admin', 'reset-password', 'ROOT1')
    expect(again).toMatchObject({ code: 0, stderr: '' })
    expect((await admin.rest('GET', '/api/account/profile')).status).toBe(401)
    expect((await bot.rest('GET', '/api/account/profile')).status).toBe(401)
    expect((await logIn(test.anonymous(), 'root1', first)).status).toBe(401)
    expect((await logIn(test.anonymous(), 'root1', printedPassword(again.stdout))).status).toBe(200)
  })

  it('resets the password of a user with an unconfirmed address, found by that address', async () => {
    const user = await signIn(test)
    const waiting = { emailConfirmed: false }
    const { email } = await test.services.db.user.update({ where: { id: user.userId }, data: waiting })
    const reset = await halyard('admin', 'reset-password', email)
    expect((await logIn(test.anonymous(), user.userName, printedPassword(reset.stdout))).status).toBe(200)
  })

  it('permits passwords again when a setting forbids them', async () => {
    await test.services.db.setting.create({ data: { key: 'SignInPolicy:IsPasswordAllowed', value: 'False' } })
    const user = await signIn(test).catch((error: Error) => error.message)
    expect(user).toContain('ACCOUNT_PASSWORD_LOG_IN_OFF')
    expect(await halyard('admin', 'allow-passwords')).toEqual({
      code: 0,
      stderr: '',
      stdout: 'Users can log in with a password again.\n',
    })
    await signIn(test)
  })

  it('removes the second factor of a user', async () => {
    const user = await signIn(test)
    await addTotp(user)
    expect(await halyard('admin', 'remove-second-factor', user.userName)).toEqual({
      code: 0,
      stderr: '',
      stdout: `Removed the second factor of "${user.userName}".\n`,
    })
    const logIn = { userName: user.userName, password }
    expect((await test.anonymous().rest('POST', '/api/account/login', logIn)).status).toBe(200)
    expect(await halyard('admin', 'remove-second-factor', user.userName)).toMatchObject({ code: 1 })
  })

  it('requires a name with several administrators, and reports errors in one sentence', async () => {
    expect((await halyard('admin', 'create', 'second')).code).toBe(0)
    const several = await halyard('admin', 'reset-password')
    expect(several).toMatchObject({ code: 1, stdout: '' })
    expect(several.stderr).toBe('There are several administrators, so name one of them: root1, second.\n')

    const refused = await Promise.all([
      halyard('admin', 'reset-password', 'nobody'),
      halyard('admin', 'create', 'Second'),
      halyard('admin', 'create', 'x'.repeat(65)),
      halyard('admin', 'create', 'bad name@'),
    ])
    expect(refused.map(({ code }) => code)).toEqual([1, 1, 1, 1])
    expect(refused[0]?.stderr).toBe('There is no user "nobody".\n')
    expect(refused[1]?.stderr).toBe('This username is already taken. Choose another one.\n')
    expect(refused[2]?.stderr).toMatch(/^userName .*64.*\n$/)
    expect(refused[3]?.stderr).toBe('The username must not contain @.\n')
  })

  it('prints its usage', async () => {
    const [bare, unknown, help] = await Promise.all([
      halyard('admin'),
      halyard('admin', 'drop', 'Admin'),
      halyard('admin', '--help'),
    ])
    expect([bare, unknown].map(({ code, stdout }) => ({ code, stdout }))).toEqual(
      Array.from({ length: 2 }, () => ({ code: 2, stdout: '' })),
    )
    expect(help.stdout).toContain('halyard admin reset-password')
  })

  it('changes nothing in a database that is not of this version', async () => {
    const DATABASE_URL = await createEmptyDatabase()
    const { code, stderr } = await runHalyard(['admin', 'create', 'root1'], { DATABASE_URL })
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /^The database at \S+ has an older version than this Halyard\. Start the platform once/,
    )
  })
})

describe('halyard admin on the data folder of an embedded PostgreSQL', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'halyard-operator-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  it('makes no folder and no database where there is no platform', async () => {
    const nowhere = path.join(dataDir, 'nowhere')
    const { code, stderr } = await runHalyard(['admin', 'reset-password', '--data', nowhere])
    expect(code).toBe(1)
    expect(stderr).toMatch(/^There is no database in .*nowhere\. Name the data folder/)
    expect(existsSync(nowhere)).toBe(false)
  })

  it('resets the password while the server runs, and while it does not', async () => {
    const port = String(await freePort())
    const settings = {
      PORT: port,
      HALYARD_DATA_DIR: dataDir,
      HALYARD_METRICS_PORT: '0',
      HALYARD_CONTAINERS: 'none',
      HALYARD_LOG_LEVEL: 'warn',
    }
    const anonymous = () => new Actor(`http://127.0.0.1:${port}`)
    const reset = () => runHalyard(['admin', 'reset-password', '--data', dataDir])

    const server = await startServerProcess(settings)
    const first = printedPassword(server.output())
    expect((await logIn(anonymous(), 'Admin', first)).status).toBe(200)
    const whileRunning = printedPassword((await reset()).stdout)
    expect((await logIn(anonymous(), 'Admin', first)).status).toBe(401)
    expect((await logIn(anonymous(), 'Admin', whileRunning)).status).toBe(200)
    await server.end()

    const whileStopped = printedPassword((await reset()).stdout)
    expect(existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
    const again = await startServerProcess(settings)
    try {
      expect(again.output()).not.toContain('one-time password')
      expect((await logIn(anonymous(), 'Admin', whileRunning)).status).toBe(401)
      expect((await logIn(anonymous(), 'Admin', whileStopped)).status).toBe(200)
    } finally {
      await again.end()
    }
  })
})
