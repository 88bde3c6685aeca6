import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { execute, GraphQLError, type ExecutionArgs, type ExecutionResult } from 'graphql'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Context } from '../../context.ts'
import { databaseRefusal } from '../../database/outage.ts'
import { RateLimitedError, UnauthenticatedError } from '../../use-case/errors.ts'
import type { Logger } from '../../runtime/logger.ts'
import { requireCostLimit, type Documents } from '../operations/documents.ts'
import { toGraphQLError, withCode } from '../errors/errors.ts'
import { formatResult } from '../errors/format-result.ts'
import { measureOperation } from '../operations/measured-operations.ts'
import { answerTallies } from '../../meters/load-tallies.ts'
import { openSockets } from '../../meters/meters.ts'
import { schema } from '../schema.ts'
import { tokenInParameters } from './connection-token.ts'
import { BriefWebSocket } from './brief-websocket.ts'
import { writeShared } from './frame-writer.ts'
import { releaseIdleInflater } from './idle-inflaters.ts'
import { frameWindowBits } from './shared-message.ts'
import { subscribeShared } from './shared-subscriptions.ts'
import { executeInLine } from '../operations/work-lines.ts'

const maxOperations = 200
const closeTimeoutMs = 1000
/** The first message of a socket can be in the process already, behind the work of many others. */
const initTimeoutMs = 30_000
/**
 * No compression state is kept between messages: frames that all subscribers share are compressed apart from any socket, and a socket
 * does not keep 300 kB for its next message.
 */
const compression = {
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  serverMaxWindowBits: frameWindowBits,
  threshold: 4096,
  zlibDeflateOptions: { memLevel: 6, chunkSize: 4096 },
  zlibInflateOptions: { chunkSize: 1024 },
}
type Held = { ctx?: Context; offAccess?: () => void; connect?: () => Promise<Context> }
type Options = {
  logger: Logger
  documents: Documents
  /** The build of the client, which the acknowledgement of a connection names as `clientBuild`. */
  clientBuild: string | null
  /** Creates the context of a handshake; a bearer token may also come in the connection's parameters. */
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
  /** Releases the slot of its address. */
  releaseSlot: () => void
}

/**
 * GraphQL over WebSocket (`graphql-transport-ws`): subscriptions, and queries for clients that use one connection.
 */
export function createGraphQLSocket({ logger, documents, clientBuild, createContext }: Options) {
  /** Functions that release the slots of a connection: of its address, later also of its user. */
  const slots = new WeakMap<IncomingMessage, () => void>()
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: 1_000_000,
    perMessageDeflate: compression,
    WebSocket: BriefWebSocket,
  })

  const disposable = useServer<Record<string, unknown>, Held>(
    {
      isProd: true,
      connectionInitWaitTimeout: initTimeoutMs,
      onConnect: async ({ connectionParams, extra }) => {
        const { acceptLanguage } = connectionParams ?? {}
        const language = typeof acceptLanguage === 'string' ? acceptLanguage : null
        try {
          const bearer = tokenInParameters(connectionParams)
          extra.connect = () => createContext(extra.request, bearer, language)
          extra.ctx = await extra.connect()
          exchangeSlot(extra.request, extra.ctx)
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
        return ctx.viewer?.role !== 'Banned' && (clientBuild === null || { clientBuild })
      },
      onClose: ({ extra }) => extra.offAccess?.(),
      onSubscribe: async ({ extra, subscriptions }, _id, operation) => {
        let { ctx } = extra
        try {
          // Authenticated again, since roles and scopes may have changed.
          const previousViewer = ctx?.viewer
          ctx = await extra.connect?.()
          if (!ctx || (previousViewer && !ctx.viewer)) throw new UnauthenticatedError()
          await ctx.limits.charge(ctx, 'global')
          if (Object.keys(subscriptions).length > maxOperations) {
            const message = `At most ${maxOperations} operations run on one connection.`
            return [new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } })]
          }
          const { document, errors } = documents.read(documents.textOf(operation))
          if (errors.length > 0) return errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED'))
          const variableValues = operation.variables
          const operationCost = requireCostLimit({ ...operation, document, variableValues })
          return {
            schema,
            document,
            contextValue: { ...ctx, isSocket: true, operationCost },
            ...(operation.operationName && { operationName: operation.operationName }),
            ...(operation.variables && { variableValues: operation.variables }),
          } satisfies ExecutionArgs
        } catch (error) {
          if (error instanceof UnauthenticatedError) close(extra.socket, error)
          return [toGraphQLError(error, ctx)]
        }
      },
      execute: async (args) => {
        const measured = measureOperation(args)
        const started = performance.now()
        const result = await executeInLine(args, execute)
        measured(result)
        // Operations over HTTP are counted with their request.
        answerTallies.graphql.observe(performance.now() - started)
        return formatResult(result, args.contextValue as Context)
      },
      subscribe: (args) =>
        (args.contextValue as Context).lines.subscriptions.run(() => subscribeShared(args)),
      onOperation: ({ extra }, id, _payload, _args, result) => {
        if (!(Symbol.asyncIterator in result)) return undefined
        return writeShared(result as AsyncIterable<ExecutionResult>, id, {
          socket: extra.socket,
          raw: extra.request.socket,
        })
      },
      onNext: (_connection, _id, _payload, args, result: ExecutionResult) =>
        formatResult(result, args.contextValue as Context),
      onError: ({ extra }, _id, _payload, errors) => errors.map((error) => toGraphQLError(error, extra.ctx)),
    },
    server,
    20_000,
  )

  /** Exchanges the slot of the address for one of address and user. @throws RateLimitedError */
  function exchangeSlot(request: IncomingMessage, ctx: Context): void {
    const releaseSlot = slots.get(request)
    // The client has disconnected meanwhile.
    if (!releaseSlot) return
    releaseSlot()
    slots.delete(request)
    slots.set(request, ctx.limits.hold(ctx, ['connection']))
  }

  function close(socket: WebSocket, error: unknown): void {
    if (error instanceof RateLimitedError) return socket.close(1013, 'Too many connections')
    if (error instanceof UnauthenticatedError) return socket.close(4401, 'Unauthorized')
    if (databaseRefusal(error)) return socket.close(1013, 'Try again later')
    logger.error({ err: error }, 'could not open a WebSocket')
    socket.close(1011, 'Internal error')
  }

  return {
    upgrade({ request, socket, head, releaseSlot }: Upgrade) {
      slots.set(request, releaseSlot)
      socket.once('close', () => {
        slots.get(request)?.()
        slots.delete(request)
      })
      server.handleUpgrade(request, socket, head, (ws) => {
        releaseIdleInflater(ws)
        openSockets.inc()
        ws.once('close', () => openSockets.dec())
        server.emit('connection', ws, request)
        // Replaces the library's listener, which writes clients' errors to the console.
        ws.removeAllListeners('error').on('error', (error) =>
          logger.debug({ err: error }, 'a WebSocket failed'),
        )
      })
    },
    /** Closes all connections, and terminates those that do not answer. */
    async dispose() {
      const terminateTimer = setTimeout(() => {
        for (const client of server.clients) client.terminate()
      }, closeTimeoutMs)
      await disposable.dispose()
      clearTimeout(terminateTimer)
    },
  }
}
