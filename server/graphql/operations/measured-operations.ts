import { getOperationAST, type DocumentNode, type ExecutionArgs, type ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Context } from '../../context.ts'
import { operationSeconds } from '../../meters/meters.ts'
import { inSpan, isTracing } from '../../runtime/tracing.ts'
import { loadPersistedOperations } from './persisted-operations.ts'

type Execution = { document: DocumentNode; operationName?: string | null | undefined }

const ownNames = new Set(
  [...loadPersistedOperations().values()].flatMap(
    (text) => /^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? [],
  ),
)

/** The name of an operation of the web client; `other` for all others, so that callers cannot add names. */
function knownName({ document, operationName }: Execution): string {
  const name = getOperationAST(document, operationName)?.name?.value ?? ''
  return ownNames.has(name) ? name : 'other'
}

/** Measures a query or mutation from its execution on. */
export function measureOperation(execution: Execution): (result: ExecutionResult) => void {
  const started = performance.now()
  return ({ errors }) => {
    const result = errors?.length ? 'error' : 'ok'
    const seconds = (performance.now() - started) / 1000
    operationSeconds.observe({ operation: knownName(execution), result }, seconds)
  }
}

/** Executes in a span that is named after the operation. */
async function traceOperation<Result>(
  execution: Execution & ExecutionArgs,
  execute: (args: ExecutionArgs) => Result | Promise<Result>,
): Promise<Result> {
  const kind = getOperationAST(execution.document, execution.operationName)?.operation ?? 'operation'
  return inSpan(`graphql ${kind} ${knownName(execution)}`, () => execute(execution))
}

export function useMeasuredOperations(): Plugin<Context> {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      if (isTracing()) setExecuteFn((given: ExecutionArgs) => traceOperation(given, executeFn))
      const measured = measureOperation(args)
      return {
        onExecuteDone({ result }) {
          if (!(Symbol.asyncIterator in result)) measured(result as ExecutionResult)
        },
      }
    },
  }
}
