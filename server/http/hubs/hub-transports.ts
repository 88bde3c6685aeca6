import { PassThrough } from 'node:stream'
import type { WebSocket } from 'ws'
import type { HubAnswer } from '../../events/hub-events.ts'
import { createPollMailbox } from './poll-mailbox.ts'

const closeTimeoutMs = 1000

/** The way on which messages reach a client. */
export type HubTransport = {
  /** Sends one message, as one frame where the transport has frames. */
  send(message: string): void
  /** Closes the transport normally. Messages that were sent before still arrive. */
  close(): void
  isOpen(): boolean
  /** Bytes that the client has not taken yet. */
  waitingBytes(): number
  /** Whether the transport itself shows that the client is there, so that neither side sends pings. */
  showsPresence: boolean
  /** Called once, after the transport has closed for any reason. */
  onClosed(listener: () => void): void
}

export function webSocketTransport(ws: WebSocket): HubTransport {
  return {
    send: (message) => ws.send(message),
    close() {
      ws.close(1000)
      setTimeout(() => ws.terminate(), closeTimeoutMs).unref()
    },
    isOpen: () => ws.readyState === ws.OPEN,
    waitingBytes: () => ws.bufferedAmount,
    showsPresence: false,
    onClosed: (listener) => void ws.once('close', listener),
  }
}

/** Server-sent events. `body` is the body of the response. */
export function eventStreamTransport(): { transport: HubTransport; body: PassThrough } {
  const body = new PassThrough()
  // A client is connected when it has the head of the response, which is sent with the first bytes.
  body.write(':\n\n')
  const transport: HubTransport = {
    send: (message) => void body.write(`data: ${message}\n\n`),
    close() {
      body.end()
      // A client that does not read is disconnected.
      setTimeout(() => body.destroy(), closeTimeoutMs).unref()
    },
    isOpen: () => body.writable,
    waitingBytes: () => body.writableLength + body.readableLength,
    showsPresence: false,
    onClosed: (listener) => void body.once('close', listener),
  }
  return { transport, body }
}

/** Long polling. `take` answers a poll; `onExpired` is called when no poll can follow. */
export function pollTransport(onExpired: () => void): {
  transport: HubTransport
  take: (signal: AbortSignal) => Promise<HubAnswer>
} {
  const listeners: (() => void)[] = []
  function close(): void {
    if (mailbox.isClosed()) return
    mailbox.close()
    for (const listener of listeners) listener()
  }
  function expire(): void {
    mailbox.stop()
    close()
    onExpired()
  }
  const mailbox = createPollMailbox({ onAbsent: expire })
  const transport: HubTransport = {
    send: (message) => mailbox.put(message),
    close,
    isOpen: () => !mailbox.isClosed(),
    waitingBytes: () => mailbox.waitingBytes(),
    showsPresence: true,
    onClosed: (listener) => void listeners.push(listener),
  }
  async function take(signal: AbortSignal): Promise<HubAnswer> {
    const answer = await mailbox.take(signal)
    if (answer.status === 204) expire()
    return answer
  }
  return { transport, take }
}
