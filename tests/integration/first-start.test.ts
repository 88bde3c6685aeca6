import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareFirstStart } from '../../server/first-start.ts'
import { startTestApp, type TestApp } from '../kit/app.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp({ env: { HALYARD_ADMIN_PASSWORD: 'Fir5tpassword' } })
})

afterAll(async () => {
  await test?.dispose()
})

it('greets with one post that is nobody’s, however often the platform starts, and lets its administrator in', async () => {
  await prepareFirstStart(test.services)
  await prepareFirstStart(test.services)
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

it('leaves alone what people wrote', async () => {
  const [post] = await test.services.db.post.findMany()
  await test.services.db.post.update({ where: { id: post?.id ?? '' }, data: { title: 'Ours' } })
  await prepareFirstStart(test.services)
  const posts = await test.services.db.post.findMany()
  expect(posts.map(({ title }) => title)).toEqual(['Ours'])
})

it('tells no time of registration of those who were let in at once', async () => {
  const newcomer = { userName: 'prompt', email: 'prompt@example.test', password: 'Pr0mptpassword' }
  expect((await test.anonymous().rest('POST', '/api/account/register', newcomer)).status).toBe(200)
  const admin = test.anonymous()
  await admin.rest('POST', '/api/account/login', { userName: 'Admin', password: 'Fir5tpassword' })
  const { body } = await admin.rest('GET', '/api/admin/users?count=10')
  const { data } = body as { data: { userName: string; registerTimeUtc: number }[] }
  expect(data.find(({ userName }) => userName === 'prompt')?.registerTimeUtc).toBe(0)
})
