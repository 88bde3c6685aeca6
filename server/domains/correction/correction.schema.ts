import type { InputFieldBuilder } from '@pothos/core'
import { builder } from '../../graphql/builder.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import { forViewer, mutation, type PayloadFields } from '../../graphql/mutation.ts'
import { GameNode } from '../game/game.schema.ts'
import { loadGame } from '../game/read-games.ts'
import { loadSubmissions } from '../submission/read-submissions.ts'
import { seesAllSubmissions } from '../submission/submission.policy.ts'
import { SubmissionNode } from '../submission/submission.schema.ts'
import { restoreSolves, voidSolves } from './correction.service.ts'
import { followCorrections } from './follow-corrections.ts'
import type { MovedChallenge, MovedPlaces, MovedTeam, Place, Worth } from './moved-places.ts'
import { previewCorrection } from './preview-correction.ts'

type Types = typeof builder.$inferSchemaTypes

const VoidedSolve = builder.prismaObject('VoidedSolve', {
  description: 'Why an answer that was right counts as a wrong one.',
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'The reason, which the team reads.' }),
    voidedAt: t.expose('voidedAt', { type: 'DateTime', description: 'When the solve was voided.' }),
    mayAnswerAgain: t.exposeBoolean('mayAnswerAgain', {
      description: 'Whether the team may answer the challenge again.',
    }),
    voidedBy: t.string({
      nullable: true,
      description: 'The user who voided it, for monitors; null for others and once the account is deleted.',
      select: { user: { select: { userName: true } } },
      resolve: ({ user }, _args, ctx) => (seesAllSubmissions(ctx.viewer) ? (user?.userName ?? null) : null),
    }),
  }),
})

builder.prismaObjectField(SubmissionNode, 'voided', (t) =>
  t.field({
    type: VoidedSolve,
    nullable: true,
    description: 'Set for a solve that an organizer voided, until it is restored.',
    select: (_args, _ctx, nestedSelection) => ({ voidedSolves: nestedSelection({ take: 1 }) }),
    resolve: ({ voidedSolves }) => voidedSolves[0] ?? null,
  }),
)

const PlaceObject = builder.objectRef<Place>('PreviewedPlace').implement({
  description: 'The place of a team on a board.',
  fields: (t) => ({
    rank: t.exposeInt('rank', { description: 'The rank.' }),
    score: t.exposeInt('score', { description: 'The score in points.' }),
  }),
})

const WorthObject = builder.objectRef<Worth>('PreviewedValue').implement({
  description: 'The value of a challenge on a board.',
  fields: (t) => ({
    points: t.exposeInt('points', { description: 'The points of a solve, without a blood bonus.' }),
    bloods: t.exposeStringList('bloods', {
      description: 'The names of the teams with the bloods, first to third.',
    }),
  }),
})

const MovedTeamObject = builder.objectRef<MovedTeam>('PreviewedTeam').implement({
  description: 'A team whose rank or score a correction moves.',
  fields: (t) => ({
    teamDatabaseId: t.exposeInt('teamId', { description: 'The databaseId of the team.' }),
    teamName: t.exposeString('teamName', { description: 'The name of the team.' }),
    before: t.expose('before', { type: PlaceObject, description: 'The place now.' }),
    after: t.expose('after', { type: PlaceObject, description: 'The place after the correction.' }),
  }),
})

const MovedChallengeObject = builder.objectRef<MovedChallenge>('PreviewedChallenge').implement({
  description: 'A challenge whose value or bloods a correction moves.',
  fields: (t) => ({
    challengeDatabaseId: t.exposeInt('challengeId', { description: 'The databaseId of the challenge.' }),
    title: t.exposeString('title', { description: 'The title.' }),
    before: t.expose('before', { type: WorthObject, description: 'The value now.' }),
    after: t.expose('after', { type: WorthObject, description: 'The value after the correction.' }),
  }),
})

export const PreviewObject = builder
  .objectRef<MovedPlaces & { solveCount: number }>('CorrectionPreview')
  .implement({
    description: 'What a correction would move on the board that counts every solve.',
    fields: (t) => ({
      solveCount: t.exposeInt('solveCount', { description: 'The number of solves that it changes.' }),
      teams: t.expose('teams', {
        type: [MovedTeamObject],
        description: 'The teams that it moves, by their ranks now.',
      }),
      challenges: t.expose('challenges', {
        type: [MovedChallengeObject],
        description: 'The challenges that it moves.',
      }),
    }),
  })

const CorrectionEnum = builder.enumType('Correction', {
  description: 'A correction of solves.',
  values: {
    Void: { value: 'void', description: 'Solves count no longer.' },
    Restore: { value: 'restore', description: 'Voided solves count again.' },
  } as const,
})

const selectionArgs = builder.args((t) => ({
  teamId: t.id({ description: 'Only solves of the team with this id.' }),
  challengeId: t.id({ description: 'Only solves of the challenge with this id.' }),
  since: t.field({ type: 'DateTime', description: 'Only solves at or after this time.' }),
  until: t.field({ type: 'DateTime', description: 'Only solves before this time.' }),
  submissionIds: t.idList({ description: 'Only solves by these submissions, at most 1000.' }),
}))

function selectionFields(t: InputFieldBuilder<Types, 'InputObject'>) {
  return {
    gameId: t.id({ required: true, description: 'The id of the game.' }),
    teamId: t.id({ description: 'Only solves of the team with this id.' }),
    challengeId: t.id({ description: 'Only solves of the challenge with this id.' }),
    since: t.field({ type: 'DateTime', description: 'Only solves at or after this time.' }),
    until: t.field({ type: 'DateTime', description: 'Only solves before this time.' }),
    submissionIds: t.idList({ description: 'Only solves by these submissions, at most 1000.' }),
    reason: t.string({
      required: true,
      description: 'The reason, at most 500 characters. The team and the audit trail show it.',
    }),
  }
}

builder.prismaObjectField(GameNode, 'correctionPreview', (t) =>
  t.field({
    type: PreviewObject,
    nullable: true,
    description:
      'What voiding or restoring the solves of a selection would move. Changes nothing. At least one member selects the solves. For authors.',
    args: {
      correction: t.arg({ type: CorrectionEnum, required: true, description: 'The correction.' }),
      ...selectionArgs,
    },
    resolve: async ({ id: gameId }, { correction, ...selection }, ctx) => {
      const { submissionIds, ...moved } = await previewCorrection(
        ctx,
        { gameId, correction },
        rowKeys(selection),
      )
      return { solveCount: submissionIds.length, ...moved }
    },
  }),
)

const corrected = (t: PayloadFields<{ gameId: number; ids: number[] }>) => ({
  submissions: t.prismaField({
    type: [SubmissionNode],
    nullable: true,
    description: 'The submissions of the solves.',
    resolve: (query, { ids }, _args, ctx) => loadSubmissions(ctx, ids, query),
  }),
  game: t.prismaField({
    type: GameNode,
    nullable: true,
    description: 'The game after the correction.',
    resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
  }),
})

mutation('voidSolves', {
  description:
    'Voids solves: their answers count as if they had been wrong, and the next team inherits a blood. At least one member selects the solves. Also changes a final result. For authors.',
  input: (t) => ({
    ...selectionFields(t),
    mayAnswerAgain: t.boolean({
      description: 'Whether the teams may answer the challenges again; true when absent.',
    }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const input = rowKeys(sent)
    return { gameId: input.gameId, ids: await voidSolves(ctx, input.gameId, input) }
  },
  payload: corrected,
})

mutation('restoreSolves', {
  description:
    'Restores voided solves with their times, places and bloods. At least one member selects the solves. Also changes a final result. For authors.',
  input: selectionFields,
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const input = rowKeys(sent)
    return { gameId: input.gameId, ids: await restoreSolves(ctx, input.gameId, input) }
  },
  payload: corrected,
})

builder.subscriptionField('submissionsCorrected', (t) =>
  t.prismaField({
    type: [SubmissionNode],
    description:
      'Submissions that an administrator voided, restored or judged again, at most 100 at once, as they are now; for monitors. A granted solve comes in `submissionJudged`.',
    args: { gameId: t.arg.id({ required: true, description: 'The id of the game.' }) },
    subscribe: (_root, args, ctx) => followCorrections(ctx, rowKeys(args).gameId),
    resolve: (query, { submissionIds }, _args, ctx) => loadSubmissions(ctx, submissionIds, query),
  }),
)
