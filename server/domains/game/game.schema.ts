import { may } from '../../use-case/roles.ts'
import { builder } from '../../graphql/builder.ts'
import { numberKey } from '../../graphql/node-key.ts'
import { posterUrl } from '../asset/asset-url.ts'
import { bloodBonusParts } from '../../../rules/blood-bonus.ts'
import { gameState, inState, type GameState } from './game-state.ts'
import { isKept, mayAuthorGames, maySeeInside } from './game.policy.ts'
import { recentGames } from './read-games.ts'

const GameStateEnum = builder.enumType('GameState', {
  description: 'Where a game stands now.',
  values: {
    Upcoming: { description: 'Not started.' },
    Running: { description: 'Started and not over.' },
    Ended: { description: 'Over for good.' },
    Practice: { description: 'Over, and open for practice that counts for nothing.' },
  } as const satisfies Record<GameState, object>,
})

const BloodBonus = builder.objectRef<number>('BloodBonus').implement({
  description: 'What the first three solves of a challenge earn on top, in permille of its score.',
  fields: (t) => ({
    value: t.int({ description: 'All three in one number; 0 is no bonus.', resolve: (bonus) => bonus }),
    first: t.int({ resolve: (bonus) => bloodBonusParts(bonus)[0] }),
    second: t.int({ resolve: (bonus) => bloodBonusParts(bonus)[1] }),
    third: t.int({ resolve: (bonus) => bloodBonusParts(bonus)[2] }),
  }),
})

/** Anybody may see a game by its id, a hidden one too; what is the organisers' alone is null for others. */
export const GameNode = builder.prismaNode('Game', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id) => ({ id: numberKey(id), ...isKept }),
  description: 'A competition.',
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    title: t.exposeString('title'),
    summary: t.exposeString('summary'),
    content: t.exposeString('content', { description: 'Markdown.' }),
    hidden: t.exposeBoolean('hidden', { description: 'In no list, but reachable by its id.' }),
    posterUrl: t.string({ nullable: true, resolve: (game) => posterUrl(game.posterHash) }),
    start: t.expose('start', { type: 'DateTime' }),
    end: t.expose('end', { type: 'DateTime' }),
    state: t.field({ type: GameStateEnum, resolve: (game, _args, ctx) => gameState(game, ctx.clock.now()) }),
    practiceMode: t.exposeBoolean('practiceMode'),
    acceptWithoutReview: t.exposeBoolean('acceptWithoutReview'),
    teamMemberCountLimit: t.exposeInt('teamMemberCountLimit', {
      description: 'Members of a team that may register; 0 is any number.',
    }),
    containerCountLimit: t.exposeInt('containerCountLimit', {
      description: 'Containers that a team may run at once; 0 or less is any number.',
    }),
    inviteCodeRequired: t.boolean({ resolve: (game) => game.inviteCode !== null }),
    writeupRequired: t.exposeBoolean('writeupRequired'),
    writeupDeadline: t.expose('writeupDeadline', { type: 'DateTime' }),
    bloodBonus: t.field({ type: BloodBonus, resolve: (game) => game.bloodBonus }),
    divisions: t.stringList({
      select: { divisions: { orderBy: { position: 'asc' } } },
      resolve: (game) => game.divisions.map(({ name }) => name),
    }),
    teamCount: t.relationCount('participations', { description: 'Teams that registered.' }),
    challengeCount: t.int({
      nullable: true,
      description: 'Enabled challenges; null before the start.',
      select: { _count: { select: { challenges: { where: { isEnabled: true } } } } },
      resolve: (game, _args, ctx) =>
        maySeeInside(ctx.viewer, game, ctx.clock.now()) ? game._count.challenges : null,
    }),
    inviteCode: t.string({
      nullable: true,
      description: 'For organisers.',
      resolve: (game, _args, ctx) => (mayAuthorGames(ctx.viewer) ? game.inviteCode : null),
    }),
    writeupNote: t.string({
      nullable: true,
      description: 'What a write-up should hold, in Markdown; for organisers and accepted players.',
      select: (_args, ctx) => ({
        members: {
          where: {
            userId: { in: ctx.viewer && may(ctx.viewer, 'User', 'read') ? [ctx.viewer.id] : [] },
            participation: { status: 'Accepted' },
          },
        },
      }),
      resolve: (game, _args, ctx) =>
        mayAuthorGames(ctx.viewer) || game.members.length > 0 ? game.writeupNote : null,
    }),
    publicKey: t.string({
      nullable: true,
      description: 'Verifies team tokens; base64. For organisers.',
      resolve: (game, _args, ctx) => (mayAuthorGames(ctx.viewer) ? game.publicKey : null),
    }),
  }),
})

export const GameEdge = builder.edgeObject({ name: 'GameEdge', type: GameNode })
const GameConnection = builder.connectionObject({ name: 'GameConnection', type: GameNode }, GameEdge)

builder.queryField('games', (t) =>
  t.prismaConnection(
    {
      type: GameNode,
      cursor: 'id',
      description: 'The latest start first.',
      args: {
        state: t.arg({ type: GameStateEnum }),
        includeHidden: t.arg.boolean({ description: 'Hidden ones too, for organisers.' }),
      },
      resolve: async (query, _root, { state, includeHidden }, ctx) => {
        await ctx.limits.charge(ctx, 'Query')
        const seesHidden = includeHidden === true && mayAuthorGames(ctx.viewer)
        return ctx.db.game.findMany({
          ...query,
          where: {
            ...isKept,
            ...(!seesHidden && { hidden: false }),
            ...(state && inState(state, ctx.clock.now())),
          },
          orderBy: [{ start: 'desc' }, { id: 'desc' }],
        })
      },
    },
    GameConnection,
    GameEdge,
  ),
)

builder.queryField('recentGames', (t) =>
  t.prismaField({
    type: [GameNode],
    description: 'At most 50, those closest to now first.',
    args: { limit: t.arg.int({ description: '0 is as many as there are.' }) },
    resolve: (query, _root, { limit }, ctx) => recentGames(ctx, { limit: limit ?? 0 }, query),
  }),
)

builder.queryField('game', (t) =>
  t.prismaField({
    type: GameNode,
    nullable: true,
    args: { gameId: t.arg.int({ required: true }) },
    resolve: (query, _root, { gameId }, ctx) =>
      ctx.db.game.findUnique({ ...query, where: { id: gameId, ...isKept } }),
  }),
)
