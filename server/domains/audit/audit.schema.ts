import { builder } from '../../graphql/builder.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import { auditActions } from './audit-actions.ts'
import { changesOf, type Change } from './audit-changes.ts'
import { auditEntries, mayReadAudit } from './audit.service.ts'

const AuditDoorEnum = builder.enumType('AuditDoor', {
  description: 'The source of an action: the REST API, GraphQL, an operator command, or the platform itself.',
  values: {
    Rest: { description: 'The REST API.' },
    GraphQL: { description: 'The GraphQL API.' },
    Command: { description: 'A command of the operator on the server.' },
    Platform: { description: 'The platform itself, without a person.' },
  } as const,
})

export const AuditChange = builder.objectRef<Change>('AuditChange').implement({
  description: 'A field before and after an action, as text or as JSON.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of the changed field.' }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'The value before the action. Null if the field was empty or the object is new.',
    }),
    after: t.exposeString('after', {
      nullable: true,
      description: 'The value after the action. Null if the field is empty or the object was deleted.',
    }),
  }),
})

/** For administrators. */
const AuditEntry = builder.prismaNode('AuditEntry', {
  id: { field: 'seq' },
  nullable: true,
  findUnique: (id, ctx) => ({ seq: mayReadAudit(ctx.viewer) ? bigintKey(id) : -1n }),
  description:
    'One administrative action: its actor, its subject, its source, and the fields before and after.',
  fields: (t) => ({
    seq: t.expose('seq', {
      type: 'Long',
      description: 'The number of the entry, which counts up without a gap.',
    }),
    time: t.expose('time', { description: 'The time of the action.', type: 'DateTime' }),
    action: t.exposeString('action', { description: 'A stable name, such as `user.role.changed`.' }),
    door: t.field({
      description: 'The source of the action.',
      type: AuditDoorEnum,
      resolve: ({ door }) => door,
    }),
    actorId: t.exposeString('actorId', {
      nullable: true,
      description: 'The id of the user who acted; null for an operator command and for the platform.',
    }),
    actorName: t.exposeString('actorName', { description: 'Name of the actor at that time.' }),
    sessionId: t.exposeString('sessionId', {
      description: 'The id of the session that was used. Null without one.',
      nullable: true,
    }),
    tokenId: t.exposeInt('tokenId', {
      nullable: true,
      description: 'The `databaseId` of the API token that was used. Null without one.',
    }),
    ip: t.exposeString('ip', {
      description: 'The IP address of the request. Null if the action had none.',
      nullable: true,
    }),
    requestId: t.exposeString('requestId', {
      nullable: true,
      description: 'The id of the request in the server log. Null without a request.',
    }),
    subjectType: t.exposeString('subjectType', {
      description: `One of ${[...new Set(Object.values(auditActions))].join(', ')}.`,
    }),
    subjectId: t.exposeString('subjectId', {
      description: 'The id of the subject. Null if the subject has none.',
      nullable: true,
    }),
    subjectName: t.exposeString('subjectName', {
      nullable: true,
      description: 'The name of the subject at that time. Null if the subject has none.',
    }),
    gameId: t.exposeInt('gameId', {
      description: 'The `databaseId` of the game that the subject belongs to. Null for other subjects.',
      nullable: true,
    }),
    changes: t.field({
      type: [AuditChange],
      description: 'The changed fields; secrets say "changed", flags a keyed digest.',
      resolve: ({ before, after }) => changesOf(before, after),
    }),
    hash: t.string({
      description: 'HMAC-SHA256 over the entry and the hash of the previous entry, in hexadecimal.',
      resolve: ({ hash }) => Buffer.from(hash).toString('hex'),
    }),
  }),
})

builder.queryField('auditEntries', (t) =>
  t.prismaConnection(
    {
      type: AuditEntry,
      cursor: 'seq',
      nullable: true,
      description: 'Administrative actions, newest first; for administrators.',
      args: {
        action: t.arg.string({ description: 'An action, or its first words, such as `user`.' }),
        actor: t.arg.string({ description: 'The id of a user, or part of a name.' }),
        subject: t.arg.string({ description: '`challenge`, or `challenge:7` for one of them.' }),
        gameId: t.arg.id({ description: 'Only entries of this game, by its id.' }),
        since: t.arg({ type: 'DateTime', description: 'Entries at or after this time.' }),
        until: t.arg({ type: 'DateTime', description: 'Entries before this time.' }),
        search: t.arg.string({
          description: 'Part of a name, an address, an id of a subject or of a request.',
        }),
      },
      resolve: async (query, _root, args, ctx) => {
        const { action, actor, subject, gameId, since, until, search } = rowKeys(args)
        const filters = { action, actor, subject, gameId, since, until, search }
        return (await auditEntries(ctx, filters)).entries.rows(query)
      },
      totalCount: async (_root, { action, actor, subject, gameId, since, until, search }, ctx) => {
        const filters = { action, actor, subject, gameId, since, until, search }
        return (await auditEntries(ctx, filters)).entries.count()
      },
    },
    { name: 'AuditEntryConnection' },
    { name: 'AuditEntryEdge' },
  ),
)

function bigintKey(id: string): bigint {
  return /^\d{1,18}$/.test(id) ? BigInt(id) : -1n
}
