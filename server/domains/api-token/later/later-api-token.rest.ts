import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiToken } from '../../../../prisma/generated/client/client.ts'
import type { Viewer } from '../../../use-case/viewer.ts'
import { documented } from '../../../rest/operation.ts'
import { intParam, readIntParam } from '../../../rest/params.ts'
import { guid, milliseconds } from '../../../rest/shapes.ts'
import { listApiTokens, readApiToken, revokeApiToken } from '../api-token.service.ts'
import { createLaterToken, laterTokenInput } from './create-later-token.ts'

const token = z
  .strictObject({
    id: z.string().describe('A number as text'),
    name: z.string(),
    creatorId: guid,
    createdAt: milliseconds,
    expiresAt: milliseconds,
    lastUsedAt: milliseconds.nullable(),
    isRevoked: z.literal(false).describe('A revoked token is deleted'),
    creator: z.string().nullable(),
  })
  .meta({ id: 'ApiToken' })

const newToken = z
  .strictObject({ token: z.string().describe('Shown only once'), info: token })
  .meta({ id: 'ApiTokenResponse' })

const tokens = '/api/tokens'
const about = { group: 'Account', access: 'session' } as const

export function registerLaterTokenRoutes(app: FastifyInstance): void {
  app.post(
    tokens,
    documented({
      ...about,
      id: 'ApiToken_GenerateToken',
      summary: 'Create an API token',
      body: laterTokenInput,
      answer: newToken,
      note: 'It has all rights of your role. Your log-in must be recent.',
    }),
    async ({ ctx, body }): Promise<z.output<typeof newToken>> => {
      const created = await createLaterToken(ctx, body)
      return { token: created.token, info: toToken(created.apiToken, ctx.viewer) }
    },
  )
  app.get(
    tokens,
    documented({
      group: 'Account',
      access: 'user:read',
      id: 'ApiToken_ListTokens',
      summary: 'List your API tokens',
      answer: z.array(token),
      note: 'Newest first, expired ones included.',
    }),
    async ({ ctx }) => (await listApiTokens(ctx)).map((row) => toToken(row, ctx.viewer)),
  )
  app.delete(
    `${tokens}/${intParam('id')}`,
    documented({ ...about, id: 'ApiToken_RevokeToken', summary: 'Revoke an API token', errors: [404] }),
    async (request, reply) => {
      await revokeApiToken(request.ctx, readIntParam(request, 'id'))
      return reply.send()
    },
  )
  app.post(
    `${tokens}/${intParam('id')}/restore`,
    documented({
      ...about,
      id: 'ApiToken_RestoreToken',
      summary: 'Restore an API token',
      errors: [404],
      note: 'A revoked token is deleted, so it is not found. One that is not revoked stays as it is.',
    }),
    async (request, reply) => {
      await readApiToken(request.ctx, readIntParam(request, 'id'))
      return reply.send()
    },
  )
}

function toToken(row: ApiToken, viewer: Viewer | null): z.output<typeof token> {
  return {
    id: String(row.id),
    name: row.name,
    creatorId: row.userId,
    createdAt: row.createdAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    lastUsedAt: row.lastUsedAt?.getTime() ?? null,
    isRevoked: false,
    creator: viewer?.userName ?? null,
  }
}
