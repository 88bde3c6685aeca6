import type { FastifyRequest } from 'fastify'
import type { BoardView } from '../domains/scoreboard/board-view.ts'
import { boardOperation, type BoardOperation } from '../graphql/board-operation.ts'
import { loadPersistedOperations } from '../graphql/persisted-operations.ts'
import { negotiateEncoding, type Encoding } from './encoding.ts'
import { sharedBytes, type SharedBytes } from './shared-bytes.ts'

const keptBytes = 64_000_000
const keptOperations = 200
const smallest = 1024

type Answer = { type: string; bytes: SharedBytes }
export type BoardAnswer = { type: string; encoding: Encoding; body: Buffer }
type Kept = { view: BoardView; answer: Promise<Answer | null>; size: number }
type Body = {
  query?: unknown
  variables?: unknown
  extensions?: { persistedQuery?: { sha256Hash?: unknown } }
}

/**
 * GraphQL answers that hold a board and nothing else are made once a version, however many ask: after a solve
 * everybody's page asks for the same.
 */
export function createBoardAnswers() {
  const persisted = loadPersistedOperations()
  const operations = new Map<string, BoardOperation | null>()
  const answers = new Map<string, Kept>()
  let size = 0

  function operationOf(text: string): BoardOperation | null {
    const known = operations.get(text)
    if (known !== undefined) return known
    if (operations.size >= keptOperations) operations.clear()
    const operation = boardOperation(text)
    operations.set(text, operation)
    return operation
  }

  /** The board that the request is all about, at the version that an answer made now would show. */
  function boardOf(request: FastifyRequest): BoardView | undefined {
    const body = (request.method === 'POST' ? request.body : request.query) as Body | null
    const text = body && textOf(body)
    const operation = text ? operationOf(text) : null
    if (!body || !operation || request.headers.accept?.includes('event-stream')) return undefined
    const gameId = 'gameId' in operation ? operation.gameId : variablesOf(body)[operation.variable]
    if (typeof gameId !== 'number') return undefined
    const view = request.ctx.scoreboards.peek(gameId)
    return view && view.start <= request.ctx.clock.now().getTime() ? view : undefined
  }

  function textOf({ query, extensions }: Body): string | undefined {
    const hash = extensions?.persistedQuery?.sha256Hash
    if (typeof hash === 'string') return persisted.get(hash)
    return typeof query === 'string' ? query : undefined
  }

  function keep(key: string, kept: Kept): void {
    forget(key)
    answers.set(key, kept)
    void measure(key, kept)
  }

  async function measure(key: string, kept: Kept): Promise<void> {
    const answer = await kept.answer.catch(() => null)
    if (answers.get(key) !== kept) return
    if (!answer) return forget(key)
    kept.size = answer.bytes.identity.length
    size += kept.size
    for (const oldest of answers.keys()) {
      if (size <= keptBytes) break
      forget(oldest)
    }
  }

  function forget(key: string): void {
    size -= answers.get(key)?.size ?? 0
    answers.delete(key)
  }

  return {
    /** The answer that others get too; null where the request has to be answered on its own. */
    async find(request: FastifyRequest, execute: () => Promise<Response>): Promise<BoardAnswer | null> {
      const view = boardOf(request)
      if (!view) return null
      const asked = request.method === 'POST' ? JSON.stringify(request.body) : request.url
      const key = `${request.headers.accept} ${asked}`
      let kept = answers.get(key)
      if (kept?.view !== view) {
        kept = { view, answer: execute().then(readAnswer), size: 0 }
        keep(key, kept)
      }
      const answer = await kept.answer
      if (!answer) return null
      const { type, bytes } = answer
      const isSmall = bytes.identity.length < smallest
      const encoding = isSmall ? 'identity' : negotiateEncoding(request.headers['accept-encoding'])
      return { type, encoding, body: await bytes.as(encoding) }
    },
  }
}

/** Null for what is not the same for all: a refusal, an error. */
async function readAnswer(response: Response): Promise<Answer | null> {
  const identity = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('content-type')
  const isWhole = response.status === 200 && type !== null && !identity.includes('"errors":')
  return isWhole ? { type, bytes: sharedBytes(identity) } : null
}

function variablesOf({ variables }: Body): Record<string, unknown> {
  return typeof variables === 'object' && variables !== null ? (variables as Record<string, unknown>) : {}
}
