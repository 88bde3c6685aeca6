import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { execute, GraphQLError, subscribe, type ExecutionArgs, type ExecutionResult } from 'graphql'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocket, WebSocketServer } from 'ws'
import type { Context } from '../../context.ts'
import { databaseRefusal } from '../../database/outage.ts'
import { RateLimitedError, UnauthenticatedError } from '../../use-case/errors.ts'
import type { Logger } from '../../runtime/logger.ts'
import { requireCheap, type Documents } from '../documents.ts'
import { toGraphQLError } from '../errors.ts'
import { formatResult } from '../format-result.ts'
import { schema } from '../schema.ts'

const maxOperations = 200
const goodbyeMs = 1000
/** The protocol leaves this much to the reason of a close. */
const maxReasonBytes = 123

/** Shortens the reason of a close, which may repeat an id that a client chose; a longer one makes `close` throw. */
class BriefWebSocket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    super.close(code, typeof reason === 'string' ? shorten(reason) : reason)
  }
}

function shorten(reason: string): Buffer {
  const bytes = Buffer.alloc(maxReasonBytes)
  // It writes whole characters only.
  return bytes.subarray(0, new TextEncoder().encodeInto(reason, bytes).written)
}

type Held = { ctx?: Context; offAccess?: () => void; connect?: () => Promise<Context> }
type Options = {
  logger: Logger
  documents: Documents
  /** The context of a handshake; a bearer token may also come in the connection's parameters. */
  createContext: (
    request: IncomingMessage,
    bearer: string | null,
    acceptLanguage: string | null,
  ) => Promise<Context>
}
type Upgrade = {
  request: IncomingMessage
  socket: Duplex
  head: Buffer
  /** Gives back the place that its address has taken. */
  giveBack: () => void
}

/** GraphQL over WebSocket (`graphql-transport-ws`): subscriptions, and queries for who wants one connection. */
export function createGraphQLSocket({ logger, documents, createContext }: Options) {
  /** How to give back what a connection holds: a place of its address, later of its user too. */
  const places = new WeakMap<IncomingMessage, () => void>()
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: 1_000_000,
    perMessageDeflate: true,
    WebSocket: BriefWebSocket,
  })

  const disposable = useServer<Record<string, unknown>, Held>(
    {
      isProd: true,
      onConnect: async ({ connectionParams, extra }) => {
        const { authorization, acceptLanguage } = connectionParams ?? {}
        const bearer = typeof authorization === 'string' ? authorization.replace(/^Bearer /i, '') : null
        const language = typeof acceptLanguage === 'string' ? acceptLanguage : null
        extra.connect = () => createContext(extra.request, bearer, language)
        try {
          extra.ctx = await extra.connect()
          holdPlace(extra.request, extra.ctx)
        } catch (error) {
          close(extra.socket, error)
          return false
        }
        const { ctx } = extra
        extra.offAccess = ctx.access.watch(ctx.viewer, (why) =>
          why === 'ended'
            ? extra.socket.close(4401, 'Unauthorized')
            : extra.socket.close(1012, 'Connect again'),
        )
        return ctx.viewer?.role !== 'Banned'
      },
      onClose: ({ extra }) => extra.offAccess?.(),
      onSubscribe: async ({ extra, subscriptions }, _id, operation) => {
        let { ctx } = extra
        try {
          // Asked again, for roles and scopes may have changed since.
          const was = ctx?.viewer
          ctx = await extra.connect?.()
          if (!ctx || (was && !ctx.viewer)) throw new UnauthenticatedError()
          await ctx.limits.charge(ctx, 'global')
          if (Object.keys(subscriptions).length > maxOperations) {
            return [new GraphQLError(`At most ${maxOperations} operations run on one connection.`)]
          }
          const { document, errors } = documents.read(documents.textOf(operation))
          if (errors.length > 0) return errors
          requireCheap({ ...operation, document, variableValues: operation.variables })
          return {
            schema,
            document,
            contextValue: { ...ctx, isSocket: true },
            ...(operation.operationName && { operationName: operation.operationName }),
            ...(operation.variables && { variableValues: operation.variables }),
          } satisfies ExecutionArgs
        } catch (error) {
          if (error instanceof UnauthenticatedError) close(extra.socket, error)
          return [toGraphQLError(error, ctx)]
        }
      },
      execute: async (args) => formatResult(await execute(args), args.contextValue as Context),
      subscribe,
      onNext: (_connection, _id, _payload, args, result: ExecutionResult) =>
        formatResult(result, args.contextValue as Context),
      onError: ({ extra }, _id, _payload, errors) => errors.map((error) => toGraphQLError(error, extra.ctx)),
    },
    server,
    20_000,
  )

  /** The place that its address has taken becomes one of its user, too. @throws RateLimitedError */
  function holdPlace(request: IncomingMessage, ctx: Context): void {
    const giveBack = places.get(request)
    // It has left meanwhile.
    if (!giveBack) return
    giveBack()
    places.delete(request)
    places.set(request, ctx.limits.hold(ctx, ['connection']))
  }

  function close(socket: WebSocket, error: unknown): void {
    if (error instanceof RateLimitedError) return socket.close(1013, 'Too many connections')
    if (error instanceof UnauthenticatedError) return socket.close(4401, 'Unauthorized')
    if (databaseRefusal(error)) return socket.close(1013, 'Try again later')
    logger.error({ err: error }, 'a WebSocket could not be opened')
    socket.close(1011, 'Internal error')
  }

  return {
    upgrade({ request, socket, head, giveBack }: Upgrade) {
      places.set(request, giveBack)
      socket.once('close', () => {
        places.get(request)?.()
        places.delete(request)
      })
      server.handleUpgrade(request, socket, head, (ws) => {
        server.emit('connection', ws, request)
        // In the place of a listener that writes to the console whatever a stranger sends wrong.
        ws.removeAllListeners('error').on('error', (error) =>
          logger.debug({ err: error }, 'a WebSocket failed'),
        )
      })
    },
    /** Says goodbye, and hangs up on who does not answer. */
    async dispose() {
      const hangUp = setTimeout(() => {
        for (const client of server.clients) client.terminate()
      }, goodbyeMs)
      await disposable.dispose()
      clearTimeout(hangUp)
    },
  }
}
