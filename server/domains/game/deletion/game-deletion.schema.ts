import { builder } from '../../../graphql/builder.ts'
import { gameDeletions } from './delete-game.ts'

const GameDeletion = builder.prismaObject('GameDeletion', {
  description: 'Progress of a game’s deletion. The game itself is no longer visible.',
  fields: (t) => ({
    gameDatabaseId: t.exposeInt('gameId', { description: 'The former `databaseId` of the game.' }),
    title: t.string({
      description: 'The title of the game.',
      select: { game: { select: { title: true } } },
      resolve: ({ game }) => game.title,
    }),
    deletedAt: t.field({
      description: 'The time at which the game was deleted.',
      type: 'DateTime',
      nullable: true,
      select: { game: { select: { deletedAt: true } } },
      resolve: ({ game }) => game.deletedAt,
    }),
    rowsTotal: t.exposeInt('rowsTotal', {
      nullable: true,
      description: 'How many rows there were to delete; null until they are counted.',
    }),
    rowsDeleted: t.exposeInt('rowsDeleted', { description: 'The number of rows that are deleted so far.' }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'The reason why the last attempt failed; it is retried.',
    }),
  }),
})

builder.queryField('gameDeletions', (t) =>
  t.prismaField({
    type: [GameDeletion],
    nullable: true,
    description: 'Games whose rows are being deleted, oldest deletion first; for organizers.',
    resolve: (query, _root, _args, ctx) => gameDeletions(ctx).rows(query),
  }),
)
