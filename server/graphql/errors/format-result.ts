import type { ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Context } from '../../context.ts'
import { toGraphQLError } from './errors.ts'

/** Translates errors of rules and masks faults. */
export function formatResult<Result extends ExecutionResult>(result: Result, ctx: Context): Result {
  if (!result.errors) return result
  return { ...result, errors: result.errors.map((error) => toGraphQLError(error, ctx)) }
}

/** Formats all of Yoga's answers, single results and streams. */
export function useFormattedResults(): Plugin<Context> {
  return {
    onExecute: ({ args }) => ({
      onExecuteDone({ result, setResult }) {
        const ctx = args.contextValue
        if (isStream(result)) setResult(mapStream(result, ctx))
        else setResult(formatResult(result as ExecutionResult, ctx))
      },
    }),
    onSubscribe: ({ args }) => ({
      onSubscribeResult({ result, setResult }) {
        const ctx = args.contextValue
        if (isStream(result)) setResult(mapStream(result, ctx))
        else setResult(formatResult(result as ExecutionResult, ctx))
      },
    }),
  }
}

function isStream<T>(value: T): value is T & AsyncIterable<ExecutionResult> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

function mapStream(
  stream: AsyncIterable<ExecutionResult>,
  ctx: Context,
): AsyncIterableIterator<ExecutionResult> {
  const iterator = stream[Symbol.asyncIterator]()
  let isOver = false
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    async next() {
      if (isOver) return { done: true, value: undefined }
      try {
        const step = await iterator.next()
        return step.done ? step : { done: false, value: formatResult(step.value, ctx) }
      } catch (error) {
        // The last message, so that the subscriber knows why the stream ends.
        isOver = true
        return { done: false, value: { errors: [toGraphQLError(error, ctx)] } }
      }
    },
    async return(value?: unknown) {
      isOver = true
      await iterator.return?.(value)
      return { done: true, value: undefined }
    },
  }
}
