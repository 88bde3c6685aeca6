import { encodeGlobalID } from '@pothos/plugin-relay'
import { ApiTokenScope } from '../../../prisma/generated/client/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { readGlobalId } from '../../graphql/global-id.ts'
import { numberKey } from '../../graphql/node-key.ts'
import { findViewer, Viewer } from '../account/account.schema.ts'
import { createApiToken, revokeApiToken } from './api-token.service.ts'

const ScopeEnum = builder.enumType(ApiTokenScope, {
  name: 'ApiTokenScope',
  description: 'A right of a token, within the rights of its owner’s role.',
})

// Not a node: a token is read only through its owner.
const ApiToken = builder.prismaObject('ApiToken', {
  description: 'A key for scripts. Its text is shown once, when the token is created.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalID('ApiToken', id) }),
    databaseId: t.exposeInt('id'),
    name: t.exposeString('name'),
    scopes: t.field({ type: [ScopeEnum], resolve: ({ scopes }) => scopes }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
})

builder.prismaObjectField(Viewer, 'apiTokens', (t) =>
  t.relation('apiTokens', {
    type: ApiToken,
    description: 'API tokens, newest first, expired ones included.',
    query: { orderBy: { id: 'desc' } },
  }),
)

builder.relayMutationField(
  'createApiToken',
  {
    inputFields: (t) => ({
      name: t.string({ required: true }),
      scopes: t.field({ type: [ScopeEnum], required: true }),
      expiresAt: t.field({ type: 'DateTime', required: true, description: 'Within a year from now.' }),
    }),
  },
  { errors: {}, resolve: (_root, { input }, ctx) => createApiToken(ctx, input) },
  {
    outputFields: (t) => ({
      apiToken: t.prismaField({
        type: ApiToken,
        resolve: (query, { id }, _args, ctx) =>
          ctx.db.apiToken.findUniqueOrThrow({ ...query, where: { id } }),
      }),
      token: t.exposeString('token', { description: 'For `Authorization: Bearer`; never shown again.' }),
      viewer: t.prismaField({
        type: Viewer,
        nullable: true,
        resolve: (query, _payload, _args, ctx) => findViewer(query, ctx),
      }),
    }),
  },
)

builder.relayMutationField(
  'revokeApiToken',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    errors: {},
    resolve: async (_root, { input }, ctx) => {
      await revokeApiToken(ctx, numberKey(readGlobalId(input.id, 'ApiToken') ?? ''))
      return { revokedId: input.id }
    },
  },
  {
    outputFields: (t) => ({
      revokedId: t.id({ resolve: ({ revokedId }) => revokedId }),
      viewer: t.prismaField({
        type: Viewer,
        nullable: true,
        resolve: (query, _payload, _args, ctx) => findViewer(query, ctx),
      }),
    }),
  },
)
