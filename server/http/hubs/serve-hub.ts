import type { Context } from '../../context.ts'
import { DomainError, FellBehindError } from '../../use-case/errors.ts'
import { createHubConnection, type HubConnection } from './hub-connection.ts'
import { hubs, type HubName } from './hub-feeds.ts'
import type { HubTransport } from './hub-transports.ts'

const refusalDelayMs = 1000
const maxWaitingBytes = 1_000_000

type Options = { name: HubName; ctx: Context; query: URLSearchParams; transport: HubTransport }

/**
 * Serves a hub over a transport until that closes. A refused client completes the handshake and is then disconnected,
 * as clients of API level 1.2.6 expect it.
 */
export function serveHub({ name, ctx, query, transport }: Options): HubConnection {
  let feeds: AsyncIterableIterator<string>[] = []
  const stopFeeds = () => feeds.forEach((feed) => void feed.return?.())
  const connection = createHubConnection({
    send: transport.send,
    close: transport.close,
    showsPresence: transport.showsPresence,
    onHandshake: () => {
      follow().catch((error: unknown) => {
        if (!(error instanceof DomainError))
          ctx.logger.error({ err: error, hub: name }, 'a hub connection failed')
        // A client that was refused must not reconnect.
        const allowReconnect = !(error instanceof DomainError) || error instanceof FellBehindError
        connection.accept()
        // The client fails to start if the close arrives together with the answer to its handshake.
        setTimeout(() => connection.end({ allowReconnect }), refusalDelayMs).unref()
      })
    },
  })

  async function follow(): Promise<void> {
    feeds = await hubs[name].open(ctx, query)
    // The client has disconnected meanwhile.
    if (!transport.isOpen()) return stopFeeds()
    const following = Promise.all(
      feeds.map(async (feed) => {
        for await (const message of feed) {
          if (transport.waitingBytes() > maxWaitingBytes) throw new FellBehindError()
          connection.write(message)
        }
      }),
    )
    // The feeds have begun, so a client that is connected misses nothing.
    connection.accept()
    await following
  }

  const offAccess = ctx.access.watch(ctx.viewer, (why) =>
    connection.end({ allowReconnect: why === 'changed' }),
  )
  transport.onClosed(() => {
    connection.stop()
    offAccess()
    stopFeeds()
  })
  return connection
}
