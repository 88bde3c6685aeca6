import type { FastifyInstance } from 'fastify'
import { readParam } from '../../rest/params.ts'
import { toPostDetail, toPostInfo } from './post.presenter.ts'
import { createPost, deletePost, listLatestPosts, listPosts, readPost, updatePost } from './post.service.ts'

export function registerPostRoutes(app: FastifyInstance): void {
  app.get('/api/posts', async ({ ctx }) => (await listPosts(ctx)).map(toPostInfo))
  app.get('/api/posts/latest', async ({ ctx }) => (await listLatestPosts(ctx)).map(toPostInfo))
  app.get('/api/posts/:id', async (request) =>
    toPostDetail(await readPost(request.ctx, readParam(request, 'id'))),
  )

  app.post('/api/edit/posts', async ({ ctx, body }, reply) => {
    const id = await createPost(ctx, body)
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(id))
  })
  app.put('/api/edit/posts/:id', async (request) => {
    const id = readParam(request, 'id')
    await updatePost(request.ctx, id, request.body)
    return toPostDetail(await readPost(request.ctx, id))
  })
  app.delete('/api/edit/posts/:id', async (request, reply) => {
    await deletePost(request.ctx, readParam(request, 'id'))
    return reply.send()
  })
}
