import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { execute, parse, subscribe, validate, type DocumentNode, type ExecutionArgs } from 'graphql'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import type { Context } from '../context.ts'
import { onAccessEnded } from '../events/subscribe.ts'
import type { Logger } from '../logger.ts'
import { formatResult } from './format-result.ts'
import { loadPersistedOperations } from './persisted-operations.ts'
import { schema } from './schema.ts'

type Extra = { request: IncomingMessage; ctx?: Context; offAccess?: () => void }
type Options = {
  logger: Logger
  /** The context of a handshake; a bearer token may also come in the connection's parameters. */
  createContext: (
    request: IncomingMessage,
    bearer: string | null,
    acceptLanguage: string | null,
  ) => Promise<Context>
}

/** GraphQL over WebSocket (`graphql-transport-ws`): subscriptions, and queries for who wants one connection. */
export function createGraphQLSocket({ logger, createContext }: Options) {
  const operations = loadPersistedOperations()
  const documents = new Map<string, DocumentNode>()
  const server = new WebSocketServer({ noServer: true, maxPayload: 1_000_000, perMessageDeflate: true })

  const disposable = useServer<Record<string, unknown>, Extra>(
    {
      onConnect: async (connection) => {
        const { authorization, acceptLanguage } = connection.connectionParams ?? {}
        const bearer = typeof authorization === 'string' ? authorization.replace(/^Bearer /i, '') : null
        const language = typeof acceptLanguage === 'string' ? acceptLanguage : null
        const ctx = await createContext(connection.extra.request, bearer, language)
        connection.extra.ctx = ctx
        connection.extra.offAccess = onAccessEnded(ctx, () =>
          connection.extra.socket.close(4401, 'Unauthorized'),
        )
        return ctx.viewer?.role !== 'Banned'
      },
      onClose: ({ extra }) => extra.offAccess?.(),
      onSubscribe: async (connection, _id, payload) => {
        const { ctx } = connection.extra
        if (!ctx) throw new Error('a subscription came before its connection')
        if (ctx.isLimited) await ctx.limits.charge(ctx, 'global')
        const hash = (payload.extensions?.['persistedQuery'] as { sha256Hash?: string } | undefined)
          ?.sha256Hash
        const text = hash === undefined ? payload.query : operations.get(hash)
        if (text === undefined) throw new Error('PersistedQueryNotFound')
        const known = hash === undefined ? undefined : documents.get(hash)
        const document = known ?? parse(text)
        if (!known) {
          const errors = validate(schema, document)
          if (errors.length > 0) return errors
          if (hash !== undefined) documents.set(hash, document)
        }
        return {
          schema,
          document,
          contextValue: { ...ctx },
          ...(payload.operationName && { operationName: payload.operationName }),
          ...(payload.variables && { variableValues: payload.variables }),
        } satisfies ExecutionArgs
      },
      execute: async (args) => formatResult(await execute(args), args.contextValue as Context),
      subscribe,
      onNext: (_connection, _id, _payload, args, result) =>
        formatResult(result, args.contextValue as Context),
      onError: () => undefined,
    },
    server,
    20_000,
  )

  return {
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
      server.handleUpgrade(request, socket, head, (ws) => {
        ws.on('error', (error) => logger.debug({ err: error }, 'a WebSocket failed'))
        server.emit('connection', ws, request)
      })
    },
    async dispose() {
      await disposable.dispose()
      for (const client of server.clients) client.terminate()
    },
  }
}
