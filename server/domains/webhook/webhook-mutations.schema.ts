import { encodeGlobalID } from '@pothos/plugin-relay'
import type { builder } from '../../graphql/builder.ts'
import { rowKeys } from '../../graphql/global-id.ts'
import { forViewer, mutation, type PayloadFields } from '../../graphql/mutation.ts'
import { uuidKey } from '../../graphql/node-key.ts'
import { GameNode } from '../game/game.schema.ts'
import { loadGame } from '../game/read-games.ts'
import { loadDelivery, loadWebhook, replayDelivery, sendTestEvent } from './deliveries.service.ts'
import { createWebhook, deleteWebhook, rotateWebhookSecret, updateWebhook } from './webhook.service.ts'
import { WebhookDeliveryNode, WebhookFormEnum, WebhookNode } from './webhook.schema.ts'

type Input = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>
type OfWebhook = { webhookId: number }

const urlText =
  'The address that receives the events, of http or https, at most 2048 characters. It is stored encrypted and not shown again.'
const eventsText = 'The types of the events to receive, at least one.'
const organizersText =
  'Whether it receives what only organizers see, such as solves after the freeze. Some types of events require it.'

const webhookIdField = (t: Input) => ({
  webhookId: t.id({ required: true, description: 'The id of the webhook.' }),
})

const webhookField = <Done extends OfWebhook>(t: PayloadFields<Done>, description: string) =>
  t.prismaField({
    type: WebhookNode,
    nullable: true,
    description,
    resolve: (query, done, _args, ctx) => loadWebhook(ctx, (done as unknown as OfWebhook).webhookId, query),
  })

const gameField = <Done extends { gameId: number | null }>(t: PayloadFields<Done>, description: string) =>
  t.prismaField({
    type: GameNode,
    nullable: true,
    description,
    resolve: (query, done, _args, ctx) => {
      const { gameId } = done as unknown as { gameId: number | null }
      return gameId === null ? null : loadGame(ctx, gameId, query)
    },
  })

mutation('createWebhook', {
  description:
    'Creates a webhook. For authors; one of all games for administrators. A game has at most 20 webhooks.',
  input: (t) => ({
    gameId: t.id({
      description: 'The id of the game. Without it, the webhook receives events of all games.',
    }),
    name: t.string({ required: true, description: 'A name, at most 64 characters.' }),
    url: t.string({ required: true, description: urlText }),
    form: t.field({ type: WebhookFormEnum, required: true, description: 'The shape of its requests.' }),
    events: t.stringList({ required: true, description: eventsText }),
    isForOrganizers: t.boolean({ required: true, description: organizersText }),
  }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: (ctx, sent) => {
    const { gameId, ...input } = rowKeys(sent)
    return createWebhook(ctx, { ...input, gameId: gameId ?? null })
  },
  payload: (t) => ({
    webhook: webhookField(t, 'The webhook.'),
    secret: t.exposeString('secret', {
      description: 'The secret that requests of the form Standard are signed with. It is not shown again.',
    }),
    game: gameField(t, 'The game with its webhooks; null for a webhook of all games.'),
  }),
})

mutation('updateWebhook', {
  description:
    'Changes a webhook. To enable one that the platform disabled resets its failures. One that is for everybody from now on sends no delivery that was written for organizers. For those who may create it.',
  input: (t) => ({
    ...webhookIdField(t),
    name: t.string({ description: 'A name, at most 64 characters.' }),
    url: t.string({ description: urlText }),
    form: t.field({ type: WebhookFormEnum, description: 'The shape of its requests.' }),
    events: t.stringList({ description: eventsText }),
    isForOrganizers: t.boolean({ description: organizersText }),
    isEnabled: t.boolean({ description: 'Whether events are queued and sent.' }),
  }),
  clears: {},
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, sent) => ({ webhookId: await updateWebhook(ctx, rowKeys(sent)) }),
  payload: (t) => ({ webhook: webhookField(t, 'The webhook after the change.') }),
})

mutation('rotateWebhookSecret', {
  description:
    'Makes a new secret for a webhook. For 24 hours its requests carry a signature with each of the two secrets, so that the receiver can change. For those who may create it.',
  input: (t) => webhookIdField(t),
  refuses: [...forViewer, 'notFound'],
  run: (ctx, sent) => rotateWebhookSecret(ctx, rowKeys(sent).webhookId),
  payload: (t) => ({
    webhook: webhookField(t, 'The webhook.'),
    secret: t.exposeString('secret', { description: 'The new secret. It is not shown again.' }),
  }),
})

mutation('deleteWebhook', {
  description: 'Deletes a webhook with its deliveries. For those who may create it.',
  input: (t) => webhookIdField(t),
  refuses: [...forViewer, 'notFound'],
  run: async (ctx, sent) => {
    const { webhookId } = rowKeys(sent)
    return { webhookId, gameId: await deleteWebhook(ctx, webhookId) }
  },
  payload: (t) => ({
    deletedId: t.id({
      description: 'The global id of the deleted webhook.',
      resolve: ({ webhookId }) => encodeGlobalID('Webhook', webhookId),
    }),
    game: gameField(t, 'The game with its other webhooks; null for a webhook of all games.'),
  }),
})

mutation('sendTestWebhook', {
  description:
    'Queues an event of the type `test` for a webhook that is enabled. For those who may create it.',
  input: (t) => webhookIdField(t),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => {
    const { webhookId } = rowKeys(sent)
    return { webhookId, deliveryId: await sendTestEvent(ctx, webhookId) }
  },
  payload: (t) => ({
    webhook: webhookField(t, 'The webhook with the delivery.'),
    delivery: t.prismaField({
      type: WebhookDeliveryNode,
      nullable: true,
      description: 'The delivery, which waits.',
      resolve: (query, { deliveryId }, _args, ctx) => loadDelivery(ctx, deliveryId, query),
    }),
  }),
})

mutation('replayWebhookDelivery', {
  description:
    'Sends a delivery again that was accepted or failed, with the same message id. A webhook for everybody does not send one that was written for organizers. For those who may create the webhook.',
  input: (t) => ({ deliveryId: t.id({ required: true, description: 'The id of the delivery.' }) }),
  refuses: [...forViewer, 'notFound', 'conflict'],
  run: async (ctx, sent) => ({ deliveryId: await replayDelivery(ctx, uuidKey(rowKeys(sent).deliveryId)) }),
  payload: (t) => ({
    delivery: t.prismaField({
      type: WebhookDeliveryNode,
      nullable: true,
      description: 'The delivery, which waits.',
      resolve: (query, { deliveryId }, _args, ctx) => loadDelivery(ctx, deliveryId, query),
    }),
  }),
})
