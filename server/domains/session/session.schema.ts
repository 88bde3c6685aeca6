import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../../graphql/builder.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { readGlobalId } from '../../graphql/global-id.ts'
import { Viewer } from '../account/account.schema.ts'
import { loadViewer } from '../account/load-viewer.ts'
import { revokeSession } from './session.service.ts'

// Not a node: a session is read only through its owner.
const Session = builder.prismaObject('Session', {
  description: 'A logged-in browser of the viewer.',
  fields: (t) => ({
    id: t.id({
      description: 'The global id, for revokeSession.',
      resolve: ({ id }) => encodeGlobalID('Session', id),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the user logged in.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      description: 'When the latest request came with it, to within a minute.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description:
        'When it ends unless it is used: 7 days after the last use, but at most 30 days after the log in.',
    }),
    ip: t.exposeString('ip', { description: 'The IP address that the user logged in from.' }),
    userAgent: t.exposeString('userAgent', {
      description: 'The browser as it describes itself, at most 256 characters; empty when it sent nothing.',
    }),
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

mutation('revokeSession', {
  description:
    "Ends one of the viewer's sessions; that browser is logged out. Ending the current session logs the viewer out. Not for API tokens.",
  input: (t) => ({
    id: t.id({ required: true, description: 'The global id of a session of the viewer.' }),
  }),
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, input) => {
    const id = readGlobalId(input.id, 'Session') ?? ''
    await revokeSession(ctx, id)
    return { deletedId: input.id, isOwn: id === ctx.viewer?.sessionId }
  },
  payload: (t) => ({
    deletedId: t.id({
      description: 'The global id of the session that ended.',
      resolve: ({ deletedId }) => deletedId,
    }),
    viewer: t.prismaField({
      type: Viewer,
      nullable: true,
      description: 'The viewer without the session; null if it was the current one.',
      resolve: (query, { isOwn }, _args, ctx) => (isOwn ? null : loadViewer(ctx, query)),
    }),
  }),
})
