import { afterAll, beforeAll, beforeEach, describe, expect, it, test as once } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'

type Info = {
  id: string
  title: string
  summary: string
  content: string
  isPinned: boolean
  tags: string[]
  authorName: string | null
  time: number
}

let test: TestApp
let admin: Actor & { userName: string }

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())
beforeEach(async () => {
  await test.services.db.post.deleteMany()
  test.services.clock.offsetMs = 0
})

const full = { title: 'Harbour opens', summary: 'In *short*', content: '# Long', tags: ['a', 'b'] }

async function write(body: object = full): Promise<string> {
  const { body: id, status } = await admin.rest('POST', '/api/edit/posts', body)
  expect(status).toBe(200)
  return id as string
}

async function detail(id: string): Promise<Info> {
  const answer = await test.anonymous().rest('GET', `/api/posts/${id}`)
  expect(answer.status).toBe(200)
  return answer.body as Info
}

describe('writing', () => {
  it('answers the id as a JSON string and stores every member, pinned or not', async () => {
    const before = Date.now()
    const answer = await admin.rest('POST', '/api/edit/posts', { ...full, isPinned: true })
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.body).toMatch(/^[0-9a-f]{8}$/)
    const post = await detail(answer.body as string)
    expect(post).toEqual({
      ...full,
      id: answer.body,
      isPinned: true,
      authorAvatar: null,
      authorName: admin.userName,
      time: expect.any(Number),
    })
    expect(post.time).toBeGreaterThanOrEqual(before)
  })

  it('needs no more than a title, in any case of its key', async () => {
    const post = await detail(await write({ TITLE: 'Alone', tags: null }))
    expect(post).toMatchObject({ title: 'Alone', summary: '', content: '', tags: [], isPinned: false })
  })

  it.each([
    [{}, 'title'],
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(51) }, 'title'],
    [{ title: 'a\0b' }, 'title'],
    [{ title: 'x', summary: null }, 'summary'],
    [{ title: 'x', content: 5 }, 'content'],
    [{ title: 'x', tags: [null] }, 'tags'],
    [{ title: 'x', isPinned: null }, 'isPinned'],
  ])('refuses %j', async (body, field) => {
    const answer = await admin.rest('POST', '/api/edit/posts', body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      issues: [{ path: expect.any(Array) }],
    })
    expect((answer.body as { issues: { path: string[] }[] }).issues[0]?.path[0]).toBe(field)
  })

  it('is for administrators', async () => {
    const id = await write()
    for (const [actor, status] of [
      [test.anonymous(), 401],
      [await signIn(test), 403],
      [await signIn(test, 'Monitor'), 403],
    ] as const) {
      expect((await actor.rest('POST', '/api/edit/posts', {})).status).toBe(status)
      expect((await actor.rest('PUT', `/api/edit/posts/${id}`, {})).status).toBe(status)
      expect((await actor.rest('DELETE', `/api/edit/posts/${id}`)).status).toBe(status)
      const typename = status === 401 ? 'UnauthenticatedError' : 'ForbiddenError'
      expect((await actor.mutate('createPost', { title: '' })).__typename).toBe(typename)
      expect((await actor.mutate('deletePost', { postId: id })).__typename).toBe(typename)
    }
    expect((await detail(id)).title).toBe(full.title)
  })
})

describe('editing', () => {
  it('keeps what is absent, and time and author when only the pin moves', async () => {
    const id = await write()
    const before = await detail(id)
    test.services.clock.offsetMs = 60_000
    const other = await signIn(test, 'Admin')
    const pinned = await other.rest('PUT', `/api/edit/posts/${id}`, { title: full.title, isPinned: true })
    expect(pinned.status).toBe(200)
    expect(pinned.body).toEqual({ ...before, isPinned: true })

    const edited = await other.rest('PUT', `/api/edit/posts/${id}`, { content: 'Longer' })
    expect(edited.body).toEqual({
      ...before,
      isPinned: true,
      content: 'Longer',
      authorName: other.userName,
      time: expect.any(Number),
    })
    expect((edited.body as Info).time).toBeGreaterThan(before.time + 50_000)
  })

  it('clears tags with null or an empty list', async () => {
    const id = await write()
    expect((await admin.rest('PUT', `/api/edit/posts/${id}`, { tags: null })).body).toMatchObject({
      tags: [],
    })
  })

  it('refuses a blank title and an unknown post, the title first', async () => {
    const id = await write()
    expect((await admin.rest('PUT', `/api/edit/posts/${id}`, { title: '' })).status).toBe(400)
    expect((await admin.rest('PUT', '/api/edit/posts/00000000', { title: '' })).status).toBe(400)
    for (const unknown of ['00000000', 'x', '%00']) {
      expect((await admin.rest('PUT', `/api/edit/posts/${unknown}`, full)).status).toBe(404)
      expect((await admin.rest('DELETE', `/api/edit/posts/${unknown}`)).status).toBe(404)
      expect((await admin.rest('GET', `/api/posts/${unknown}`)).body).toMatchObject({
        status: 404,
        code: 'POST_NOT_FOUND',
      })
    }
  })

  it('deletes', async () => {
    const id = await write()
    const answer = await admin.rest('DELETE', `/api/edit/posts/${id}`)
    expect([answer.status, answer.text, answer.headers.get('content-type')]).toEqual([200, '', null])
    expect((await admin.rest('DELETE', `/api/edit/posts/${id}`)).status).toBe(404)
  })
})

describe('reading', () => {
  it('lists pinned posts first, then the latest, for anybody; 20 as the latest', async () => {
    const ids: string[] = []
    for (let index = 0; index < 22; index += 1) {
      test.services.clock.offsetMs = index * 1000
      ids.push(await write({ title: `Post ${index}`, isPinned: index === 3 }))
    }
    const pinned = ids[3]
    const order = [pinned, ...ids.filter((id) => id !== pinned).toReversed()]
    const visitor = test.anonymous()
    const all = (await visitor.rest('GET', '/api/posts')).body as Info[]
    expect(all.map(({ id }) => id)).toEqual(order)
    expect(all[0]).not.toHaveProperty('content')
    const latest = (await visitor.rest('GET', '/api/posts/latest')).body as Info[]
    expect(latest.map(({ id }) => id)).toEqual(order.slice(0, 20))

    type Page = {
      posts: { edges: { cursor: string; node: { databaseId: string } }[]; pageInfo: { hasNextPage: boolean } }
    }
    const query = `query ($after: String) { posts(first: 15, after: $after) {
      edges { cursor node { databaseId authorName } } pageInfo { hasNextPage } } }`
    const first = await visitor.query<Page>(query)
    const second = await visitor.query<Page>(query, { after: first.posts.edges.at(-1)?.cursor })
    const seen = [...first.posts.edges, ...second.posts.edges].map(({ node }) => node.databaseId)
    expect(seen).toEqual(order)
    expect([first.posts.pageInfo.hasNextPage, second.posts.pageInfo.hasNextPage]).toEqual([true, false])
  })

  it('keeps the post when its author goes', async () => {
    const other = await signIn(test, 'Admin')
    const id = (await other.rest('POST', '/api/edit/posts', full)).body as string
    await test.services.db.user.delete({ where: { id: other.userId } })
    expect((await detail(id)).authorName).toBeNull()
  })
})

once('GraphQL writes what REST writes', async () => {
  const created = await admin.mutate<{
    post: { id: string; databaseId: string }
    postEdge: { cursor: string; node: { title: string } }
  }>(
    'createPost',
    { ...full, isPinned: true },
    'post { id databaseId title summary content isPinned tags authorName } postEdge { cursor node { title } }',
  )
  expect(created).toMatchObject({
    __typename: 'CreatePostPayload',
    post: { ...full, isPinned: true, authorName: admin.userName },
    postEdge: { node: { title: full.title } },
  })
  const { id, databaseId } = created.post
  expect(await detail(databaseId)).toMatchObject({ ...full, isPinned: true })
  const page = await admin.query<{ posts: { edges: { cursor: string }[] } }>(
    '{ posts(first: 1) { edges { cursor } } }',
  )
  expect(page.posts.edges[0]?.cursor).toBe(created.postEdge.cursor)

  const updated = await admin.mutate(
    'updatePost',
    { postId: databaseId, title: 'New' },
    'post { title content isPinned }',
  )
  expect(updated).toMatchObject({ post: { title: 'New', content: full.content, isPinned: true } })
  expect(await admin.mutate('updatePost', { postId: databaseId, title: ' ' })).toMatchObject({
    __typename: 'InvalidInputError',
    issues: [{ path: ['title'] }],
  })
  const visitor = test.anonymous()
  const read =
    'query ($id: ID!, $postId: String!) { node(id: $id) { ... on Post { title } } post: postByDatabaseId(databaseId: $postId) { title } }'
  expect(await visitor.query(read, { id, postId: databaseId })).toEqual({
    node: { title: 'New' },
    post: { title: 'New' },
  })
  expect(await admin.mutate('deletePost', { postId: databaseId }, 'deletedId')).toMatchObject({
    deletedId: id,
  })
  expect(await admin.mutate('deletePost', { postId: databaseId })).toMatchObject({
    __typename: 'NotFoundError',
    code: 'POST_NOT_FOUND',
  })
  expect(await visitor.query(read, { id, postId: databaseId })).toEqual({ node: null, post: null })
  expect(await visitor.query(read, { id, postId: 'a\0' })).toEqual({ node: null, post: null })
})
