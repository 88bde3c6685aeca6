import type { GraphQLSchema } from 'graphql'
import { builder } from './builder.ts'
import './scalars.ts'
import './errors.ts'
import { capSubscriptions } from './live/capped-subscriptions.ts'
import { describeShared } from './shared-descriptions.ts'
import { guardTypes } from './type-scopes.ts'
import './domains.ts'

builder.queryType({ description: 'What can be read.' })
builder.mutationType({ description: 'What can be done. Every answer is a union of a payload and errors.' })
builder.subscriptionType({ description: 'What can be followed live, over WebSocket or server-sent events.' })

export const schema: GraphQLSchema = describeShared(capSubscriptions(guardTypes(builder.toSchema())))
