import { DivisionEntry, DivisionStanding } from '../../../../prisma/generated/client/enums.ts'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../../../graphql/builder.ts'
import { rowKeys } from '../../../graphql/global-id.ts'
import { forViewer, mutation } from '../../../graphql/mutation.ts'
import { numberKey } from '../../../graphql/node-key.ts'
import { visibleDivisions } from './division.policy.ts'
import { setDivisionRights } from './division-rights.service.ts'
import { isNotDeleted, mayAuthorGames } from '../game.policy.ts'
import { GameNode } from '../game.schema.ts'
import { loadGame } from '../read-games.ts'

const DivisionEntryEnum = builder.enumType(DivisionEntry, {
  name: 'DivisionEntry',
  description: 'The rule by which teams enter a division.',
  values: {
    Open: { description: 'Everybody who may join the game.' },
    Code: {
      description: 'Those who know the code of the division, which is asked instead of that of the game.',
    },
    MailDomain: { description: 'Those with a confirmed address of one of the mail domains.' },
    ByHand: { description: 'Nobody. Organizers move teams into the division.' },
  },
})

const DivisionStandingEnum = builder.enumType(DivisionStanding, {
  name: 'DivisionStanding',
  description: 'The place of the teams of a division on the scoreboard.',
  values: {
    Ranked: { description: 'They are ranked with all others.' },
    OutOfCompetition: { description: 'They are shown apart, after the ranked teams.' },
    Tester: { description: 'They count for nothing, and only organizers see them.' },
  },
})

const DivisionNode = builder.prismaNode('Division', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, ctx) => ({ ...visibleDivisions(ctx), id: numberKey(id), game: isNotDeleted }),
  description: 'A group of the teams of a game, with its rights.',
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    name: t.exposeString('name', { description: 'The name, which is unique in the game.' }),
    entry: t.expose('entry', { type: DivisionEntryEnum, description: 'The rule by which teams enter it.' }),
    inviteCode: t.string({
      nullable: true,
      description: 'The code of the entry Code. Null without one, and for all but authors.',
      resolve: ({ inviteCode }, _args, ctx) => (mayAuthorGames(ctx.viewer) ? inviteCode : null),
    }),
    mailDomains: t.exposeStringList('mailDomains', {
      description: 'The mail domains of the entry MailDomain, in lower case.',
    }),
    standing: t.expose('standing', {
      type: DivisionStandingEnum,
      description: 'The place of its teams on the scoreboard.',
    }),
    takesBloods: t.exposeBoolean('takesBloods', {
      description: 'Whether its solves take the places of bloods.',
    }),
    lowersValues: t.exposeBoolean('lowersValues', {
      description: 'Whether its solves lower the values of challenges.',
    }),
    requiresReview: t.exposeBoolean('requiresReview', {
      nullable: true,
      description: 'Whether new teams wait for a review. Null: as the game says.',
    }),
    hiddenChallengeIds: t.idList({
      nullable: true,
      description: 'The ids of the challenges that its teams do not see. For authors; null for others.',
      select: { exclusions: { select: { challengeId: true }, orderBy: { challengeId: 'asc' } } },
      resolve: ({ exclusions }, _args, ctx) =>
        mayAuthorGames(ctx.viewer)
          ? exclusions.map(({ challengeId }) => encodeGlobalID('Challenge', challengeId))
          : null,
    }),
  }),
})

builder.prismaObjectField(GameNode, 'divisionRights', (t) =>
  t.relation('divisions', {
    type: DivisionNode,
    description:
      'The divisions with their rights, in the order of the organizers. Only organizers see divisions of testers.',
    query: (_args, ctx) => ({ where: visibleDivisions(ctx), orderBy: { position: 'asc' } }),
  }),
)

const DivisionRightsInput = builder.inputType('DivisionRightsInput', {
  description:
    'Changes of the name and rights of a division. Absent members stay unchanged, null restores the default.',
  fields: (t) => ({
    divisionId: t.id({ required: true, description: 'The id of the division.' }),
    name: t.string({
      description: 'A new name, which is unique in the game, at most 255 characters. Null keeps the name.',
    }),
    entry: t.field({
      type: DivisionEntryEnum,
      description: 'The rule by which teams enter it. Default: Open.',
    }),
    inviteCode: t.string({
      description: 'The code of the entry Code, at most 32 characters. Default: none.',
    }),
    mailDomains: t.stringList({
      description: 'The mail domains of the entry MailDomain, such as `uni.example`. Default: none.',
    }),
    standing: t.field({
      type: DivisionStandingEnum,
      description:
        'The place of its teams on the scoreboard. Tester also sets the entry ByHand, no bloods and no lower values. Default: Ranked.',
    }),
    takesBloods: t.boolean({ description: 'Whether its solves take the places of bloods. Default: true.' }),
    lowersValues: t.boolean({
      description: 'Whether its solves lower the values of challenges. Default: true.',
    }),
    requiresReview: t.boolean({
      description: 'Whether new teams wait for a review. Default: as the game says.',
    }),
    hiddenChallengeIds: t.idList({
      description: 'The ids of all challenges that its teams do not see. Default: none.',
    }),
  }),
})

mutation('setDivisionRights', {
  description:
    'Changes the names and rights of divisions of a game, all or none. Judging and the scoreboard follow at once. For authors.',
  input: (t) => ({
    gameId: t.id({ required: true, description: 'The id of the game.' }),
    divisions: t.field({
      type: [DivisionRightsInput],
      required: true,
      description: 'The divisions that change, at most 100.',
    }),
  }),
  changesResult: true,
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, sent) => {
    const { divisions, ...key } = rowKeys(sent)
    await setDivisionRights(ctx, key.gameId, { divisions: divisions.map((division) => rowKeys(division)) })
    return key
  },
  payload: (t) => ({
    game: t.prismaField({
      type: GameNode,
      nullable: true,
      description: 'The game with its divisions.',
      resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
    }),
  }),
})
