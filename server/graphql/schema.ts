import type { GraphQLSchema } from 'graphql'
import { builder } from './builder.ts'
import './scalars.ts'
import './errors/errors.ts'
import './rate-limit.schema.ts'
import { capSubscriptions } from './live/capped-subscriptions.ts'
import { describeShared } from './shared-descriptions.ts'
import { allowMissingReads } from './errors/nullable-payloads.ts'
import { guardTypes } from './type-scopes.ts'
import './domains.ts'

builder.queryType({ description: 'All reads.' })
builder.mutationType({ description: 'All writes. Every result is a union of a payload and errors.' })
builder.subscriptionType({ description: 'Live updates, over WebSocket or server-sent events.' })

export const schema: GraphQLSchema = describeShared(
  allowMissingReads(capSubscriptions(guardTypes(builder.toSchema()))),
)
