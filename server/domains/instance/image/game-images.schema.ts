import { builder } from '../../../graphql/builder.ts'
import { rowKeys } from '../../../graphql/global-id.ts'
import { forViewer, mutation } from '../../../graphql/mutation.ts'
import { GameNode } from '../../game/game.schema.ts'
import { loadGame } from '../../game/read-games.ts'
import { followImages } from './follow-images.ts'
import { pullGameImages, readGameImages, type GameImage } from './game-images.service.ts'
import type { EngineImage, ImageStatus } from './image-state.ts'

const ImageStatusEnum = builder.enumType('ImageStatus', {
  values: {
    Missing: { description: 'The engine does not have it, and no pull is queued.' },
    Queued: { description: 'Waits to be pulled.' },
    Pulling: { description: 'The engine downloads it.' },
    Present: { description: 'The engine has it, so starts do not wait for a download.' },
    Failed: { description: 'The last pull failed; `message` has the reason.' },
    Unknown: { description: 'The engine does not answer.' },
  } as const satisfies Record<ImageStatus, object>,
  description: 'The state of an image on an engine.',
})

const EngineImageRef = builder.objectRef<EngineImage>('EngineImage').implement({
  description: 'An image on one engine.',
  fields: (t) => ({
    engine: t.exposeString('engine', { description: 'The address of the engine.' }),
    status: t.expose('status', { type: ImageStatusEnum, description: 'Its state.' }),
    progress: t.exposeInt('progress', {
      nullable: true,
      description: 'While Pulling: downloaded percent, if it is known.',
    }),
    message: t.exposeString('message', {
      nullable: true,
      description: 'What the engine answered to the last pull, if it failed.',
    }),
    changedAt: t.expose('changedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last pull was queued, made progress or ended; null if there was none.',
    }),
  }),
})

const ImageChallenge = builder.objectRef<GameImage['challenges'][number]>('ImageChallenge').implement({
  description: 'A challenge that uses an image.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The `databaseId` of the challenge.' }),
    title: t.exposeString('title', { description: 'The title of the challenge.' }),
  }),
})

const GameImageRef = builder.objectRef<GameImage>('GameImage').implement({
  description: 'A container image of a game.',
  fields: (t) => ({
    image: t.exposeString('image', { description: 'The name of the image.' }),
    challenges: t.expose('challenges', {
      type: [ImageChallenge],
      description: 'The challenges that use it, enabled or not.',
    }),
    engines: t.expose('engines', {
      type: [EngineImageRef],
      description:
        'Its state on each engine. Empty if the machines of the backend pull images by themselves, as those of Kubernetes do.',
    }),
  }),
})

builder.prismaObjectField(GameNode, 'containerImages', (t) =>
  t.field({
    type: [GameImageRef],
    nullable: true,
    description: 'The images of the challenges by name; for authors.',
    resolve: ({ id }, _args, ctx) => readGameImages(ctx, id),
  }),
)

mutation('pullImages', {
  description:
    'Queues pulls of all images of a game to all engines, also of those that are present. `Game.containerImages` has the progress, live in `containerImagesChanged`.',
  input: (t) => ({ gameId: t.id({ required: true, description: 'The id of the game.' }) }),
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, input) => {
    const { gameId } = rowKeys(input)
    await pullGameImages(ctx, gameId)
    return { gameId }
  },
  payload: (t) => ({
    game: t.prismaField({
      type: GameNode,
      nullable: true,
      description: 'The game with its images. Null if it cannot be read any more.',
      resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
    }),
  }),
})

builder.subscriptionField('containerImagesChanged', (t) =>
  t.prismaField({
    type: GameNode,
    description:
      'A game with its images, now and after each change of a pull or a challenge, at most twice a second; for authors.',
    args: { gameId: t.arg.id({ required: true, description: 'The id of the game.' }) },
    subscribe: (_root, args, ctx) => followImages(ctx, rowKeys(args).gameId),
    resolve: (query, { gameId }, _args, ctx) => loadGame(ctx, gameId, query),
  }),
)
