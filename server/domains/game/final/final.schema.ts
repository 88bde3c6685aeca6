import { builder } from '../../../graphql/builder.ts'
import { rowKeys } from '../../../graphql/global-id.ts'
import { forViewer, mutation, type PayloadFields } from '../../../graphql/mutation.ts'
import { changesOf } from '../../audit/audit-changes.ts'
import { AuditChange } from '../../audit/audit.schema.ts'
import { GameNode } from '../game.schema.ts'
import { loadGame } from '../read-games.ts'
import { finalizeGame, reopenGame } from './finalize-game.ts'
import { resultChanges } from './result-changes.ts'

// Not a node: it is read only through its game, where the role is checked.
const ResultChange = builder.prismaObject('AuditEntry', {
  variant: 'ResultChange',
  description: 'A change of a game after its result was final, from the audit trail.',
  fields: (t) => ({
    seq: t.expose('seq', { type: 'Long', description: 'The number of the entry in the audit trail.' }),
    time: t.expose('time', { type: 'DateTime', description: 'The time of the change.' }),
    action: t.exposeString('action', {
      description: 'A stable name, such as `participation.reviewed`, `game.finalized` or `game.reopened`.',
    }),
    actorName: t.exposeString('actorName', { description: 'The name of the organizer at that time.' }),
    subjectName: t.exposeString('subjectName', {
      nullable: true,
      description: 'The name of the team, challenge or game at that time.',
    }),
    reason: t.string({
      nullable: true,
      description: 'The reason that the organizer gave. Null for the finalization itself.',
      resolve: ({ after }) => changesOf(null, after).find(({ field }) => field === 'reason')?.after ?? null,
    }),
    changes: t.field({
      type: [AuditChange],
      description: 'The changed fields; a secret is shown as "changed", a flag as a keyed digest.',
      resolve: ({ before, after }) => changesOf(before, after).filter(({ field }) => field !== 'reason'),
    }),
  }),
})

builder.prismaObjectField(GameNode, 'resultChanges', (t) =>
  t.prismaConnection(
    {
      type: ResultChange,
      cursor: 'seq',
      nullable: true,
      description:
        'The finalizations of the game, and the changes with a reason since the first of them, newest first; for monitors and administrators.',
      resolve: async (query, { id }, _args, ctx) => (await resultChanges(ctx, id)).rows(query),
      totalCount: async ({ id }, _args, ctx) => (await resultChanges(ctx, id)).count(),
    },
    { name: 'ResultChangeConnection' },
    { name: 'ResultChangeEdge' },
  ),
)

const changedGame = (t: PayloadFields<{ gameId: number }>) => ({
  game: t.prismaField({
    type: GameNode,
    nullable: true,
    description: 'The game after the change.',
    resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
  }),
})

mutation('finalizeGame', {
  description:
    'Declares the result of a game final, after its end. From then on a change that moves the scoreboard needs a reason. For authors.',
  input: (t) => ({ gameId: t.id({ required: true, description: 'The id of the game.' }) }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { gameId } = rowKeys(sent)
    await finalizeGame(ctx, gameId)
    return { gameId }
  },
  payload: changedGame,
})

mutation('reopenGame', {
  description: 'Reopens the result of a game, so that changes need no reason any more. For authors.',
  input: (t) => ({
    gameId: t.id({ required: true, description: 'The id of the game.' }),
    reason: t.string({
      required: true,
      description: 'Why the result is not final any more, at most 500 characters, for the audit trail.',
    }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { gameId, reason } = rowKeys(sent)
    await reopenGame(ctx, gameId, { reason })
    return { gameId }
  },
  payload: changedGame,
})
