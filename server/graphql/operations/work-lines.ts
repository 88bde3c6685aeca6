import {
  getOperationAST,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Context } from '../../context.ts'
import type { WorkLine, WorkLines } from '../../limits/work-line.ts'
import { UnavailableError } from '../../use-case/errors.ts'
import { toGraphQLError } from '../errors/errors.ts'
import { executeForTeam } from './team-sharing.ts'

type Execute = (args: ExecutionArgs) => ExecutionResult | Promise<ExecutionResult>

/**
 * Executes a query or a mutation in its line. An operation that is refused there has changed nothing; its error has the
 * status 503 for HTTP.
 */
export async function executeInLine(args: ExecutionArgs, execute: Execute): Promise<ExecutionResult> {
  const ctx = args.contextValue as Context
  const line = lineOf(args, ctx.lines)
  let hasBegun = false
  const begun = () => {
    hasBegun = true
  }
  const run = () => {
    begun()
    return execute(args)
  }
  try {
    // An operation that need not wait is not worth the look-up of the team.
    if (line !== ctx.lines.reads || !line.isFull()) return await line.run(run)
    return await executeForTeam(args, execute, { line, begun })
  } catch (error) {
    if (hasBegun || !(error instanceof UnavailableError)) throw error
    const { message, extensions } = toGraphQLError(error, ctx)
    // Yoga reads these from the error and does not send them in the body.
    const http = { status: error.status, headers: { 'Retry-After': String(error.retryAfterSeconds) } }
    return { errors: [new GraphQLError(message, { extensions: { ...extensions, isBusy: true, http } })] }
  }
}

/** Mutations that hash a password. */
const accountFields = new Set(['register', 'logIn'])

function lineOf({ document, operationName }: ExecutionArgs, lines: WorkLines): WorkLine {
  const operation = getOperationAST(document, operationName)
  if (operation?.operation !== OperationTypeNode.MUTATION) return lines.reads
  const isOfAccounts = operation.selectionSet.selections.some(
    (field) => field.kind === Kind.FIELD && accountFields.has(field.name.value),
  )
  return isOfAccounts ? lines.accounts : lines.changes
}

/** Makes operations over HTTP wait in their line. */
export function useWorkLines(): Plugin<Context> {
  return {
    onExecute({ executeFn, setExecuteFn }) {
      setExecuteFn((args: ExecutionArgs) => executeInLine(args, executeFn))
    },
  }
}
