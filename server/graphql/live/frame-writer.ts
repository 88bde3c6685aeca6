import type { Duplex } from 'node:stream'
import type { ExecutionResult } from 'graphql'
import type { WebSocket } from 'ws'
import { sharedFrameBytes, sharedFrames } from '../../meters/meters.ts'
import type { SharedMessage } from './shared-message.ts'
import { sharedMessageOf } from './shared-results.ts'

type Pipe = { socket: WebSocket; raw: Duplex }

const noBytes = Buffer.alloc(0)

/**
 * Writes the shared results of an operation to its socket, as frames that were prepared for all. Yields the others,
 * which the caller sends. Reads the next result when the socket has taken the one before, so that a slow reader keeps
 * no results in memory.
 */
export function writeShared(
  results: AsyncIterable<ExecutionResult>,
  id: string,
  { socket, raw }: Pipe,
): AsyncIterableIterator<ExecutionResult> {
  const source = results[Symbol.asyncIterator]()
  const jsonId = Buffer.from(JSON.stringify(id))
  const isCompressed = socket.extensions.includes('permessage-deflate')
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    async next() {
      for (;;) {
        const step = await source.next()
        if (step.done) return step
        const message = sharedMessageOf(step.value)
        if (!message) return step
        const compressing = isCompressed ? message.compress() : undefined
        if (compressing) await compressing
        const sending = write({ socket, raw }, message, message.frame(jsonId, { isCompressed }))
        if (sending) await sending
      }
    },
    async return() {
      await source.return?.()
      return { done: true, value: undefined }
    },
  }
}

/**
 * Undefined if the operating system took the frame at once or the socket is closed; otherwise resolves when the socket
 * has sent it, or is closed. No frame may follow the one that closes a WebSocket.
 */
function write({ socket, raw }: Pipe, message: SharedMessage, frame: Buffer): Promise<void> | undefined {
  if (socket.readyState !== socket.OPEN) return undefined
  sharedFrames.inc()
  sharedFrameBytes.inc(frame.length)
  raw.write(frame)
  if (raw.writableLength === 0) return undefined
  message.keep(frame)
  // The callback of an empty write follows those of all writes before.
  return new Promise((resolve) => raw.write(noBytes, () => resolve()))
}
