import { encodeGlobalID } from '@pothos/plugin-relay'
import type { ApiTokenScope } from '../../../prisma/generated/client/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { viewerField } from '../account/viewer-field.schema.ts'
import { readGlobalId } from '../../graphql/global-id.ts'
import { numberKey } from '../../graphql/node-key.ts'
import { Viewer } from '../account/account.schema.ts'
import { createApiToken, revokeApiToken } from './api-token.service.ts'

const ScopeEnum = builder.enumType('ApiTokenScope', {
  description: 'A right of a token, within the rights of its owner’s role.',
  values: {
    read: { description: 'Reads the data that the owner sees as a player.' },
    play: { description: 'Joins games, submits flags, controls instances and manages teams.' },
    monitor: { description: 'Reads the data that monitors see. For monitors and administrators.' },
    author: { description: 'Edits games, challenges, posts and files. For administrators.' },
    admin: { description: 'Manages users, teams and the platform. For administrators.' },
  } as const satisfies Record<ApiTokenScope, object>,
})

// Not a node: a token is read only through its owner.
const ApiToken = builder.prismaObject('ApiToken', {
  description: 'A key for scripts. Its text is shown once, when the token is created.',
  fields: (t) => ({
    id: t.id({
      description: 'The global id, for `revokeApiToken`.',
      resolve: ({ id }) => encodeGlobalID('ApiToken', id),
    }),
    databaseId: t.exposeInt('id'),
    name: t.exposeString('name', { description: 'The name that the owner gave the token.' }),
    scopes: t.field({
      description: 'The rights of the token.',
      type: [ScopeEnum],
      resolve: ({ scopes }) => scopes,
    }),
    createdAt: t.expose('createdAt', { description: 'The time of the creation.', type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', {
      description: 'The time of the last use, to within a minute. Null before the first.',
      type: 'DateTime',
      nullable: true,
    }),
    expiresAt: t.expose('expiresAt', {
      description: 'The token is not accepted from this time on.',
      type: 'DateTime',
    }),
  }),
})

builder.prismaObjectField(Viewer, 'apiTokens', (t) =>
  t.relation('apiTokens', {
    type: ApiToken,
    description: 'API tokens, newest first, expired ones included.',
    query: { orderBy: { id: 'desc' } },
  }),
)

mutation('createApiToken', {
  description: 'Creates an API token of the viewer. Requires a recent login or `confirmPassword`.',
  input: (t) => ({
    name: t.string({
      description: 'A name for the list of tokens, at most 64 characters.',
      required: true,
    }),
    scopes: t.field({
      description: 'The rights of the token, at least one, within the role of the viewer.',
      type: [ScopeEnum],
      required: true,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      required: true,
      description: 'The token is not accepted from this time on. At most one year from now.',
    }),
  }),
  refuses: [...forViewer, 'conflict'],
  run: (ctx, input) => createApiToken(ctx, input),
  payload: (t) => ({
    apiToken: t.field({
      description: 'The new token without its text.',
      nullable: true,
      type: ApiToken,
      resolve: ({ apiToken }) => apiToken,
    }),
    token: t.exposeString('token', {
      description: 'The text of the token, for `Authorization: Bearer`. It is never shown again.',
    }),
    viewer: viewerField(t, 'The viewer with all API tokens.'),
  }),
})

mutation('revokeApiToken', {
  description: 'Deletes an API token of the viewer. A token of any scope can revoke itself.',
  input: (t) => ({ id: t.id({ description: 'The global id of the token.', required: true }) }),
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, input) => {
    await revokeApiToken(ctx, numberKey(readGlobalId(input.id, 'ApiToken') ?? ''))
    return { deletedId: input.id }
  },
  payload: (t) => ({
    deletedId: t.id({
      description: 'The global id of the deleted token.',
      resolve: ({ deletedId }) => deletedId,
    }),
    viewer: viewerField(
      t,
      'The viewer with the remaining API tokens. Null if the request cannot read it any more.',
    ),
  }),
})
