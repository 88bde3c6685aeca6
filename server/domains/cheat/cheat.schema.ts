import { builder } from '../../graphql/builder.ts'
import { numberOfId, rowKeys } from '../../graphql/global-id.ts'
import { orderInput } from '../../graphql/lists/list-order.ts'
import { timeRangeArgs } from '../../graphql/lists/time-range.ts'
import { numberKey } from '../../graphql/node-key.ts'
import { isNotDeleted } from '../game/game.policy.ts'
import { GameNode } from '../game/game.schema.ts'
import type { CheatFilter } from './cheat-filters.ts'
import { seesCheats } from './cheat.policy.ts'
import { followCheats, gameCheats, readFollowedCheat } from './cheat.service.ts'

/** For monitors. */
const CheatNode = builder.prismaNode('Cheat', {
  id: { field: 'submissionId' },
  nullable: true,
  findUnique: (id, ctx) => ({
    submissionId: seesCheats(ctx.viewer) ? numberKey(id) : -1,
    submitParticipation: { game: isNotDeleted },
  }),
  description: 'A submission of another team’s flag or of a bait, with evidence of how the team got it.',
  fields: (t) => ({
    submission: t.relation('submission', { description: 'The submission.' }),
    isBait: t.boolean({
      description: 'Whether the submission was a bait.',
      select: { sourceParticipationId: true },
      resolve: ({ sourceParticipationId }) => sourceParticipationId === null,
    }),
    submitTeam: t.relation('submitParticipation', { description: 'The team that sent the flag.' }),
    sourceTeam: t.relation('sourceParticipation', {
      nullable: true,
      description: 'The team that the flag is assigned to. Null for a bait.',
    }),
    submittedAt: t.field({
      description: 'The time of the submission.',
      type: 'DateTime',
      select: { submission: { select: { submittedAt: true } } },
      resolve: ({ submission }) => submission.submittedAt,
    }),
    submitterAddress: t.string({
      nullable: true,
      description: 'IP address of the submission; null if it was not stored.',
      select: { submission: { select: { ip: true } } },
      resolve: ({ submission }) => submission.ip,
    }),
    ownerSolvedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the flag’s own team solved the challenge; null if it has not.',
      resolve: async (cheat, _args, ctx) => (await ctx.evidence.read(cheat.submissionId)).ownerSolvedAt,
    }),
    ownerAddress: t.string({
      nullable: true,
      description: 'IP address of that team’s solve.',
      resolve: async (cheat, _args, ctx) => (await ctx.evidence.read(cheat.submissionId)).ownerAddress,
    }),
    challengeOpenedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the team that sent the flag first opened the challenge; null if it never did.',
      resolve: async (cheat, _args, ctx) => (await ctx.evidence.read(cheat.submissionId)).challengeOpenedAt,
    }),
  }),
})

const CheatOrderInput = orderInput('Cheat', {
  SUBMITTED_AT: { description: 'The time of the submission.' },
  CHALLENGE: { description: 'The title of the challenge.' },
  SUBMIT_TEAM: { description: 'The name of the team that sent the flag.' },
})

builder.prismaObjectField(GameNode, 'cheats', (t) =>
  t.prismaConnection(
    {
      type: CheatNode,
      cursor: 'submissionId',
      nullable: true,
      description: 'Cheats; for monitors.',
      args: {
        teamId: t.arg.id({
          description:
            'Only cheats of the team with this id, as the sender or as the source; all when absent.',
        }),
        challengeId: t.arg.id({
          description: 'Only cheats in the challenge with this id; all when absent.',
        }),
        isBait: t.arg.boolean({
          description: 'True for baits only, false for flags of other teams only; all when absent.',
        }),
        search: t.arg.string({
          description:
            "Only those with this text in the flag or in a team's, the user's or the challenge's name; all when absent.",
        }),
        ...timeRangeArgs,
        orderBy: t.arg({
          type: CheatOrderInput,
          description: 'The order; the newest first when absent.',
        }),
      },
      resolve: (query, game, { orderBy, ...filter }, ctx) =>
        gameCheats(ctx, game.id, filterOf(filter), orderBy).rows(query),
      totalCount: (game, { orderBy: _order, ...filter }, ctx) =>
        gameCheats(ctx, game.id, filterOf(filter)).count(),
    },
    { name: 'CheatConnection' },
    { name: 'CheatEdge' },
  ),
)

builder.subscriptionField('cheatDetected', (t) =>
  t.prismaField({
    type: CheatNode,
    description: 'Cheats as they are detected; for monitors.',
    args: { gameId: t.arg.id({ required: true, description: 'The id of the game.' }) },
    subscribe: (_root, args, ctx) => followCheats(ctx, rowKeys(args).gameId),
    resolve: (query, cheat, _args, ctx) => readFollowedCheat(ctx, cheat, query),
  }),
)

type Arguments = Omit<CheatFilter, 'teamId' | 'challengeId'> & {
  teamId?: string | null | undefined
  challengeId?: string | null | undefined
}

function filterOf({ teamId, challengeId, ...filter }: Arguments): CheatFilter {
  return {
    ...filter,
    ...(teamId != null && { teamId: numberOfId(teamId, 'Team', 'teamId') }),
    ...(challengeId != null && { challengeId: numberOfId(challengeId, 'Challenge', 'challengeId') }),
  }
}
