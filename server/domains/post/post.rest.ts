import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { documented } from '../../rest/operation.ts'
import { readParam } from '../../rest/params.ts'
import { newPostInput, postChangesInput } from './post.input.ts'
import { toPostDetail, toPostInfo } from './post.presenter.ts'
import { createPost, deletePost, listLatestPosts, listPosts, readPost, updatePost } from './post.service.ts'
import { postDetail, postInfo } from './post.shapes.ts'

export function registerPostRoutes(app: FastifyInstance): void {
  app.get(
    '/api/posts',
    documented({
      group: 'Info',
      id: 'Info_GetPosts',
      summary: 'List posts',
      access: 'anyone',
      limit: 'Query',
      answer: z.array(postInfo),
      note: 'Pinned posts first, then newest first.',
    }),
    async ({ ctx }) => (await listPosts(ctx)).map(toPostInfo),
  )
  app.get(
    '/api/posts/latest',
    documented({
      group: 'Info',
      id: 'Info_GetLatestPosts',
      summary: 'List the first twenty posts',
      access: 'anyone',
      answer: z.array(postInfo),
    }),
    async ({ ctx }) => (await listLatestPosts(ctx)).map(toPostInfo),
  )
  app.get(
    '/api/posts/:id',
    documented({
      group: 'Info',
      id: 'Info_GetPost',
      summary: 'Read a post',
      access: 'anyone',
      answer: postDetail,
      errors: [404],
    }),
    async (request) => toPostDetail(await readPost(request.ctx, readParam(request, 'id'))),
  )

  app.post(
    '/api/edit/posts',
    documented({
      group: 'Edit',
      id: 'Edit_AddPost',
      summary: 'Create a post',
      access: 'author',
      body: newPostInput,
      answer: z.string().describe('Id of the new post'),
    }),
    async ({ ctx, body }, reply) => {
      const id = await createPost(ctx, body)
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
      body: postChangesInput,
      answer: postDetail,
      errors: [404],
      note: 'Absent members stay unchanged.',
    }),
    async (request) => {
      const id = readParam(request, 'id')
      await updatePost(request.ctx, id, request.body)
      return toPostDetail(await readPost(request.ctx, id))
    },
  )
  app.delete(
    '/api/edit/posts/:id',
    documented({
      group: 'Edit',
      id: 'Edit_DeletePost',
      summary: 'Delete a post',
      access: 'author',
      errors: [404],
    }),
    async (request, reply) => {
      await deletePost(request.ctx, readParam(request, 'id'))
      return reply.send()
    },
  )
}
