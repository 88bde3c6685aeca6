import type { Socket } from 'node:net'
import type { Writable } from 'node:stream'
import { binaryFrames, closeFrame, createFrameReader, pingFrame, pongFrame } from './websocket-frames.ts'

/** Receives every byte before it is forwarded. Its file may be slower than the connection. */
export type TrafficRecorder = {
  fromClient(bytes: Buffer): void
  fromTarget(bytes: Buffer): void
  file: Writable
  /** Called after the last byte. */
  keep(): Promise<void>
}

export type RelayTimes = {
  /** Maximum duration of a connection, however busy it is. */
  sessionMs: number
  /** Maximum time without any data in either direction; pings and pongs are no data. */
  idleMs: number
  /** Time between two pings to the client, shorter than the idle time of usual reverse proxies. */
  pingMs: number
  /** Time for bytes in flight to arrive after one side has ended. */
  closeTimeoutMs: number
}

export type Passed = { fromClientBytes: number; toClientBytes: number; error: Error | null }

export type Relay = {
  ended: Promise<Passed>
  /** Closes both sides after the bytes in flight are delivered. */
  end(): void
  /** Closes both sides at once. */
  drop(): void
}

type Ends = {
  /** The client's socket after the handshake. */
  client: Socket
  /** Bytes of the client that were read together with the handshake. */
  head: Buffer
  target: Socket
  recorder: TrafficRecorder | null
  times: RelayTimes
}

/**
 * Forwards bytes between a WebSocket and a TCP connection, never more than fit into the buffers of both. When
 * either side ends, both end after its bytes have been forwarded.
 */
export function startRelay({ client, head, target, recorder, times }: Ends): Relay {
  const passed: Passed = { fromClientBytes: 0, toClientBytes: 0, error: null }
  const { promise: ended, resolve } = Promise.withResolvers<Passed>()
  const timers: NodeJS.Timeout[] = []
  let isEnding = false
  let lastDataAt = performance.now()

  function fromClient(chunk: Buffer): void {
    if (isEnding) return
    target.cork()
    try {
      read(chunk)
    } catch (error) {
      fail(error as Error)
    }
    target.uncork()
    waitFor(client, target, recorder?.file)
  }

  function fromTarget(chunk: Buffer): void {
    if (isEnding) return
    lastDataAt = performance.now()
    passed.toClientBytes += chunk.length
    recorder?.fromTarget(chunk)
    client.write(binaryFrames(chunk))
    waitFor(target, client, recorder?.file)
  }

  /** Delivers bytes in flight; reads and drops further ones, since unread bytes would reset the connection. */
  function end(lastFrame: Buffer | null): void {
    if (isEnding) return
    isEnding = true
    if (lastFrame && client.writable) client.write(lastFrame)
    for (const socket of [client, target]) {
      socket.end()
      socket.resume()
    }
    timers.push(setTimeout(drop, times.closeTimeoutMs))
  }

  function drop(): void {
    client.destroy()
    target.destroy()
  }

  /** Ends the connection after a failure; bytes received before are still forwarded. */
  function fail(error: Error): void {
    passed.error ??= error
    end(null)
  }

  const read = createFrameReader({
    payload(bytes) {
      lastDataAt = performance.now()
      passed.fromClientBytes += bytes.length
      recorder?.fromClient(bytes)
      target.write(bytes)
    },
    // A client that sends pings without reading gets no more answers, so they do not pile up in memory.
    ping: (bytes) => void (client.writableNeedDrain || client.write(pongFrame(bytes))),
    close: () => end(null),
  })

  function closed(): void {
    end(null)
    if (!client.closed || !target.closed) return
    for (const timer of timers) clearTimeout(timer)
    resolve(passed)
  }

  for (const socket of [client, target]) {
    socket.setNoDelay(true).setKeepAlive(true, 30_000)
    socket.on('error', fail).on('close', closed)
  }
  client.on('end', () => end(null))
  target.on('end', () => {
    if (!isEnding) recorder?.fromTarget(Buffer.alloc(0))
    end(closeFrame)
  })
  timers.push(
    setTimeout(() => end(closeFrame), times.sessionMs),
    setInterval(
      () => {
        if (performance.now() - lastDataAt > times.idleMs) end(closeFrame)
      },
      Math.min(times.idleMs / 4, 60_000),
    ),
    // A client that does not read has data in flight already, which keeps the connection busy.
    setInterval(() => {
      if (!isEnding && !client.writableNeedDrain) client.write(pingFrame)
    }, times.pingMs),
  )
  if (head.length > 0) fromClient(head)
  client.on('data', fromClient)
  target.on('data', fromTarget)
  // One side may have closed before the relay started.
  if (client.destroyed || target.destroyed) closed()
  return { ended, end: () => end(closeFrame), drop }
}

/** Resumes reading when every full buffer has drained; a closed one does not block it. */
function waitFor(source: Socket, ...sinks: (Writable | undefined)[]): void {
  const full = sinks.filter((sink) => sink?.writableNeedDrain)
  if (full.length === 0) return
  source.pause()
  let left = full.length
  for (const sink of full) {
    const resume = () => {
      sink?.off('drain', resume).off('close', resume)
      left -= 1
      if (left === 0) source.resume()
    }
    sink?.on('drain', resume).on('close', resume)
  }
}
