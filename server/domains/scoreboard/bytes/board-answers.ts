import { createHash } from 'node:crypto'
import { execute, type DocumentNode } from 'graphql'
import type { Context } from '../../../context.ts'
import { requireCostLimit, type Documents } from '../../../graphql/operations/documents.ts'
import type { RequestedOperation } from '../../../graphql/operations/persisted-operations.ts'
import { schema } from '../../../graphql/schema.ts'
import { negotiateEncoding, type Encoding } from '../../../http/answers/encoding.ts'
import type { BoardBytes } from './board-bytes.ts'
import { boardOperation } from './board-operation.ts'
import { readyPublicBoard } from './public-board.ts'

const minCompressedBytes = 1024

export type BoardAnswer = { type: string; encoding: Encoding; body: Buffer }
type Params = RequestedOperation & { operationName?: unknown; variables?: Record<string, unknown> | null }

/** A valid operation that requests one board and nothing else. */
export type BoardQuestion = {
  gameId: number
  /** Equal for questions with equal answers. */
  key: string
  document: DocumentNode
  operationName: string | undefined
  variables: Record<string, unknown>
}

/** The headers that choose the form of an answer. */
type Accepted = { accept?: string | undefined; 'accept-encoding'?: string | undefined }

/** `ctx` is called only for an answer that is not in memory. */
type Requester = Pick<Context, 'viewer' | 'scoreboards' | 'clock'> & { ctx(): Context }

export type BoardAnswers = ReturnType<typeof createBoardAnswers>

type Options = { documents: Documents; boardBytes: BoardBytes }

/**
 * Shares GraphQL answers that contain a board and nothing else, once per version: after a solve every open page
 * requests the same.
 */
export function createBoardAnswers({ documents, boardBytes }: Options) {
  /** Null for anything but a board, and for a request that cannot be parsed: the ordinary path reports the error. */
  function questionOf(params: unknown): BoardQuestion | null {
    if (!isRecord(params)) return null
    return attempt(() => {
      const text = documents.textOf(params)
      const { document, errors } = documents.read(text)
      const operation = errors.length > 0 ? null : boardOperation(document, params)
      if (!operation) return null
      const { gameId, variables, operationName } = operation
      const key = createHash('sha256')
        .update(JSON.stringify([operationName, variables, text]))
        .digest('base64')
      return { gameId, key, document, operationName, variables: params.variables ?? {} }
    })
  }

  return {
    questionOf,

    /** The question of a GET request. */
    questionAt: (url: string): BoardQuestion | null => questionOf(attempt(() => fromAddress(url))),

    /** The shared answer; null if the request must be executed on its own. */
    async find(
      question: BoardQuestion,
      accepted: Accepted,
      requester: Requester,
    ): Promise<BoardAnswer | null> {
      const type = negotiateType(accepted.accept)
      const view = type && readyPublicBoard(requester, question.gameId)
      if (!view) return null
      const bytes = await boardBytes.answer(view, question.key, () => makeAnswer(question, requester.ctx()))
      if (!bytes) return null
      const isSmall = bytes.identity.length < minCompressedBytes
      const encoding = isSmall ? 'identity' : negotiateEncoding(accepted['accept-encoding'])
      return { type: `${type}; charset=utf-8`, encoding, body: await bytes.as(encoding) }
    },
  }
}

/** Null after an error, which each client gets in its own language. */
async function makeAnswer(
  { document, operationName, variables }: BoardQuestion,
  ctx: Context,
): Promise<Buffer | null> {
  const isCheap = attempt(() => {
    requireCostLimit({ document, operationName, variableValues: variables })
    return true
  })
  if (!isCheap) return null
  const result = await execute({
    schema,
    document,
    operationName,
    variableValues: variables,
    contextValue: { ...ctx, viewer: null },
  })
  return result.errors ? null : Buffer.from(JSON.stringify(result))
}

function attempt<Result>(read: () => Result): Result | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** The operation of a GET request. */
function fromAddress(url: string): Params {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1))
  const json = (name: string) => JSON.parse(query.get(name) || 'null') as Params['variables']
  return {
    query: query.get('query'),
    operationName: query.get('operationName'),
    variables: json('variables'),
    extensions: json('extensions'),
  }
}

function isRecord(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * One of GraphQL's two types of a complete answer; null if the client accepts neither (GraphQL over HTTP, section
 * 6.2).
 */
function negotiateType(accept = '*/*'): string | null {
  if (accept.includes('event-stream')) return null
  for (const item of accept.toLowerCase().split(',')) {
    const type = item.split(';', 1)[0]?.trim()
    if (type === 'application/graphql-response+json' || type === 'application/json') return type
    if (type === 'application/*' || type === '*/*') return 'application/json'
  }
  return null
}
