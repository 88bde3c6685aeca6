import type { Plugin } from 'graphql-yoga'
import type { Context } from '../../context.ts'

/** Ends a stream of server-sent events when its session or token ends. */
export function useEndedAccess(): Plugin<Context> {
  return {
    onSubscribe: ({ args }) => ({
      onSubscribeResult({ result, setResult }) {
        if (Symbol.asyncIterator in result) setResult(endWithAccess(result, args.contextValue))
      },
    }),
  }
}

function endWithAccess<Item>(stream: AsyncIterable<Item>, ctx: Context): AsyncIterableIterator<Item> {
  const iterator = stream[Symbol.asyncIterator]()
  const end = async () => {
    offAccess()
    await iterator.return?.()
  }
  const offAccess = ctx.access.watch(ctx.viewer, () => void end())
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    async next() {
      try {
        const step = await iterator.next()
        if (step.done) offAccess()
        return step
      } catch (error) {
        offAccess()
        throw error
      }
    },
    async return() {
      await end()
      return { done: true, value: undefined }
    },
  }
}
