import { shownTeamName } from '../../../rules/names.ts'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../../graphql/builder.ts'
import { numberOfId } from '../../graphql/global-id.ts'
import { numberKey } from '../../graphql/node-key.ts'
import { ChallengeCategoryEnum } from '../challenge/challenge-types.schema.ts'
import { ChallengeNode } from '../challenge/challenge.schema.ts'
import { GameNode } from '../game/game.schema.ts'
import {
  challengeRatings,
  ratingComments,
  seesAuthors,
  viewerRating,
  type ChallengeRatings,
  type ViewerRating,
} from './read-ratings.ts'
import { visibleComments } from './rating.policy.ts'

const ViewerRatingRef = builder.objectRef<ViewerRating>('ViewerRating').implement({
  description: 'The rating that the viewer gave to a challenge.',
  fields: (t) => ({
    stars: t.exposeInt('stars', { description: 'The stars, 1 to 5.' }),
    comment: t.exposeString('comment', { description: 'The comment; empty without one.' }),
    ratedAt: t.expose('ratedAt', { type: 'DateTime', description: 'The time of the last change.' }),
  }),
})

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

const ChallengeRatingsRef = builder.objectRef<ChallengeRatings>('ChallengeRatings').implement({
  description: 'The ratings of a challenge by players of accepted teams, without testers.',
  fields: (t) => ({
    challengeId: t.id({
      description: 'The id of the challenge.',
      resolve: ({ challengeId }) => encodeGlobalID('Challenge', challengeId),
    }),
    challengeDatabaseId: t.exposeInt('challengeId', { description: 'The `databaseId` of the challenge.' }),
    title: t.exposeString('title', { description: 'The title of the challenge on the scoreboard.' }),
    category: t.field({
      type: ChallengeCategoryEnum,
      description: 'The field of the challenge.',
      resolve: ({ category }) => category,
    }),
    count: t.int({
      description: 'The number of ratings.',
      resolve: ({ starCounts }) => total(starCounts),
    }),
    average: t.float({
      nullable: true,
      description: 'The average number of stars, 1 to 5. Null without ratings.',
      resolve: ({ starCounts }) => {
        const count = total(starCounts)
        return count === 0 ? null : total(starCounts.map((some, index) => some * (index + 1))) / count
      },
    }),
    starCounts: t.exposeIntList('starCounts', {
      description: 'The numbers of ratings with 1, 2, 3, 4 and 5 stars.',
    }),
    viewerRating: t.field({
      type: ViewerRatingRef,
      nullable: true,
      description: 'The rating of the viewer. Null without one.',
      resolve: ({ viewerRating: own }) => own,
    }),
    mayRate: t.exposeBoolean('mayRate', {
      description:
        'Whether the viewer may rate the challenge now: the team has solved it, and the result is not final.',
    }),
  }),
})

/** Also a node, so that an organizer can remove the rating. */
const RatingCommentNode = builder.prismaNode('Rating', {
  variant: 'RatingComment',
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, ctx) => ({ id: numberKey(id), AND: visibleComments(ctx) }),
  description: 'A rating with a comment. Players see it after the end of the game, without its author.',
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    challengeId: t.id({
      description: 'The id of the challenge.',
      resolve: ({ challengeId }) => encodeGlobalID('Challenge', challengeId),
    }),
    stars: t.exposeInt('stars', { description: 'The stars, 1 to 5.' }),
    comment: t.exposeString('comment', { description: 'The comment.' }),
    ratedAt: t.expose('ratedAt', { type: 'DateTime', description: 'The time of the last change.' }),
    userName: t.string({
      nullable: true,
      description: 'The name of the user who wrote it. For monitors and administrators; null for others.',
      select: { user: { select: { userName: true } } },
      resolve: ({ user }, _args, ctx) => (seesAuthors(ctx) ? user.userName : null),
    }),
    teamName: t.string({
      nullable: true,
      description: 'The name of the team of the user. For monitors and administrators; null for others.',
      select: { participation: { select: { team: { select: { id: true, name: true } } } } },
      resolve: ({ participation }, _args, ctx) =>
        seesAuthors(ctx) ? shownTeamName(participation.team.name, participation.team.id) : null,
    }),
  }),
})

builder.prismaObjectField(ChallengeNode, 'viewerRating', (t) =>
  t.field({
    type: ViewerRatingRef,
    nullable: true,
    description: 'The rating of the viewer. Null without one.',
    resolve: ({ id }, _args, ctx) => viewerRating(ctx, id),
  }),
)

builder.prismaObjectFields(GameNode, (t) => ({
  challengeRatings: t.field({
    type: [ChallengeRatingsRef],
    nullable: true,
    description:
      'The ratings of the challenges of the scoreboard. Monitors and administrators see them at once, others after the end of the game, and after the reveal if the game has a freeze; null before.',
    resolve: (game, _args, ctx) => challengeRatings(ctx, game),
  }),
  ratingComments: t.prismaConnection(
    {
      type: RatingCommentNode,
      cursor: 'id',
      args: { challengeId: t.arg.id({ description: 'Only the comments on this challenge.' }) },
      description: 'The ratings with a comment, newest first; empty for viewers who may not see ratings yet.',
      resolve: (query, { id }, { challengeId }, ctx) =>
        ratingComments(ctx, id, challengeKey(challengeId)).rows(query),
      totalCount: ({ id }, { challengeId }, ctx) =>
        ratingComments(ctx, id, challengeKey(challengeId)).count(),
    },
    { name: 'RatingCommentConnection' },
    { name: 'RatingCommentEdge' },
  ),
}))

function challengeKey(id: string | null | undefined): number | null {
  return id == null ? null : numberOfId(id, 'Challenge', 'challengeId')
}
