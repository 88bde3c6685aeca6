import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { execute, type DocumentNode } from 'graphql'
import type { Context } from '../../context.ts'
import type { BoardView } from '../../domains/scoreboard/model/board-view.ts'
import { boardAudience } from '../../domains/game/freeze.ts'
import { isBoardVisible } from '../../domains/scoreboard/scoreboard.policy.ts'
import { boardOperation } from '../../graphql/board-operation.ts'
import { requireCostLimit, type Documents } from '../../graphql/documents.ts'
import type { AskedOperation } from '../../graphql/persisted-operations.ts'
import { schema } from '../../graphql/schema.ts'
import { createAnswerCache } from './answer-cache.ts'
import { negotiateEncoding, type Encoding } from './encoding.ts'

const minCompressedBytes = 1024

export type BoardAnswer = { type: string; encoding: Encoding; body: Buffer }
type Params = AskedOperation & { operationName?: unknown; variables?: Record<string, unknown> | null }
type Asked = {
  view: BoardView
  key: string
  document: DocumentNode
  operationName: string | undefined
  variables: Record<string, unknown>
}

/**
 * Caches GraphQL answers that contain a board and nothing else, once per version: after a solve every open page
 * requests the same.
 */
export function createBoardAnswers(documents: Documents) {
  const answers = createAnswerCache()

  /** The question of the request with the current version; null for anything but a board. */
  function askedOf(request: FastifyRequest): Asked | null {
    const params = request.method === 'POST' ? request.body : fromAddress(request.url)
    if (!isRecord(params)) return null
    const text = documents.textOf(params)
    const { document, errors } = documents.read(text)
    if (errors.length > 0) return null
    const operation = boardOperation(document, params)
    const { scoreboards, viewer, clock } = request.ctx
    const view = operation && scoreboards.peek(operation.gameId, boardAudience(viewer))
    // The shared answers are those of the public board.
    if (!view || view.audience !== 'public' || !isBoardVisible(view, clock.now())) return null
    const { variables, operationName } = operation
    const key = createHash('sha256')
      .update(JSON.stringify([operationName, variables, text]))
      .digest('base64')
    return { view, key, document, operationName, variables: params.variables ?? {} }
  }

  return {
    /** The shared answer; null if the request must be executed on its own. */
    async find(request: FastifyRequest): Promise<BoardAnswer | null> {
      const type = negotiateType(request.headers.accept)
      const asked = type && attempt(() => askedOf(request))
      if (!asked) return null
      const { key, view } = asked
      const bytes = await answers.find({ key, group: view.gameId, version: view }, () =>
        makeAnswer(asked, request.ctx),
      )
      if (!bytes) return null
      const isSmall = bytes.identity.length < minCompressedBytes
      const encoding = isSmall ? 'identity' : negotiateEncoding(request.headers['accept-encoding'])
      return { type: `${type}; charset=utf-8`, encoding, body: await bytes.as(encoding) }
    },
  }
}

/** Null after an error, which each client gets in its own language. */
async function makeAnswer(
  { document, operationName, variables }: Asked,
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

/** Null if the request cannot be parsed: the ordinary path reports the error. */
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
