import { formatPrismaCursor } from '@pothos/plugin-prisma'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../../graphql/builder.ts'
import { forViewer, mutation } from '../../graphql/mutation.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import { gameChangesWithBonusPartsInput, gameWithBonusPartsInput } from './game.input.ts'
import { mayAuthorGames } from './game.policy.ts'
import { editedDivisions, gameRevision } from './game-revision.ts'
import { deleteGame } from './deletion/delete-game.ts'
import { GameEdge, GameNode, PlayerWriteupsEnum } from './game.schema.ts'
import { gameHashSalt } from './hash-salt.ts'
import { createGame, updateGame } from './game.service.ts'
import { loadGame } from './read-games.ts'

const BloodBonusInput = builder.inputType('BloodBonusInput', {
  description:
    'The blood bonus of the first three solves of a challenge, in permille of its score, each 0 to 1000.',
  fields: (t) => ({
    first: t.int({ required: true, description: 'The bonus of the first blood, in permille.' }),
    second: t.int({ required: true, description: 'The bonus of the second blood, in permille.' }),
    third: t.int({ required: true, description: 'The bonus of the third blood, in permille.' }),
  }),
})

mutation('createGame', {
  description: 'Creates a game. For authors.',
  input: (t) => ({
    title: t.string({ description: 'The title, at least 1 character.', required: true }),
    summary: t.string({ description: 'A short text for lists of games. Default: empty.' }),
    content: t.string({ description: 'The description of the game, in Markdown.' }),
    hidden: t.boolean({ description: 'Whether lists omit the game. Default: false.' }),
    start: t.field({ description: 'The start of the game. Default: 1970-01-01.', type: 'DateTime' }),
    end: t.field({ description: 'The end of the game. Default: 1970-01-01.', type: 'DateTime' }),
    freezeAt: t.field({
      description:
        'Solves from this time on are hidden from players until the reveal. After the start, before the end, and in the future. Default: none.',
      type: 'DateTime',
    }),
    practiceMode: t.boolean({ description: 'Whether challenges stay open after the end. Default: true.' }),
    acceptWithoutReview: t.boolean({
      description: 'Whether to accept participations without a review. Default: false.',
    }),
    inviteCode: t.string({
      description: 'The code that teams enter to join, at most 32 characters. Blank: none.',
    }),
    divisions: t.stringList({
      description:
        'The names of the divisions in order, at most 255 characters each. Blank and repeated names are dropped. Default: none.',
    }),
    teamMemberCountLimit: t.int({
      description: 'The largest number of registered members per team. 0: no limit. Default: 0.',
    }),
    containerCountLimit: t.int({
      description:
        'The largest number of containers that a team may run at once. 0 or less: no limit. Default: 3.',
    }),
    writeupRequired: t.boolean({ description: 'Whether teams must submit a write-up. Default: false.' }),
    writeupDeadline: t.field({
      description: 'The last time to submit a write-up. Default: the time of the creation.',
      type: 'DateTime',
    }),
    writeupNote: t.string({ description: 'The requirements for write-ups, in Markdown.' }),
    bloodBonus: t.field({
      type: BloodBonusInput,
      description: 'The extra points of the first three solves. Default: 50, 30 and 10 permille.',
    }),
    bloodBonusPoints: t.intList({
      description:
        'The extra points of the first solves of a challenge, in order, at most 10 numbers of 0 to 100000. They replace `bloodBonus`; null and an empty list restore it.',
    }),
  }),
  refuses: forViewer,
  run: async (ctx, input) => ({ gameId: (await createGame(ctx, input, gameWithBonusPartsInput)).id }),
  payload: (t) => ({
    game: t.prismaField({
      description: 'The new game.',
      nullable: true,
      type: GameNode,
      resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
    }),
    gameEdge: t.field({
      description: 'The new game as an edge of `games`.',
      nullable: true,
      type: GameEdge,
      resolve: async (payload, _args, ctx) => ({
        cursor: formatPrismaCursor({ id: payload.gameId }, 'id'),
        node: await loadGame(ctx, payload.gameId, {}),
      }),
    }),
  }),
})

mutation('updateGame', {
  description: 'Updates a game. For authors.',
  input: (t) => ({
    gameId: t.id({ description: 'The id of the game.', required: true }),
    title: t.string({ description: 'The title, at least 1 character.' }),
    summary: t.string({ description: 'A short text for lists of games.' }),
    content: t.string({ description: 'The description of the game, in Markdown.' }),
    hidden: t.boolean({ description: 'Whether lists omit the game.' }),
    start: t.field({ description: 'The start of the game.', type: 'DateTime' }),
    end: t.field({ description: 'The end of the game.', type: 'DateTime' }),
    freezeAt: t.field({
      description:
        'Solves from this time on are hidden from players until the reveal. After the start, before the end, and in the future; null removes it. It cannot be changed once it has passed.',
      type: 'DateTime',
    }),
    practiceMode: t.boolean({ description: 'Whether challenges stay open after the end.' }),
    hasFlagBox: t.boolean({ description: 'Whether players may submit a flag without its challenge.' }),
    hasCompatibleApis: t.boolean({
      description: 'Whether programs for CTFd and rCTF can read the public scoreboard under /compat.',
    }),
    embedOrigins: t.stringList({
      description:
        'The origins of the sites that may show the public scoreboard in a frame, such as https://ctf.example or https://*.ctf.example, at most 20. Null or an empty list: none.',
    }),
    acceptWithoutReview: t.boolean({ description: 'Whether to accept participations without a review.' }),
    inviteCode: t.string({
      description: 'The code that teams enter to join, at most 32 characters. Null or blank removes it.',
    }),
    divisions: t.stringList({
      description: 'All divisions, in order. Teams of a removed division have none.',
    }),
    teamMemberCountLimit: t.int({
      description: 'The largest number of registered members per team. 0: no limit.',
    }),
    containerCountLimit: t.int({
      description: 'The largest number of containers that a team may run at once. 0 or less: no limit.',
    }),
    writeupRequired: t.boolean({ description: 'Whether teams must submit a write-up.' }),
    writeupDeadline: t.field({ description: 'The last time to submit a write-up.', type: 'DateTime' }),
    writeupNote: t.string({ description: 'The requirements for write-ups, in Markdown.' }),
    playerWriteups: t.field({
      type: PlayerWriteupsEnum,
      description: 'Whether players share write-ups of the challenges that they solved, after the end.',
    }),
    bloodBonus: t.field({
      type: BloodBonusInput,
      description: 'The extra points of the first three solves.',
    }),
    bloodBonusPoints: t.intList({
      description:
        'The extra points of the first solves of a challenge, in order, at most 10 numbers of 0 to 100000. They replace `bloodBonus`; null and an empty list restore it.',
    }),
  }),
  clears: {
    summary: '',
    content: '',
    inviteCode: null,
    freezeAt: null,
    divisions: [],
    teamMemberCountLimit: 0,
    containerCountLimit: 0,
    writeupNote: '',
    embedOrigins: [],
    bloodBonusPoints: [],
  },
  changesResult: true,
  knowsRevision: true,
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { gameId, ...input } = rowKeys(sent)
    await updateGame(ctx, gameId, input, gameChangesWithBonusPartsInput)
    return { gameId }
  },
  payload: (t) => ({
    game: t.prismaField({
      description: 'The game after the update.',
      nullable: true,
      type: GameNode,
      resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
    }),
  }),
})

mutation('deleteGame', {
  description: 'Deletes a game. It disappears at once, and a job deletes its data. For authors.',
  input: (t) => ({ gameId: t.id({ description: 'The id of the game.', required: true }) }),
  changesResult: true,
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, sent) => {
    const { gameId } = rowKeys(sent)
    await deleteGame(ctx, gameId)
    return { gameId }
  },
  payload: (t) => ({
    deletedId: t.id({
      description: 'The global id of the deleted game.',
      resolve: ({ gameId }) => encodeGlobalID('Game', gameId),
    }),
  }),
})

builder.prismaObjectField(GameNode, 'revision', (t) =>
  t.string({
    nullable: true,
    description:
      'Changes with every field that `updateGame` and `setCertificates` can change. Send it with a change. For authors; null for others.',
    select: editedDivisions,
    resolve: (game, _args, ctx) => (mayAuthorGames(ctx.viewer) ? gameRevision(game) : null),
  }),
)

builder.prismaObjectField(GameNode, 'hashSalt', (t) =>
  t.string({
    nullable: true,
    description: 'The salt with which external tools compute team flags; for organizers.',
    resolve: (game, _args, ctx) =>
      mayAuthorGames(ctx.viewer) ? gameHashSalt(game.privateKey, ctx.config.compatPrefix) : null,
  }),
)
