import { encodeGlobalID } from '@pothos/plugin-relay'
import type { Actor } from './actor.ts'

export type Delivery = {
  id: string
  messageId: string
  type: string
  status: 'Waiting' | 'Delivered' | 'Failed'
  body: string
  attempts: number
  responseStatus: number | null
  responseText: string | null
  durationMs: number | null
  failure: string | null
}

export type Hook = {
  databaseId: number
  isEnabled: boolean
  failingSince: string | null
  switchedOffAt: string | null
  deliveries: { totalCount: number; edges: { node: Delivery }[] }
}

type NewWebhook = {
  gameId: number | null
  url: string
  events: readonly string[]
  form?: 'Standard' | 'Discord' | 'Slack'
  isForOrganizers?: boolean
}

export type MadeWebhook = { webhookId: number; secret: string }

export async function makeWebhook(author: Actor, webhook: NewWebhook): Promise<MadeWebhook> {
  const { form = 'Standard', isForOrganizers = false, gameId, ...rest } = webhook
  const made = await author.mutate<{ secret: string; webhook: { databaseId: number } }>(
    'createWebhook',
    { ...rest, ...(gameId !== null && { gameId }), name: 'Announcer', form, isForOrganizers },
    'secret webhook { databaseId }',
  )
  if (made.__typename !== 'CreateWebhookPayload') throw new Error(`not created: ${JSON.stringify(made)}`)
  return { secret: made.secret, webhookId: made.webhook.databaseId }
}

/** A webhook with its deliveries, oldest first. */
export async function readWebhook(keeper: Actor, webhookId: number) {
  const { node } = await keeper.query<{ node: Hook | null }>(
    `query ($id: ID!) { node(id: $id) { ... on Webhook {
       databaseId isEnabled failingSince switchedOffAt deliveries(first: 50) { totalCount edges { node {
         id messageId type status body attempts responseStatus responseText durationMs failure } } } } } }`,
    { id: encodeGlobalID('Webhook', webhookId) },
  )
  if (!node) throw new Error(`no webhook ${webhookId}`)
  return { ...node, deliveries: node.deliveries.edges.map((edge) => edge.node).toReversed() }
}
