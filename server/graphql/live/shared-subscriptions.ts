import { createSourceEventStream, subscribe, type ExecutionArgs, type ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Context } from '../../context.ts'
import { resultOf, sharingOf } from './shared-results.ts'

/**
 * Like `subscribe` of graphql-js, but subscribers that receive the same event object share its result. Each subscriber
 * has an event source of its own, which checks what the subscriber may receive.
 */
export async function subscribeShared(
  args: ExecutionArgs,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const sharing = sharingOf(args)
  if (!sharing) return subscribe(args)
  const opened = await createSourceEventStream(args)
  if (!(Symbol.asyncIterator in opened)) return opened
  return mapEvents(opened, (event) => resultOf(event, sharing, args))
}

function mapEvents(
  opened: AsyncIterable<unknown>,
  read: (event: unknown) => Promise<ExecutionResult>,
): AsyncIterableIterator<ExecutionResult> {
  const events = opened[Symbol.asyncIterator]()
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    async next() {
      const step = await events.next()
      return step.done ? { done: true, value: undefined } : { done: false, value: await read(step.value) }
    },
    async return() {
      await events.return?.()
      return { done: true, value: undefined }
    },
  }
}

/** Makes event streams share their results. */
export function useSharedSubscriptions(): Plugin<Context> {
  return { onSubscribe: ({ setSubscribeFn }) => setSubscribeFn(subscribeShared) }
}
