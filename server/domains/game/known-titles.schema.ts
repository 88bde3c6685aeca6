import { builder } from '../../graphql/builder.ts'
import { hasEnded } from './game-state.ts'
import { GameNode } from './game.schema.ts'
import { knownTitles, type KnownTitle } from './known-titles.ts'

const KnownTitleRef = builder.objectRef<KnownTitle>('KnownTitle').implement({
  description: 'The title of a challenge that the scoreboard masks.',
  fields: (t) => ({
    challengeDatabaseId: t.exposeInt('challengeId', { description: 'The `databaseId` of the challenge.' }),
    title: t.exposeString('title', { description: 'The title of the challenge.' }),
  }),
})

builder.prismaObjectField(GameNode, 'knownTitles', (t) =>
  t.field({
    type: [KnownTitleRef],
    description:
      'The titles of challenges that the scoreboard shows as `???`, because they require others, and that the viewer may know: all of them for organizers and after the end of the game, those that the team has unlocked for players.',
    select: { id: true, end: true, pausedAt: true },
    // Visitors know none before the end, and are the most that open a board.
    resolve: ({ id, ...times }, _args, ctx) =>
      ctx.viewer || hasEnded(times, ctx.clock.now()) ? knownTitles(ctx, id) : [],
  }),
)
