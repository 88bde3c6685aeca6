import {
  getOperationAST,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionResult,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Context } from '../../context.ts'
import { checkDocument, checkText } from '../limits/document-limits.ts'
import { checkCost } from '../limits/operation-cost.ts'
import { loadPersistedOperations, textOfOperation, type RequestedOperation } from './persisted-operations.ts'
import { schema } from '../schema.ts'
import { wholeSubscriptions } from '../live/whole-subscriptions.ts'

const rules = [...specifiedRules, wholeSubscriptions]

// A cached operation needs about fifty times the memory of its text.
const maxCachedLength = 10_000
const maxCachedCharacters = 100_000

export type ReadDocument = { document: DocumentNode; errors: readonly GraphQLError[] }
export type Documents = ReturnType<typeof createDocuments>

/**
 * Reads the operations of all transports: limits, then parser, then validation. Valid operations are cached: those
 * of the web client forever, others by recent use.
 */
export function createDocuments() {
  const persisted = loadPersistedOperations()
  const trusted = new Set(persisted.values())
  const own = new Map<string, ReadDocument>()
  const others = new Map<string, ReadDocument>()
  let characters = 0

  function keep(text: string, read: ReadDocument): void {
    if (text.length > maxCachedLength) return
    others.set(text, read)
    characters += text.length
    for (const oldest of others.keys()) {
      if (characters <= maxCachedCharacters) break
      others.delete(oldest)
      characters -= oldest.length
    }
  }

  function recentlyUsed(text: string): ReadDocument | undefined {
    const known = others.get(text)
    if (!known) return undefined
    others.delete(text)
    others.set(text, known)
    return known
  }

  const named = new Map([...trusted].map((text) => [/^query (\w+)/.exec(text)?.[1] ?? '', text]))

  return {
    /** The text of a query of the web client; undefined if it has no query with that name. */
    ownQuery: (name: string): string | undefined => named.get(name),

    /** The text of a requested operation. @throws GraphQLError (no operation, or an unknown one) */
    textOf: (requested: RequestedOperation): string => textOfOperation(persisted, requested),

    /** The document with its validation errors. @throws GraphQLError (syntax error, or over a limit) */
    read(text: string): ReadDocument {
      const known = own.get(text) ?? recentlyUsed(text)
      if (known) return known
      const isOwn = trusted.has(text)
      if (!isOwn) checkText(text)
      const document = parse(text)
      if (!isOwn) checkDocument(document)
      const read = { document, errors: validate(schema, document, rules) }
      if (isOwn) own.set(text, read)
      else if (read.errors.length === 0) keep(text, read)
      return read
    },
  }
}

/** A plugin that reads the operations of HTTP requests with `documents`. */
export function useDocuments(documents: Documents): Plugin<Context> {
  const errorsOf = new WeakMap<DocumentNode, readonly GraphQLError[]>()
  return {
    onParams({ params, setParams }) {
      // Yoga itself rejects anything but an object.
      if (typeof params === 'object' && params) setParams({ ...params, query: documents.textOf(params) })
    },
    onParse({ setParseFn }) {
      setParseFn((source: string) => {
        const { document, errors } = documents.read(source)
        errorsOf.set(document, errors)
        return document
      })
    },
    onValidate({ params, setResult }) {
      const errors = errorsOf.get(params.documentAST)
      if (errors) setResult([...errors])
    },
    onExecute: ({ args, setResultAndStopExecution }) => refuseIfTooExpensive(args, setResultAndStopExecution),
    onSubscribe: ({ args, setResultAndStopExecution }) =>
      refuseIfTooExpensive(args, setResultAndStopExecution),
  }
}

type Execution = { document: DocumentNode; operationName?: unknown; variableValues?: unknown }
type InContext = Execution & { contextValue: Context }

function refuseIfTooExpensive(execution: InContext, stop: (result: ExecutionResult) => void): void {
  try {
    execution.contextValue.operationCost = requireCostLimit(execution)
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    stop({ errors: [error] })
  }
}

/** The cost of an operation, checked before it runs. @throws GraphQLError */
export function requireCostLimit({ document, operationName, variableValues }: Execution): number {
  const name = typeof operationName === 'string' ? operationName : null
  const operation = getOperationAST(document, name)
  // Execution rejects a missing operation and malformed variables.
  if (!operation || (variableValues != null && typeof variableValues !== 'object')) return 0
  return checkCost({
    schema,
    document,
    operation,
    variables: (variableValues ?? {}) as Record<string, unknown>,
  })
}
