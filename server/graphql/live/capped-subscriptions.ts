import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql'
import type { Context } from '../../context.ts'
import { caps, type CapName } from '../../limits/caps.ts'
import { openSubscriptions } from '../../meters/meters.ts'

/** Makes each subscription of the schema take a slot of its cap, and release it at its end. */
export function capSubscriptions(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    if (!isCapped(field.name)) throw new Error(`server/limits/caps.ts has no cap of ${field.name}`)
    if (!field.subscribe) throw new Error(`${field.name} has no subscribe function`)
    field.subscribe = capped(field.name, field.subscribe as GraphQLFieldResolver<unknown, Context>)
  }
  return schema
}

function isCapped(name: string): name is CapName {
  return name !== 'connection' && Object.hasOwn(caps, name)
}

function capped(
  name: CapName,
  subscribe: GraphQLFieldResolver<unknown, Context>,
): GraphQLFieldResolver<unknown, Context> {
  return async (root, args, ctx, info) => {
    const release = ctx.limits.hold(ctx, ctx.isSocket ? [name] : ['connection', name])
    try {
      const items = (await subscribe(root, args, ctx, info)) as AsyncIterable<unknown>
      openSubscriptions.inc({ subscription: name })
      let isOpen = true
      return withEnd(items, () => {
        release()
        if (isOpen) openSubscriptions.dec({ subscription: name })
        isOpen = false
      })
    } catch (error) {
      release()
      throw error
    }
  }
}

/** The same items; `end` is called after the last one. */
function withEnd<Item>(items: AsyncIterable<Item>, end: () => void): AsyncIterableIterator<Item> {
  const source = items[Symbol.asyncIterator]()
  const pass = (step: IteratorResult<Item>) => {
    if (step.done) end()
    return step
  }
  const fail = (error: unknown) => {
    end()
    throw error
  }
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    // One promise for each item: an async function would need three.
    next: () => source.next().then(pass, fail),
    async return() {
      end()
      await source.return?.()
      return { done: true, value: undefined }
    },
  }
}
