import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { documented } from '../../../rest/operation.ts'
import { readParam } from '../../../rest/params.ts'
import { laterNewPostInput, laterPostChangesInput } from '../post.input.ts'
import { toPostDetail } from '../post.presenter.ts'
import { createPost, readPost, updatePost } from '../post.service.ts'
import { postDetail } from '../post.shapes.ts'

/** Null is as if the member were absent, except for tags, which it removes. */
export function registerLaterPostRoutes(app: FastifyInstance): void {
  app.post(
    '/api/edit/posts',
    documented({
      group: 'Edit',
      id: 'Edit_AddPost',
      summary: 'Create a post',
      access: 'author',
      body: laterNewPostInput,
      answer: z.string().describe('Id of the new post'),
    }),
    async ({ ctx, body }, reply) => {
      const id = await createPost(ctx, withoutNull(body))
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(id))
    },
  )
  app.put(
    '/api/edit/posts/:id',
    documented({
      group: 'Edit',
      id: 'Edit_UpdatePost',
      summary: 'Update a post',
      access: 'author',
      body: laterPostChangesInput,
      answer: postDetail,
      errors: [404],
      note: 'Absent and null members stay unchanged.',
    }),
    async (request) => {
      const id = readParam(request, 'id')
      await updatePost(request.ctx, id, withoutNull(request.body))
      return toPostDetail(await readPost(request.ctx, id))
    },
  )
}

function withoutNull(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => value !== null || name.toLowerCase() === 'tags'),
  )
}
