import type { Duplex } from 'node:stream'
import type { ExecutionResult } from 'graphql'
import type { WebSocket } from 'ws'
import { sharedFrameBytes, sharedFrames } from '../../meters/meters.ts'
import { sharedMessageOf } from './shared-results.ts'

type Pipe = { socket: WebSocket; raw: Duplex }

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
        const frame = message.frame(id, { isCompressed })
        await write({ socket, raw }, frame instanceof Promise ? await frame : frame)
      }
    },
    async return() {
      await source.return?.()
      return { done: true, value: undefined }
    },
  }
}

/** Resolves when the socket has sent the frame, or is closed. No frame may follow the one that closes a WebSocket. */
function write({ socket, raw }: Pipe, frame: Buffer): Promise<void> | undefined {
  if (socket.readyState !== socket.OPEN) return undefined
  sharedFrames.inc()
  sharedFrameBytes.inc(frame.length)
  return new Promise((resolve) => {
    raw.write(frame, () => resolve())
    // The operating system took it at once, so there is no need to wait for the callback.
    if (raw.writableLength === 0) resolve()
  })
}
