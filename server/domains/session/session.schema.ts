import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../../graphql/builder.ts'
import { readGlobalId } from '../../graphql/global-id.ts'
import { Viewer } from '../account/account.schema.ts'
import { revokeSession } from './session.service.ts'

// Not a node: a session is read only through its owner.
const Session = builder.prismaObject('Session', {
  description: 'A logged-in browser of the viewer.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalID('Session', id) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    ip: t.exposeString('ip'),
    userAgent: t.exposeString('userAgent'),
    isCurrent: t.boolean({
      description: 'Whether this request used it.',
      resolve: ({ id }, _args, ctx) => id === ctx.viewer?.sessionId,
    }),
  }),
})

builder.prismaObjectField(Viewer, 'sessions', (t) =>
  t.relation('sessions', {
    type: Session,
    description: 'Open sessions, last used first.',
    query: () => ({ where: { expiresAt: { gt: new Date() } }, orderBy: { lastUsedAt: 'desc' } }),
  }),
)

builder.relayMutationField(
  'revokeSession',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    errors: {},
    resolve: async (_root, { input }, ctx) => {
      const id = readGlobalId(input.id, 'Session') ?? ''
      await revokeSession(ctx, id)
      return { revokedId: input.id, isOwn: id === ctx.viewer?.sessionId }
    },
  },
  {
    outputFields: (t) => ({
      revokedId: t.id({ resolve: ({ revokedId }) => revokedId }),
      viewer: t.prismaField({
        type: Viewer,
        nullable: true,
        description: 'Null if the revoked session was the current one.',
        resolve: (query, { isOwn }, _args, ctx) =>
          isOwn || !ctx.viewer ? null : ctx.db.user.findUnique({ ...query, where: { id: ctx.viewer.id } }),
      }),
    }),
  },
)
