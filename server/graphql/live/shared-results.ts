import {
  execute,
  getOperationAST,
  Kind,
  OperationTypeNode,
  visit,
  type ExecutionArgs,
  type ExecutionResult,
  type OperationDefinitionNode,
} from 'graphql'
import type { Context } from '../../context.ts'
import { sharedResults } from '../../meters/meters.ts'
import type { Viewer } from '../../use-case/viewer.ts'
import { audienceOf, type Audience } from '../shared-fields.ts'
import { createSharedMessage, type SharedMessage } from './shared-message.ts'

/** How many operations share the results of one event. Each further one is executed for each of its subscribers. */
const mostOperations = 100

/** `null`: the operation is never shared. Otherwise for whom, and the variables that its result depends on. */
type Sharing = {
  operation: OperationDefinitionNode
  audience: Extract<Audience, 'all' | 'public'>
  variableNames: readonly string[]
} | null
type Shared = { message: SharedMessage; result: ExecutionResult }
/** By the values of the variables. Null for a result that is not shared, a promise until that is known. */
type Results = Map<string, Shared | null | Promise<Shared | null>>

const sharings = new WeakMap<OperationDefinitionNode, Sharing>()
/** By event and operation. One event object is for one audience: an event that differs by viewer is another object. */
const resultsOf = new WeakMap<object, Map<OperationDefinitionNode, Results>>()
const messages = new WeakMap<ExecutionResult, SharedMessage>()

/** The serialized form of a result that subscribers share; undefined for a result of one subscriber. */
export function sharedMessageOf(result: ExecutionResult): SharedMessage | undefined {
  return messages.get(result)
}

/** Null for an operation whose results differ between the players that receive the same event. */
export function sharingOf({ document, operationName }: ExecutionArgs): Sharing {
  const operation = getOperationAST(document, operationName)
  if (!operation) return null
  const known = sharings.get(operation)
  if (known !== undefined) return known
  const audience = operation.operation === OperationTypeNode.SUBSCRIPTION ? audienceOf(document) : 'one'
  const isShared = audience === 'all' || audience === 'public'
  const sharing = isShared
    ? { operation, audience, variableNames: variablesBelowRoot(operation, document) }
    : null
  sharings.set(operation, sharing)
  return sharing
}

/**
 * The result of an operation for one event: executed and serialized once for all subscribers with the same variables.
 * It is executed without a viewer. If that fails, `own` returns the result of this subscriber.
 */
export function resultOf(
  event: unknown,
  { operation, audience, variableNames }: NonNullable<Sharing>,
  args: ExecutionArgs,
  own: () => Promise<ExecutionResult>,
): ExecutionResult | Promise<ExecutionResult> {
  if (typeof event !== 'object' || event === null) return own()
  const ctx = args.contextValue as Context
  if (audience === 'public' && !seesAsVisitor(ctx.viewer)) return own()
  const key = keyOf(variableNames, args)
  const results = resultsFor(event, operation, key)
  if (!results) return own()
  let shared = results.get(key)
  if (shared === undefined) {
    const contextValue = audience === 'all' ? noContext : { ...ctx, viewer: null }
    shared = executeForAll(event, { ...args, contextValue }).then((known) => {
      results.set(key, known)
      return known
    })
    results.set(key, shared)
  }
  return shared instanceof Promise
    ? shared.then((known) => known?.result ?? own())
    : (shared?.result ?? own())
}

function keyOf(variableNames: readonly string[], { variableValues }: ExecutionArgs): string {
  return variableNames.length === 0
    ? ''
    : JSON.stringify(Object.fromEntries(variableNames.map((name) => [name, variableValues?.[name]])))
}

function resultsFor(event: object, operation: OperationDefinitionNode, key: string): Results | null {
  const byOperation = resultsOf.get(event) ?? new Map<OperationDefinitionNode, Results>()
  const results: Results = byOperation.get(operation) ?? new Map()
  if (results.has(key)) return results
  resultsOf.set(event, byOperation)
  const isFull = byOperation.size >= mostOperations && !byOperation.has(operation)
  if (isFull || results.size >= mostOperations) return null
  byOperation.set(operation, results)
  return results
}

async function executeForAll(event: object, args: ExecutionArgs): Promise<Shared | null> {
  const executed = await execute({ ...args, rootValue: event })
  // An error may be the refusal of `noContext`, and its text depends on the language of the subscriber.
  if (executed.errors) return null
  sharedResults.inc()
  return prepareResult(executed)
}

/** Serializes a result without errors once for all its subscribers. */
export function prepareResult(executed: ExecutionResult): Shared {
  const text = JSON.stringify(executed)
  const message = createSharedMessage(text)
  // The server of event streams calls `stringify` in place of `JSON.stringify`.
  const result = Object.assign(executed, { stringify: () => text })
  messages.set(result, message)
  return { message, result }
}

/** Whether the viewer sees public fields as visitors do: players with a session. A token may lack the right to read. */
function seesAsVisitor(viewer: Viewer | null): boolean {
  return viewer === null || (viewer.role === 'User' && viewer.scopes === null)
}

/** Throws when a resolver asks for the viewer or for a service, so that no result of one viewer reaches another. */
const noContext = new Proxy({} as Context, {
  get(_target, name) {
    throw new Error(`a shared result cannot depend on ${String(name)} of the context`)
  },
})

/** All variables of the document, except those that only the arguments of the root field use. */
function variablesBelowRoot(
  operation: OperationDefinitionNode,
  document: ExecutionArgs['document'],
): string[] {
  const names = new Set<string>()
  const roots = new Set<unknown>(operation.selectionSet.selections.filter(({ kind }) => kind === Kind.FIELD))
  visit(document, {
    VariableDefinition: () => false,
    Argument: (_node, _key, _parent, _path, ancestors) => (roots.has(ancestors.at(-1)) ? false : undefined),
    Variable: ({ name }) => void names.add(name.value),
  })
  return [...names]
}
