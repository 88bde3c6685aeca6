import { builder } from '../../graphql/builder.ts'
import { numberOfId, rowKeys } from '../../graphql/global-id.ts'
import { GameNode } from '../game/game.schema.ts'
import { ChallengeNode } from './challenge.schema.ts'
import { followViewerChallenge } from './play/follow-challenge.ts'
import { playersChallenges } from './play/players-challenges.ts'
import { allChallenges, findVisibleChallenge } from './read-challenges.ts'

builder.prismaObjectFields(GameNode, (t) => ({
  challenges: t.prismaField({
    type: [ChallengeNode],
    description:
      'Enabled and released challenges by category, then title; for accepted players after the start, and for organizers.',
    args: {
      hasContainer: t.arg.boolean({
        description: 'Only challenges whose teams run instances (true), or only the others (false).',
      }),
    },
    resolve: (query, game, { hasContainer }, ctx) =>
      playersChallenges(ctx, { gameId: game.id, hasContainer }, query),
  }),
  challenge: t.prismaField({
    type: ChallengeNode,
    nullable: true,
    description:
      'A challenge that the viewer may see, else null. `openChallenge` assigns the flag and attachment of a team.',
    args: { id: t.arg.id({ required: true, description: 'The id of a challenge of the game.' }) },
    resolve: (query, game, { id }, ctx) => {
      const place = { gameId: game.id, challengeId: numberOfId(id, 'Challenge', 'id') }
      return findVisibleChallenge(ctx, place, query)
    },
  }),
  challengeByDatabaseId: t.prismaField({
    type: ChallengeNode,
    nullable: true,
    description:
      'Like `challenge`, for a program that has the number of the challenge from a URL or from the REST API.',
    args: {
      databaseId: t.arg.int({ required: true, description: 'The `databaseId` of a challenge of the game.' }),
    },
    resolve: (query, game, { databaseId: challengeId }, ctx) =>
      findVisibleChallenge(ctx, { gameId: game.id, challengeId }, query),
  }),
  allChallenges: t.prismaField({
    type: [ChallengeNode],
    nullable: true,
    description: 'All challenges, disabled ones included; for organizers.',
    args: {
      titles: t.arg.stringList({ description: 'Only challenges with one of these titles; all when absent.' }),
    },
    resolve: (query, game, { titles }, ctx) => allChallenges(ctx, game.id, titles)?.rows(query) ?? null,
  }),
}))

builder.subscriptionField('viewerChallengeChanged', (t) =>
  t.prismaField({
    type: ChallengeNode,
    nullable: true,
    description:
      'A challenge as the viewer sees it, after each change by an organizer, up to 2 seconds late, and after each answer and bought hint of their team. The first item comes at once if the server knows of a change in the last 30 seconds, because the caller may have read before it. Null after they can’t see it any more. Its score and solves change in `scoreboardChanged`.',
    args: { challengeId: t.arg.id({ required: true, description: 'The id of the challenge.' }) },
    subscribe: (_root, args, ctx) => followViewerChallenge(ctx, rowKeys(args).challengeId),
    resolve: (query, key, _args, ctx) => findVisibleChallenge(ctx, key, query),
  }),
)
