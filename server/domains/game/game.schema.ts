import type { PlayerWriteups } from '../../../prisma/generated/client/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { orderInput } from '../../graphql/lists/list-order.ts'
import { numberOfId } from '../../graphql/global-id.ts'
import { numberKey } from '../../graphql/node-key.ts'
import { totalCount } from '../../graphql/lists/total-count.ts'
import { posterUrl } from '../asset/asset-url.ts'
import { bloodBonusParts } from '../../../rules/scoring/blood-bonus.ts'
import { gameState, type GameState } from './game-state.ts'
import { readingPlayer } from '../participation/participation.policy.ts'
import { isNotDeleted, mayAuthorGames, maySeeInside } from './game.policy.ts'
import { visibleDivisions } from './divisions/division.policy.ts'
import { countChallenges } from './count-challenges.ts'
import { countTeams } from './count-teams.ts'
import { findGame, recentGames, runningGames, visibleGames } from './read-games.ts'

export const PlayerWriteupsEnum = builder.enumType('PlayerWriteups', {
  description: 'Whether players share write-ups of the challenges that they solved, after the end.',
  values: {
    Off: { description: 'Players share no write-ups.' },
    AfterApproval: { description: 'A write-up is published after an organizer approves it.' },
    AtOnce: { description: 'A write-up is published at once.' },
  } as const satisfies Record<PlayerWriteups, object>,
})

const GameStateEnum = builder.enumType('GameState', {
  description: 'The current state of a game.',
  values: {
    Upcoming: { description: 'Not started.' },
    Running: { description: 'Started and not ended.' },
    Ended: { description: 'Ended, without practice.' },
    Practice: { description: 'Ended, and open for practice without scores.' },
  } as const satisfies Record<GameState, object>,
})

export const BloodBonus = builder.objectRef<number>('BloodBonus').implement({
  description: 'The blood bonus of the first three solves of a challenge, in permille of its score.',
  fields: (t) => ({
    first: t.int({
      description: 'The bonus of the first blood, in permille.',
      resolve: (bonus) => bloodBonusParts(bonus)[0],
    }),
    second: t.int({
      description: 'The bonus of the second blood, in permille.',
      resolve: (bonus) => bloodBonusParts(bonus)[1],
    }),
    third: t.int({
      description: 'The bonus of the third blood, in permille.',
      resolve: (bonus) => bloodBonusParts(bonus)[2],
    }),
  }),
})

/** Anybody may see a game by its id, also a hidden one; fields for organizers are null for others. */
export const GameNode = builder.prismaNode('Game', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id) => ({ id: numberKey(id), ...isNotDeleted }),
  description: 'A competition.',
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    title: t.exposeString('title', { description: 'The title of the game.' }),
    summary: t.exposeString('summary', { description: 'A short text for lists of games.' }),
    content: t.exposeString('content', { description: 'The description of the game, in Markdown.' }),
    hidden: t.exposeBoolean('hidden', { description: 'Not listed, but accessible by its id.' }),
    posterUrl: t.string({
      description: 'The URL of the poster. Null without one.',
      nullable: true,
      resolve: (game) => posterUrl(game.posterHash),
    }),
    start: t.expose('start', { description: 'Challenges open at this time.', type: 'DateTime' }),
    end: t.expose('end', { description: 'Solves count until this time.', type: 'DateTime' }),
    hasCompatibleApis: t.exposeBoolean('hasCompatibleApis', {
      description: 'Whether programs for CTFd and rCTF can read the public scoreboard under /compat.',
    }),
    embedOrigins: t.exposeStringList('embedOrigins', {
      description: 'The origins of the sites that may show the public scoreboard in a frame.',
    }),
    hasFlagBox: t.exposeBoolean('hasFlagBox', {
      description: 'Whether players may submit a flag without its challenge.',
    }),
    freezeAt: t.expose('freezeAt', {
      description:
        'From this time on, solves are hidden from players until the reveal. Null without a freeze.',
      type: 'DateTime',
      nullable: true,
    }),
    finalizedAt: t.expose('finalizedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'The time at which an organizer declared the result final. Null if it is not. Later changes of the result need a reason.',
    }),
    revealedAt: t.expose('revealedAt', {
      description: 'When an organizer revealed the hidden solves. Null before.',
      type: 'DateTime',
      nullable: true,
    }),
    state: t.field({
      description: 'The state of the game at the time of the request.',
      type: GameStateEnum,
      resolve: (game, _args, ctx) => gameState(game, ctx.clock.now()),
    }),
    practiceMode: t.exposeBoolean('practiceMode', {
      description: 'Whether challenges stay open after the end.',
    }),
    acceptWithoutReview: t.exposeBoolean('acceptWithoutReview', {
      description: 'Whether participations are accepted without a review.',
    }),
    teamMemberCountLimit: t.exposeInt('teamMemberCountLimit', {
      description: 'Maximum number of registered members per team; 0 means no limit.',
    }),
    containerCountLimit: t.exposeInt('containerCountLimit', {
      description: 'Maximum number of running containers per team; 0 or less means no limit.',
    }),
    inviteCodeRequired: t.boolean({
      description:
        'Whether a team needs the invite code of the game to join. A division can ask for a code of its own instead.',
      resolve: (game) => game.inviteCode !== null,
    }),
    writeupRequired: t.exposeBoolean('writeupRequired', {
      description: 'Whether teams must submit a write-up.',
    }),
    writeupDeadline: t.expose('writeupDeadline', {
      description: 'The last time to submit a write-up.',
      type: 'DateTime',
    }),
    playerWriteups: t.expose('playerWriteups', {
      type: PlayerWriteupsEnum,
      description: 'Whether players share write-ups of the challenges that they solved, after the end.',
    }),
    bloodBonus: t.field({
      description: 'The extra points of the first three solves.',
      type: BloodBonus,
      resolve: (game) => game.bloodBonus,
    }),
    bloodBonusPoints: t.intList({
      description:
        'The extra points of the first solves of a challenge, in order. Empty while `bloodBonus` applies.',
      resolve: (game) => game.bloodBonusPoints,
    }),
    divisions: t.stringList({
      description:
        'The names of the divisions, in the order of the organizers. Only organizers see divisions of testers.',
      select: (_args, ctx) => ({
        divisions: { where: visibleDivisions(ctx), orderBy: { position: 'asc' } },
      }),
      resolve: (game) => game.divisions.map(({ name }) => name),
    }),
    teamCount: t.int({
      description: 'Number of participating teams, without those of testers.',
      resolve: ({ id }, _args, ctx) => countTeams(ctx, id),
    }),
    challengeCount: t.int({
      nullable: true,
      description:
        'Number of enabled and released challenges that the viewer knows: those on the scoreboard, for players those of their team, locked cards included. Null before the start.',
      resolve: (game, _args, ctx) =>
        maySeeInside(ctx.viewer, game, ctx.clock.now()) ? countChallenges(ctx, game.id) : null,
    }),
    allChallengeCount: t.int({
      nullable: true,
      description: 'Number of all challenges, disabled and unreleased ones included; for organizers.',
      select: { _count: { select: { challenges: true } } },
      resolve: (game, _args, ctx) => (mayAuthorGames(ctx.viewer) ? game._count.challenges : null),
    }),
    inviteCode: t.string({
      nullable: true,
      description: 'The code that teams enter to join. Null without one, and for all but organizers.',
      resolve: (game, _args, ctx) => (mayAuthorGames(ctx.viewer) ? game.inviteCode : null),
    }),
    writeupNote: t.string({
      nullable: true,
      description: 'Requirements for write-ups, in Markdown; for organizers and accepted players.',
      select: (_args, ctx) => ({
        members: {
          where: {
            userId: readingPlayer(ctx.viewer),
            participation: { status: 'Accepted' },
          },
        },
      }),
      resolve: (game, _args, ctx) =>
        mayAuthorGames(ctx.viewer) || game.members.length > 0 ? game.writeupNote : null,
    }),
    publicKey: t.string({
      nullable: true,
      description: 'Public key that verifies team tokens, in base64; for organizers.',
      resolve: (game, _args, ctx) => (mayAuthorGames(ctx.viewer) ? game.publicKey : null),
    }),
  }),
})

export const GameEdge = builder.edgeObject({ name: 'GameEdge', type: GameNode })
const GameConnection = builder.connectionObject(
  { name: 'GameConnection', type: GameNode, fields: totalCount },
  GameEdge,
)

const GameOrderInput = orderInput('Game', {
  TITLE: { description: 'The title.' },
  START: { description: 'The start.' },
  END: { description: 'The end.' },
  STATE: { description: 'The state: running, upcoming, open for practice, ended.' },
  HIDDEN: { description: 'Whether the game is hidden.' },
})

builder.queryField('games', (t) =>
  t.prismaConnection(
    {
      type: GameNode,
      cursor: 'id',
      description: 'The games.',
      args: {
        search: t.arg.string({ description: 'Only games with this text in their title; all when absent.' }),
        state: t.arg({ type: GameStateEnum, description: 'Only games in this state. Left out: all.' }),
        includeHidden: t.arg.boolean({ description: 'Includes hidden games, for organizers.' }),
        orderBy: t.arg({ type: GameOrderInput, description: 'The order; latest start first when absent.' }),
      },
      resolve: async (query, _root, args, ctx) => (await visibleGames(ctx, args)).rows(query),
      totalCount: async (_root, args, ctx) => (await visibleGames(ctx, args)).count(),
    },
    GameConnection,
    GameEdge,
  ),
)

builder.queryField('recentGames', (t) =>
  t.prismaField({
    type: [GameNode],
    description: 'At most 50 games, those closest to now first.',
    args: { limit: t.arg.int({ description: '0 means no limit.' }) },
    resolve: (query, _root, { limit }, ctx) => recentGames(ctx, { limit: limit ?? 0 }, query),
  }),
)

builder.queryField('runningGames', (t) =>
  t.prismaField({
    type: [GameNode],
    description: 'At most 50 running games, the nearest end first.',
    resolve: (query, _root, _args, ctx) => runningGames(ctx, query),
  }),
)

builder.queryField('game', (t) =>
  t.prismaField({
    type: GameNode,
    nullable: true,
    description: 'A single game, hidden ones included. Null if it does not exist.',
    args: { id: t.arg.id({ required: true, description: 'The id of the game.' }) },
    resolve: (query, _root, { id }, ctx) => findGame(ctx, numberOfId(id, 'Game', 'id'), query),
  }),
)

builder.queryField('gameByDatabaseId', (t) =>
  t.prismaField({
    type: GameNode,
    nullable: true,
    description:
      'Like `game`, for a program that has the number of the game from a URL or from the REST API.',
    args: { databaseId: t.arg.int({ required: true, description: 'The `databaseId` of the game.' }) },
    resolve: (query, _root, { databaseId }, ctx) => findGame(ctx, databaseId, query),
  }),
)
