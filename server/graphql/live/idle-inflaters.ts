import type { WebSocket } from 'ws'

type Inflater = { close(): void }
type WithExtensions = { _extensions?: Record<string, { _inflate?: Inflater | null } | undefined> }

/**
 * Releases the decompression state of a socket after each message. The library keeps 40 kB for the next message, but
 * nothing of it is needed, since browsers compress each message by itself (`client_no_context_takeover`), and most
 * send a few messages in hours. The library has no public option for this; if its fields change, the state stays.
 */
export function releaseIdleInflater(socket: WebSocket): void {
  socket.on('message', () => {
    const compression = (socket as unknown as WithExtensions)._extensions?.['permessage-deflate']
    if (!compression?._inflate) return
    compression._inflate.close()
    compression._inflate = null
  })
}
