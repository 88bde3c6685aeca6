import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareFirstStart, tryFirstStart } from '../../../server/start/first-start.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { captureLog } from '../../kit/server/captured-log.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp({ env: { HALYARD_ADMIN_PASSWORD: 'Fir5tpassword' } })
})

afterAll(async () => {
  await test?.dispose()
})

it('creates one welcome post without an author, however often the platform starts, and an administrator who can log in', async () => {
  // The operator set the password, so the server does not print it.
  expect(await prepareFirstStart(test.services)).toBeNull()
  expect(await prepareFirstStart(test.services)).toBeNull()
  const { status, body } = await test.anonymous().rest('GET', '/api/posts')
  expect(status).toBe(200)
  expect(body).toEqual([expect.objectContaining({ title: 'Welcome', isPinned: false, authorName: null })])

  const admin = test.anonymous()
  const credentials = { userName: 'Admin', password: 'Fir5tpassword' }
  expect((await admin.rest('POST', '/api/account/login', credentials)).status).toBe(200)
  const [{ id }] = body as [{ id: string }]
  expect((await admin.rest('DELETE', `/api/edit/posts/${id}`)).status).toBe(200)
  await prepareFirstStart(test.services)
  expect((await test.anonymous().rest('GET', '/api/posts')).body).toHaveLength(1)
})

it('keeps existing posts', async () => {
  const [post] = await test.services.db.post.findMany()
  await test.services.db.post.update({ where: { id: post?.id ?? '' }, data: { title: 'Ours' } })
  await prepareFirstStart(test.services)
  const posts = await test.services.db.post.findMany()
  expect(posts.map(({ title }) => title)).toEqual(['Ours'])
})

it('creates no second administrator after the first one changes name and address', async () => {
  const { db } = test.services
  const admin = await db.user.findFirstOrThrow({ where: { role: 'Admin' } })
  const renames = [
    { userName: 'Captain', normalizedUserName: 'CAPTAIN' },
    { email: 'captain@example.test', normalizedEmail: 'CAPTAIN@EXAMPLE.TEST' },
  ]
  for (const data of renames) {
    await db.user.update({ where: { id: admin.id }, data })
    expect(await prepareFirstStart(test.services)).toBeNull()
  }
  expect(await db.user.findMany({ where: { role: 'Admin' } })).toMatchObject([{ userName: 'Captain' }])
  const { userName, normalizedUserName, email, normalizedEmail } = admin
  await db.user.update({
    where: { id: admin.id },
    data: { userName, normalizedUserName, email, normalizedEmail },
  })
})

it('creates an administrator with another name if a user without the role has the default name', async () => {
  const { db, config } = test.services
  const isAdmin = { role: 'Admin' } as const
  await db.user.updateMany({ where: isAdmin, data: { role: 'User' } })
  const services = { ...test.services, config: { ...config, adminPassword: null } }
  const made = await prepareFirstStart(services)
  expect(made).toMatchObject({ userName: 'Admin2' })
  const newcomer = await test.anonymous().rest('POST', '/api/account/login', made)
  expect(newcomer.status).toBe(200)
  await db.user.deleteMany({ where: isAdmin })
  await db.user.updateMany({ where: { normalizedUserName: 'ADMIN' }, data: isAdmin })
})

it('starts without an administrator if the configured password breaks the rules, and says what to do', async () => {
  const { db, config } = test.services
  const isAdmin = { role: 'Admin' } as const
  await db.user.updateMany({ where: isAdmin, data: { role: 'User' } })
  const log = captureLog()
  const services = { ...test.services, config: { ...config, adminPassword: 'weak' }, logger: log.logger }
  expect(await tryFirstStart(services)).toBeNull()
  expect(await db.user.count({ where: isAdmin })).toBe(0)
  expect(log.lines).toEqual([
    expect.objectContaining({
      msg: expect.stringMatching(
        /^could not create an administrator: HALYARD_ADMIN_PASSWORD .*halyard admin create NAME/,
      ),
    }),
  ])
  await db.user.updateMany({ where: { normalizedUserName: 'ADMIN' }, data: isAdmin })
})

it.each(['admin@localhost', 'captain@LOCALHOST'])('lets nobody register %s', async (email) => {
  const newcomer = { userName: 'squatter', email, password: 'Pr0mptpassword' }
  const { status, body } = await test.anonymous().rest('POST', '/api/account/register', newcomer)
  expect({ status, body }).toMatchObject({ status: 400, body: { title: expect.stringMatching(/localhost/) } })
  const byGraphQL = await test.anonymous().mutate('register', newcomer)
  expect(byGraphQL).toMatchObject({ __typename: 'InvalidInputError' })
})

it('shows no registration time for users who were confirmed immediately', async () => {
  const newcomer = { userName: 'prompt', email: 'prompt@example.test', password: 'Pr0mptpassword' }
  expect((await test.anonymous().rest('POST', '/api/account/register', newcomer)).status).toBe(200)
  const admin = test.anonymous()
  await admin.rest('POST', '/api/account/login', { userName: 'Admin', password: 'Fir5tpassword' })
  const { body } = await admin.rest('GET', '/api/admin/users?count=10')
  const { data } = body as { data: { userName: string; registerTimeUtc: number }[] }
  expect(data.find(({ userName }) => userName === 'prompt')?.registerTimeUtc).toBe(0)
})
