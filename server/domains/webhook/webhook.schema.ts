import { WebhookDeliveryStatus, WebhookForm } from '../../../prisma/generated/client/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { numberKey, uuidKey } from '../../graphql/node-key.ts'
import { mayAuthorGames } from '../game/game.policy.ts'
import { GameNode } from '../game/game.schema.ts'
import { gameWebhooks, platformWebhooks, webhookDeliveries } from './deliveries.service.ts'
import { managedWebhooks } from './webhook.policy.ts'

export const WebhookFormEnum = builder.enumType('WebhookForm', {
  description: 'The shape of the requests of a webhook.',
  values: {
    [WebhookForm.Standard]: { description: 'JSON with a signature, by Standard Webhooks 1.0.0.' },
    [WebhookForm.Discord]: { description: 'Messages of a webhook of Discord.' },
    [WebhookForm.Slack]: { description: 'Messages of an incoming webhook of Slack.' },
  } as const,
})

const WebhookDeliveryStatusEnum = builder.enumType('WebhookDeliveryStatus', {
  description: 'The state of a delivery.',
  values: {
    [WebhookDeliveryStatus.Waiting]: { description: 'It waits for its next attempt.' },
    [WebhookDeliveryStatus.Delivered]: { description: 'The receiver accepted it.' },
    [WebhookDeliveryStatus.Failed]: { description: 'All attempts failed.' },
  } as const,
})

export const WebhookDeliveryNode = builder.prismaNode('WebhookDelivery', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, ctx) => ({ id: uuidKey(id), webhook: managedWebhooks(ctx) }),
  description: 'An event for a webhook. Deliveries are kept for 14 days.',
  fields: (t) => ({
    messageId: t.exposeString('id', {
      description: 'The `webhook-id` of its requests, the same in every attempt.',
    }),
    type: t.exposeString('type', { description: 'The type of the event.' }),
    status: t.field({
      type: WebhookDeliveryStatusEnum,
      description: 'Whether it waits, was accepted or failed.',
      resolve: ({ status }) => status,
    }),
    body: t.exposeString('body', {
      description: 'The event as JSON. It is the body of a request of the form Standard.',
    }),
    attempts: t.exposeInt('attempts', { description: 'How many times the platform has sent it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was queued.' }),
    dueAt: t.expose('dueAt', {
      type: 'DateTime',
      description: 'When the next attempt of a waiting one is due.',
    }),
    triedAt: t.expose('triedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last sent; null before the first attempt.',
    }),
    durationMs: t.exposeInt('durationMs', {
      nullable: true,
      description: 'The duration of the last attempt in milliseconds.',
    }),
    responseStatus: t.exposeInt('responseStatus', {
      nullable: true,
      description: 'The status of the last response; null if none arrived.',
    }),
    responseText: t.exposeString('responseText', {
      nullable: true,
      description: 'The first 1024 bytes of the last response.',
    }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'Why the last attempt failed; null if it did not.',
    }),
  }),
})

export const WebhookNode = builder.prismaNode('Webhook', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, ctx) => ({ id: numberKey(id), AND: managedWebhooks(ctx) }),
  description: 'An address that the platform sends events to.',
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    name: t.exposeString('name', { description: 'The name that its author chose.' }),
    origin: t.exposeString('origin', {
      description:
        'The scheme, host and port of the address. The rest is a secret, because it may contain a token.',
    }),
    form: t.field({
      type: WebhookFormEnum,
      description: 'The shape of its requests.',
      resolve: ({ form }) => form,
    }),
    events: t.exposeStringList('events', { description: 'The types of the events that it receives.' }),
    isForOrganizers: t.exposeBoolean('isForOrganizers', {
      description:
        'Whether it receives what only organizers see, such as solves after the freeze. Others receive what everybody sees.',
    }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether events are queued and sent.' }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'When it first failed after its last success; null if it works.',
    }),
    switchedOffAt: t.expose('switchedOffAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the platform disabled it, because it kept failing; null if it did not.',
    }),
    previousSecretUntil: t.expose('previousSecretUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when requests are signed with the former secret too; null without one.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    game: t.relation('game', {
      nullable: true,
      description: 'Its game; null if it receives events of all games.',
    }),
    deliveries: t.prismaConnection(
      {
        type: WebhookDeliveryNode,
        cursor: 'id',
        description: 'Its deliveries, newest first.',
        resolve: (query, { id }, _args, ctx) => webhookDeliveries(ctx, id).rows(query),
        totalCount: ({ id }, _args, ctx) => webhookDeliveries(ctx, id).count(),
      },
      { name: 'WebhookDeliveryConnection' },
      { name: 'WebhookDeliveryEdge' },
    ),
  }),
})

builder.prismaObjectField(GameNode, 'webhooks', (t) =>
  t.prismaField({
    type: [WebhookNode],
    nullable: true,
    description: 'The webhooks of the game, for authors; null for others.',
    resolve: (query, { id }, _args, ctx) =>
      mayAuthorGames(ctx.viewer) ? gameWebhooks(ctx, id).rows(query) : null,
  }),
)

builder.queryField('webhooks', (t) =>
  t.prismaField({
    type: [WebhookNode],
    nullable: true,
    description: 'The webhooks that receive events of all games. For administrators.',
    resolve: (query, _root, _args, ctx) => platformWebhooks(ctx).rows(query),
  }),
)
