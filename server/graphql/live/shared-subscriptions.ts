import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Context } from '../../context.ts'
import { executeForTeam } from '../operations/team-sharing.ts'
import { prepareResult, resultOf, sharingOf } from './shared-results.ts'

/**
 * Like `subscribe` of graphql-js, but subscribers that receive the same event object share its result, and players of a
 * team share theirs. The others are executed in their line: a slow one has the newest state when its turn comes. Each
 * subscriber has an event source of its own, which checks what the subscriber may receive.
 */
export async function subscribeShared(
  args: ExecutionArgs,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const sharing = sharingOf(args)
  const opened = await createSourceEventStream(args)
  if (!(Symbol.asyncIterator in opened)) return opened
  const line = (args.contextValue as Context).lines.updates
  return mapEvents(opened, (event) => {
    const own = () => executeForTeam({ ...args, rootValue: event }, executePrepared, { line })
    return sharing ? resultOf(event, sharing, args, own) : own()
  })
}

async function executePrepared(args: ExecutionArgs): Promise<ExecutionResult> {
  const executed = await execute(args)
  return executed.errors ? executed : prepareResult(executed).result
}

function mapEvents(
  opened: AsyncIterable<unknown>,
  read: (event: unknown) => ExecutionResult | Promise<ExecutionResult>,
): AsyncIterableIterator<ExecutionResult> {
  const events = opened[Symbol.asyncIterator]()
  const toStep = (value: ExecutionResult): IteratorResult<ExecutionResult> => ({ done: false, value })
  const readStep = (
    step: IteratorResult<unknown>,
  ): IteratorResult<ExecutionResult> | Promise<IteratorResult<ExecutionResult>> => {
    if (step.done) return { done: true, value: undefined }
    const value = read(step.value)
    return value instanceof Promise ? value.then(toStep) : toStep(value)
  }
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    // One promise for a result that is ready: an async function would need three.
    next: () => events.next().then(readStep),
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
