import { builder } from '../../graphql/builder.ts'
import { numberOfId } from '../../graphql/global-id.ts'
import { numberKey } from '../../graphql/node-key.ts'
import { allPastGames, findPastGame, pastGameRevision, pastStandings } from './past-game.service.ts'

const places = 3

const PastStandingRef = builder.prismaObject('PastStanding', {
  description: 'A team in the final standings of a past game. It is a name, not a team of this platform.',
  fields: (t) => ({
    place: t.exposeInt('place', { description: 'The place as the file says it; teams can share one.' }),
    teamName: t.exposeString('teamName', { description: 'The name of the team.' }),
    points: t.exposeFloat('points', {
      description: 'The points, which can be negative and have decimal places.',
    }),
  }),
})

/** Anybody may read a past game. */
export const PastGameNode = builder.prismaNode('PastGame', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id) => ({ id: numberKey(id) }),
  description: 'A game from before this platform, with its final standings.',
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    title: t.exposeString('title', { description: 'At most 128 characters.' }),
    link: t.exposeString('link', { description: 'The https address of its page; empty without one.' }),
    start: t.expose('start', { type: 'DateTime', description: 'The start of the game.' }),
    end: t.expose('end', { type: 'DateTime', description: 'The end of the game.' }),
    teamCount: t.relationCount('standings', { description: 'The number of teams in the standings.' }),
    leaders: t.relation('standings', {
      query: { orderBy: [{ place: 'asc' }, { id: 'asc' }], take: places },
      description: 'The first three teams of the standings.',
    }),
    standings: t.prismaConnection(
      {
        type: PastStandingRef,
        cursor: 'id',
        description: 'The final standings in the order of the places; teams of one place as in the file.',
        resolve: (query, { id }, _args, ctx) => pastStandings(ctx, id).rows(query),
        totalCount: ({ id }, _args, ctx) => pastStandings(ctx, id).count(),
      },
      { name: 'PastStandingConnection' },
      { name: 'PastStandingEdge' },
    ),
    revision: t.string({
      description: 'Changes with every field that `updatePastGame` can change. Send it with a change.',
      select: { title: true, start: true, end: true, link: true },
      resolve: pastGameRevision,
    }),
  }),
})

builder.queryField('pastGames', (t) =>
  t.prismaConnection(
    {
      type: PastGameNode,
      cursor: 'id',
      description: 'The games from before this platform, latest end first, for everybody.',
      resolve: async (query, _root, _args, ctx) => (await allPastGames(ctx)).rows(query),
      totalCount: async (_root, _args, ctx) => (await allPastGames(ctx)).count(),
    },
    { name: 'PastGameConnection' },
    { name: 'PastGameEdge' },
  ),
)

builder.queryField('pastGame', (t) =>
  t.prismaField({
    type: PastGameNode,
    nullable: true,
    description: 'One past game, for everybody; null when there is none with this id.',
    args: { id: t.arg.id({ required: true, description: 'The id of the past game.' }) },
    resolve: (query, _root, { id }, ctx) => findPastGame(ctx, numberOfId(id, 'PastGame', 'id'), query),
  }),
)

builder.queryField('pastGameByDatabaseId', (t) =>
  t.prismaField({
    type: PastGameNode,
    nullable: true,
    description: 'Like `pastGame`, for a program that has the id of the past game from a URL.',
    args: { databaseId: t.arg.int({ required: true, description: 'The `databaseId` of the past game.' }) },
    resolve: (query, _root, { databaseId }, ctx) => findPastGame(ctx, databaseId, query),
  }),
)
