import { builder } from '../../../graphql/builder.ts'
import { rowKeys } from '../../../graphql/global-id.ts'
import { forViewer, mutation, type PayloadFields } from '../../../graphql/mutation.ts'
import { GameNode } from '../game.schema.ts'
import { loadGame } from '../read-games.ts'
import { extendGame, previewExtension, type Extension } from './extend.service.ts'
import type { TimeKind, TimeMove } from './move-times.ts'
import { pauseGame, resumeGame } from './pause.service.ts'

const TimeKindEnum = builder.enumType('GameTimeKind', {
  description: 'A time of a game that moves with its clock.',
  values: {
    End: { description: 'The end of the game.' },
    Freeze: { description: 'The freeze of the scoreboard.' },
    WriteupDeadline: { description: 'The last time to submit a write-up.' },
    Release: { description: 'The release of a challenge.' },
    Close: { description: 'The close of a challenge.' },
    HintRelease: { description: 'The release of a hint of a challenge.' },
  } as const satisfies Record<TimeKind, object>,
})

const GameTimeMove = builder.objectRef<TimeMove>('GameTimeMove').implement({
  description: 'A time of a game before and after an extension.',
  fields: (t) => ({
    kind: t.expose('kind', { type: TimeKindEnum, description: 'Which time moves.' }),
    challengeTitle: t.string({
      nullable: true,
      description: 'The title of the challenge of a release, a close or a hint; null for times of the game.',
      resolve: ({ challenge }) => challenge?.title ?? null,
    }),
    before: t.expose('before', { type: 'DateTime', description: 'The time now.' }),
    after: t.expose('after', { type: 'DateTime', description: 'The time after the extension.' }),
  }),
})

const GameExtension = builder.objectRef<Extension>('GameExtension').implement({
  description: 'A preview of the times and instances that an extension of a game would move.',
  fields: (t) => ({
    minutes: t.exposeInt('minutes', { description: 'The minutes of the extension.' }),
    version: t.exposeString('version', {
      description: 'Send it with `extendGame`, which refuses if a time has changed or passed since.',
    }),
    moves: t.expose('moves', {
      type: [GameTimeMove],
      description: 'The times that are still in the future, before and after the extension.',
    }),
    instanceCount: t.exposeInt('instanceCount', {
      description: 'The number of instances of teams that would run for as much longer.',
    }),
  }),
})

builder.prismaObjectFields(GameNode, (t) => ({
  pausedAt: t.expose('pausedAt', {
    type: 'DateTime',
    nullable: true,
    description:
      'When an organizer paused the game; null unless it is paused. Until the resume answers are refused, and the resume moves the times after it by the duration of the pause.',
  }),
  extension: t.field({
    type: GameExtension,
    nullable: true,
    description:
      'A preview of an extension of the running game by some minutes. For authors; null for others, and unless the game runs.',
    args: {
      minutes: t.arg.int({ required: true, description: 'The minutes, 1 to 10080.' }),
    },
    resolve: (game, args, ctx) => previewExtension(ctx, game, args),
  }),
}))

const changedGame = (description: string) => (t: PayloadFields<{ gameId: number }>) => ({
  game: t.prismaField({
    type: GameNode,
    nullable: true,
    description,
    resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
  }),
})

mutation('pauseGame', {
  description: 'Pauses a running game: answers are refused until the resume, with a notice. For authors.',
  input: (t) => ({ gameId: t.id({ required: true, description: 'The id of the game.' }) }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { gameId } = rowKeys(sent)
    await pauseGame(ctx, gameId)
    return { gameId }
  },
  payload: changedGame('The paused game.'),
})

mutation('resumeGame', {
  description:
    'Resumes a paused game, with a notice, and moves the times that were in the future at the pause by its duration. For authors.',
  input: (t) => ({ gameId: t.id({ required: true, description: 'The id of the game.' }) }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { gameId } = rowKeys(sent)
    await resumeGame(ctx, gameId)
    return { gameId }
  },
  payload: changedGame('The game with its new times.'),
})

mutation('extendGame', {
  description:
    'Extends a running game, with a notice: moves the times that are still in the future, as `Game.extension` showed them. For authors.',
  input: (t) => ({
    gameId: t.id({ required: true, description: 'The id of the game.' }),
    minutes: t.int({ required: true, description: 'The minutes, 1 to 10080.' }),
    version: t.string({ required: true, description: 'The version of the preview.' }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { gameId, ...input } = rowKeys(sent)
    await extendGame(ctx, gameId, input)
    return { gameId }
  },
  payload: changedGame('The game with its new times.'),
})
