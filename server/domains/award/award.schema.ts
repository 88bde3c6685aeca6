import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../../graphql/builder.ts'
import { withReason } from '../../use-case/reason.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { numberKey } from '../../graphql/node-key.ts'
import { isNotDeleted, mayAuthorGames } from '../game/game.policy.ts'
import { GameNode } from '../game/game.schema.ts'
import { loadGame } from '../game/read-games.ts'
import { gameAwards, giveAward, loadAward, removeAward } from './award.service.ts'

/** For authors. Everybody sees the awards of a team on the scoreboard. */
const AwardNode = builder.prismaNode('ScoreAdjustment', {
  variant: 'Award',
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, ctx) => ({
    id: mayAuthorGames(ctx.viewer) ? numberKey(id) : -1,
    kind: 'Award',
    game: isNotDeleted,
  }),
  description: 'Points that an organizer or an external scorer gave to a team.',
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    participation: t.relation('participation', { description: 'The participation of the team.' }),
    points: t.exposeInt('points', { description: 'The points, positive or negative.' }),
    reason: t.exposeString('reason', { description: 'The reason, which everybody sees.' }),
    givenAt: t.expose('madeAt', { type: 'DateTime', description: 'When the award was given.' }),
    givenBy: t.relation('user', {
      nullable: true,
      description: 'The user who gave it; null once the account is deleted.',
    }),
    tokenName: t.exposeString('tokenName', {
      nullable: true,
      description: 'The name of the API token that gave it; null for a browser session.',
    }),
    idempotencyKey: t.exposeString('idempotencyKey', {
      nullable: true,
      description: 'The key that the caller chose; null without one.',
    }),
  }),
})

builder.prismaObjectField(GameNode, 'awards', (t) =>
  t.prismaConnection(
    {
      type: AwardNode,
      cursor: 'id',
      nullable: true,
      description: 'The awards of the game, newest first; for authors.',
      resolve: (query, game, _args, ctx) => gameAwards(ctx, game.id).rows(query),
      totalCount: (game, _args, ctx) => gameAwards(ctx, game.id).count(),
    },
    { name: 'AwardConnection' },
    { name: 'AwardEdge' },
  ),
)

mutation('giveAward', {
  description:
    'Gives points to a team, which the scoreboard counts from now on. For authors, and for external scorers with a token of the scope author.',
  input: (t) => ({
    gameId: t.id({ required: true, description: 'The id of the game.' }),
    teamId: t.id({ required: true, description: 'The id of a team that joined the game.' }),
    points: t.int({
      required: true,
      description: 'The points, from -1000000 to 1000000, but not 0. Negative points are a penalty.',
    }),
    reason: t.string({
      required: true,
      description: 'The reason, at most 200 characters. Everybody sees it.',
    }),
    idempotencyKey: t.string({
      description:
        'A text of the caller, at most 64 characters. A second call with the same key in the same game gives nothing and returns the award of the first call; with other content it is refused.',
    }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => ({ awardId: await giveAward(withReason(ctx, sent.reason), rowKeys(sent)) }),
  payload: (t) => ({
    award: t.prismaField({
      type: AwardNode,
      nullable: true,
      description: 'The award.',
      resolve: (query, { awardId }, _args, ctx) => loadAward(ctx, awardId, query),
    }),
  }),
})

mutation('removeAward', {
  description: 'Removes an award, so that the scoreboard no longer counts it. For authors.',
  input: (t) => ({ awardId: t.id({ required: true, description: 'The id of the award.' }) }),
  changesResult: true,
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, sent) => {
    const { awardId } = rowKeys(sent)
    return { awardId, gameId: await removeAward(ctx, awardId) }
  },
  payload: (t) => ({
    deletedId: t.id({
      description: 'The global id of the removed award.',
      resolve: ({ awardId }) => encodeGlobalID('Award', awardId),
    }),
    game: t.prismaField({
      type: GameNode,
      nullable: true,
      description: 'The game with its other awards.',
      resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
    }),
  }),
})
