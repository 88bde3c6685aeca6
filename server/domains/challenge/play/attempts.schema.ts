import type { InputFieldBuilder } from '@pothos/core'
import { AttemptMode } from '../../../../prisma/generated/client/enums.ts'
import { builder } from '../../../graphql/builder.ts'
import { rowKeys } from '../../../graphql/global-id.ts'
import { forViewer, mutation } from '../../../graphql/mutation.ts'
import { ParticipationNode } from '../../participation/participation.schema.ts'
import { attemptsLeft } from './attempt-limit.ts'
import { countedAttempts, resetAttempts } from './attempts.service.ts'
import { followCountedAttempts } from './follow-attempts.ts'
import { ChallengeNode } from '../challenge.schema.ts'
import { loadChallenge } from '../read-challenges.ts'
import { viewerIdOf } from '../../../use-case/viewer.ts'

type Types = typeof builder.$inferSchemaTypes

const AttemptModeEnum = builder.enumType(AttemptMode, {
  name: 'AttemptMode',
  description: 'The effect of the last attempt of a team.',
  values: {
    Lockout: { description: 'The team can no longer answer.' },
    Cooldown: { description: 'The team waits, then has all attempts again.' },
  },
})

/** The limit of a challenge in an input. */
export function attemptFields(t: InputFieldBuilder<Types, 'InputObject'>) {
  return {
    submissionLimit: t.int({
      description: 'Wrong answers that a team has, at most 1000. 0 and null remove the limit.',
    }),
    attemptMode: t.field({
      type: AttemptModeEnum,
      description: 'The effect of the last attempt of a team. Null sets Lockout.',
    }),
    cooldownSeconds: t.int({
      description: 'The pause of the mode Cooldown in seconds, 1 to 86400. Null sets 60.',
    }),
  }
}

type Left = { left: number; resumesAt: Date | null }

const ViewerAttempts = builder.objectRef<Left>('ViewerAttempts').implement({
  description: "The attempts of the viewer's team at a challenge with a limit.",
  fields: (t) => ({
    leftCount: t.int({ description: 'Wrong answers that the team has left.', resolve: ({ left }) => left }),
    resumesAt: t.expose('resumesAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The end of the pause after the last attempt. Null while there is none.',
    }),
  }),
})

const TeamAttempts = builder.prismaObject('AttemptCount', {
  variant: 'TeamAttempts',
  description: 'The counted wrong answers of a team to a challenge with a limit.',
  fields: (t) => ({
    participation: t.relation('participation', {
      type: ParticipationNode,
      description: 'The participation of the team.',
    }),
    wrongCount: t.exposeInt('wrong', { description: 'The number of wrong answers since the last pause.' }),
    lastWrongAt: t.expose('lastWrongAt', {
      type: 'DateTime',
      description: 'The time of the last wrong answer.',
    }),
  }),
})

builder.prismaObjectFields(ChallengeNode, (t) => ({
  submissionLimit: t.exposeInt('submissionLimit', {
    description: 'Wrong answers that each team has. 0 without a limit.',
  }),
  attemptMode: t.field({
    type: AttemptModeEnum,
    description: 'The effect of the last attempt of a team.',
    resolve: ({ attemptMode }) => attemptMode,
  }),
  cooldownSeconds: t.exposeInt('cooldownSeconds', {
    description: 'The pause of the mode Cooldown, in seconds.',
  }),
  viewerAttempts: t.field({
    type: ViewerAttempts,
    nullable: true,
    description:
      "What the viewer's team has left. Null without a limit, and after the team solved the challenge.",
    select: (_args, ctx) => {
      const own = { participation: { members: { some: { userId: viewerIdOf(ctx) } } } }
      return {
        attemptCounts: { where: own, take: 1, select: { wrong: true, lastWrongAt: true } },
        solves: { where: own, take: 1, select: { submissionId: true } },
        submissionLimit: true,
        attemptMode: true,
        cooldownSeconds: true,
      }
    },
    resolve: ({ attemptCounts: [count], solves, ...limit }, _args, ctx) =>
      solves.length > 0 ? null : attemptsLeft(limit, count, ctx.clock.now()),
  }),
  countedAttempts: t.prismaField({
    type: [TeamAttempts],
    nullable: true,
    description: 'The teams with wrong answers that the limit counts. For authors; null for others.',
    resolve: (query, { id }, _args, ctx) => countedAttempts(ctx, id)?.rows(query) ?? null,
  }),
}))

mutation('resetAttempts', {
  description: 'Gives a team all attempts at a challenge again. For authors.',
  input: (t) => ({
    gameId: t.id({ description: 'The id of the game.', required: true }),
    challengeId: t.id({ description: 'The id of the challenge.', required: true }),
    participationId: t.id({ description: 'The id of the participation of the team.', required: true }),
  }),
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, input) => {
    const key = rowKeys(input)
    await resetAttempts(ctx, key)
    return key
  },
  payload: (t) => ({
    challenge: t.prismaField({
      description: 'The challenge with its counts.',
      nullable: true,
      type: ChallengeNode,
      resolve: (query, { challengeId }, _args, ctx) => loadChallenge(ctx, challengeId, query),
    }),
  }),
})

builder.subscriptionField('countedAttemptsChanged', (t) =>
  t.prismaField({
    type: ChallengeNode,
    description:
      'A challenge with its counted attempts, now and after each change, at most once a second; for authors.',
    args: { challengeId: t.arg.id({ required: true, description: 'The id of the challenge.' }) },
    subscribe: (_root, args, ctx) => followCountedAttempts(ctx, rowKeys(args).challengeId),
    resolve: (query, { challengeId }, _args, ctx) => loadChallenge(ctx, challengeId, query),
  }),
)
