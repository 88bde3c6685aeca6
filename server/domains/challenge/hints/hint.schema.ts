import { builder } from '../../../graphql/builder.ts'
import { rowKeys } from '../../../graphql/global-id.ts'
import { forViewer, mutation } from '../../../graphql/mutation.ts'
import { numberKey } from '../../../graphql/node-key.ts'
import { ChallengeNode } from '../challenge.schema.ts'
import { mayAuthorChallenges, visibleChallenges } from '../challenge.policy.ts'
import { loadChallenge } from '../read-challenges.ts'
import { boughtBy } from './open-hints.ts'
import { setExtraHints } from './set-hints.service.ts'
import { viewerIdOf } from '../../../use-case/viewer.ts'

type Unlock = { unlockedAt: Date; userName: string | null }

const HintUnlock = builder.objectRef<Unlock>('HintUnlock').implement({
  description: "The purchase of a hint by the viewer's team.",
  fields: (t) => ({
    unlockedAt: t.expose('unlockedAt', { type: 'DateTime', description: 'When the team bought the hint.' }),
    userName: t.exposeString('userName', {
      nullable: true,
      description: 'The user who bought it; null once the account is deleted.',
    }),
  }),
})

/** Returned only to players and authors of the challenge. Players see released hints. */
const HintNode = builder.prismaNode('Hint', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, ctx) => ({
    id: numberKey(id),
    challenge: visibleChallenges(ctx),
    ...(mayAuthorChallenges(ctx.viewer) ? {} : { isReleased: true }),
  }),
  description: 'A hint with a title, a cost or a time of its own.',
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    title: t.exposeString('title', { description: 'The title, at most 100 characters; may be empty.' }),
    cost: t.exposeInt('cost', { description: 'The points that the text costs; 0 for a free hint.' }),
    releaseAt: t.expose('releaseAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time from which players see the hint; null without one.',
    }),
    content: t.string({
      nullable: true,
      description: "The text, in Markdown; null until the viewer's team has bought the hint.",
      select: (_args, ctx) => ({
        adjustments: { where: boughtBy(viewerIdOf(ctx)), take: 1, select: { id: true } },
      }),
      resolve: ({ content, cost, adjustments }, _args, ctx) =>
        cost === 0 || adjustments.length > 0 || mayAuthorChallenges(ctx.viewer) ? content : null,
    }),
    unlock: t.field({
      type: HintUnlock,
      nullable: true,
      description: "The purchase by the viewer's team; null if it has not bought the hint.",
      select: (_args, ctx) => ({
        adjustments: {
          where: boughtBy(viewerIdOf(ctx)),
          take: 1,
          select: { madeAt: true, user: { select: { userName: true } } },
        },
      }),
      resolve: ({ adjustments: [bought] }) =>
        bought ? { unlockedAt: bought.madeAt, userName: bought.user?.userName ?? null } : null,
    }),
  }),
})

builder.prismaObjectField(ChallengeNode, 'extraHints', (t) =>
  t.relation('extraHints', {
    type: HintNode,
    description: 'The hints with a title, a cost or a time, in order. Players see those whose time has come.',
    query: (_args, ctx) => ({
      where: mayAuthorChallenges(ctx.viewer) ? {} : { isReleased: true },
      orderBy: { position: 'asc' },
    }),
  }),
)

const ExtraHintInput = builder.inputType('ExtraHintInput', {
  description: 'A hint with a title, a cost or a time.',
  fields: (t) => ({
    hintId: t.id({ description: 'The id of the hint; null for a new one.' }),
    title: t.string({ description: 'The title, at most 100 characters; empty when absent.' }),
    content: t.string({ required: true, description: 'The text, in Markdown.' }),
    cost: t.int({ description: 'The points that the text costs, at most 1000000; 0 when absent.' }),
    releaseAt: t.field({
      type: 'DateTime',
      description: 'The time from which players see the hint; at once when absent or past.',
    }),
  }),
})

mutation('setExtraHints', {
  description:
    'Replaces the hints of a challenge that have a title, a cost or a time. Hints with an id stay the same hints. Teams that bought a removed hint get their points back. For authors.',
  input: (t) => ({
    gameId: t.id({ required: true, description: 'The id of the game.' }),
    challengeId: t.id({ required: true, description: 'The id of the challenge.' }),
    hints: t.field({
      type: [ExtraHintInput],
      required: true,
      description: 'All of these hints in order, at most 20.',
    }),
  }),
  changesResult: true,
  knowsRevision: true,
  validates: true,
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { hints, ...key } = rowKeys(sent)
    await setExtraHints(ctx, key, { hints: hints.map((hint) => rowKeys(hint)) })
    return key
  },
  payload: (t) => ({
    challenge: t.prismaField({
      type: ChallengeNode,
      nullable: true,
      description: 'The challenge with its hints.',
      resolve: (query, { challengeId }, _args, ctx) => loadChallenge(ctx, challengeId, query),
    }),
  }),
})
