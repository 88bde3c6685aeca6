import { connect, type Socket } from 'node:net'

type Target = { port: number; localAddress?: string | undefined }
type Call = { method?: string; path: string; headers?: Record<string, string>; body?: string | undefined }
/** `ms` is the time from sending the request to the last byte of its answer. */
export type RawAnswer = { status: number; head: string; body: Buffer; ms: number }

const answerMs = 60_000

/** One kept-alive connection, which parses no more of an answer than it must. */
export type RawConnection = { ask(call: Call): Promise<RawAnswer>; end(): void }

/** Connects when it is first asked, and again after the server closed the connection. */
export function rawConnection({ port, localAddress }: Target): RawConnection {
  let socket: Socket | null = null

  function open(): Socket {
    if (socket && !socket.destroyed) return socket
    socket = connect({ port, host: '127.0.0.1', ...(localAddress && { localAddress }) }).setNoDelay(true)
    return socket
  }

  return {
    ask(call) {
      return new Promise((resolve, reject) => {
        const used = open()
        const sentAt = performance.now()
        const chunks: Buffer[] = []
        const done = (end: () => void) => {
          clearTimeout(timer)
          used.removeAllListeners('data').removeAllListeners('error').removeAllListeners('close')
          used.on('error', () => used.destroy())
          end()
        }
        const fail = (text: string) =>
          done(() => {
            used.destroy()
            reject(new Error(text))
          })
        const timer = setTimeout(() => fail('no answer in time'), answerMs)
        used.on('error', (error) => fail(error.message))
        used.on('close', () => fail('the connection was closed'))
        used.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          const answer = wholeAnswer(Buffer.concat(chunks))
          if (!answer) return
          done(() => {
            if (/^connection: close/im.test(answer.head)) used.destroy()
            resolve({ ...answer, ms: performance.now() - sentAt })
          })
        })
        used.write(requestText(call, port))
      })
    },
    end: () => void socket?.destroy(),
  }
}

function requestText({ method = 'GET', path, headers = {}, body }: Call, port: number): string {
  const sent = {
    Host: `127.0.0.1:${port}`,
    ...headers,
    ...(body !== undefined && {
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(body)),
    }),
  }
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`
}

/** Null until the answer is complete. */
function wholeAnswer(bytes: Buffer): { status: number; head: string; body: Buffer } | null {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) return null
  const head = bytes.toString('latin1', 0, end)
  const status = Number(head.slice(9, 12))
  const rest = bytes.subarray(end + 4)
  if (/^transfer-encoding: chunked/im.test(head)) {
    const body = joinChunks(rest)
    return body && { status, head, body }
  }
  const length =
    status === 204 || status === 304 ? 0 : Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
  return rest.length < length ? null : { status, head, body: rest.subarray(0, length) }
}

function joinChunks(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = []
  let rest = bytes
  for (;;) {
    const line = rest.indexOf('\r\n')
    if (line === -1) return null
    const size = Number.parseInt(rest.toString('latin1', 0, line), 16)
    if (size === 0) return rest.length < line + 4 ? null : Buffer.concat(parts)
    const after = line + 2 + size + 2
    if (rest.length < after) return null
    parts.push(rest.subarray(line + 2, line + 2 + size))
    rest = rest.subarray(after)
  }
}

/** How long a caller waits that is told to come again, at random up to half more; null for any other answer. */
export function retryAfterMs({ status, head }: RawAnswer): number | null {
  const [, seconds] = /^retry-after: (\d+)/im.exec(head) ?? []
  return status === 503 && seconds !== undefined ? Number(seconds) * 1000 * (1 + Math.random() / 2) : null
}
