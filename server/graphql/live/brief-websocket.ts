import { WebSocket } from 'ws'

/** The WebSocket protocol limits the reason of a close to this size. */
const maxReasonBytes = 123

type Sent = Parameters<WebSocket['send']>[0]
type SendOptions = Exclude<Parameters<WebSocket['send']>[1], ((error?: Error) => void) | undefined>
type Done = (error?: Error) => void

export class BriefWebSocket extends WebSocket {
  /** Shortens the reason, which may repeat an id chosen by the client; `close` throws for a longer one. */
  override close(code?: number, reason?: string | Buffer): void {
    super.close(code, typeof reason === 'string' ? shorten(reason) : reason)
  }

  /**
   * Ignores errors of sending: they mean that the client has disconnected, which ends its operations, and they look
   * like a lost connection to the database.
   */
  override send(data: Sent, options?: SendOptions | Done, done?: Done): void {
    const callback = typeof options === 'function' ? options : done
    const given = typeof options === 'object' ? options : {}
    super.send(data, given, () => callback?.())
  }
}

function shorten(reason: string): Buffer {
  const bytes = Buffer.alloc(maxReasonBytes)
  // `encodeInto` writes whole characters only.
  return bytes.subarray(0, new TextEncoder().encodeInto(reason, bytes).written)
}
