import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

type Target = { port: number; localAddress?: string | undefined; cookie?: string | undefined }
type Take = {
  /** A whole message: its bytes as they were sent, compressed if `isCompressed`. */
  message: (bytes: Buffer, isCompressed: boolean) => void
  /** The connection is over, for whatever reason, after it was open. */
  closed: () => void
}
export type RawSocket = { send(text: string): void; end(): void }

const connectMs = 60_000
const opcodes = { text: 1, close: 8, ping: 9, pong: 10 }

/**
 * A WebSocket that offers compression and decompresses nothing, so that 10,000 of them fit into one process that does not
 * take the machine from the server.
 * @throws Error when the server refuses the connection
 */
export function openRawSocket({ port, localAddress, cookie }: Target, take: Take): Promise<RawSocket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', ...(localAddress && { localAddress }) }).setNoDelay(
      true,
    )
    let isOpen = false
    let rest: Buffer = Buffer.alloc(0)
    const timer = setTimeout(
      () => fail(new Error('the server did not accept a WebSocket in time')),
      connectMs,
    )
    const fail = (error: Error) => {
      clearTimeout(timer)
      socket.destroy()
      reject(error)
    }
    socket.on('error', (error) => (isOpen ? socket.destroy() : fail(error)))
    socket.once('close', () => {
      if (isOpen) take.closed()
      else fail(new Error('the server closed a connection before it was a WebSocket'))
    })
    socket.once('connect', () => socket.write(handshake(port, cookie)))
    socket.on('data', (chunk: Buffer) => {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
      if (!isOpen) {
        const head = rest.indexOf('\r\n\r\n')
        if (head === -1) return
        const status = rest.toString('latin1', 0, rest.indexOf('\r\n'))
        if (!status.startsWith('HTTP/1.1 101')) return fail(new Error(`a WebSocket was refused: ${status}`))
        isOpen = true
        clearTimeout(timer)
        rest = rest.subarray(head + 4)
        resolve({
          send: (text) => void socket.write(frame(opcodes.text, Buffer.from(text))),
          end: () => socket.destroy(),
        })
      }
      rest = takeFrames(rest, socket, take)
    })
  })
}

function handshake(port: number, cookie: string | undefined): string {
  const lines = [
    'GET /graphql HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    'Sec-WebSocket-Protocol: graphql-transport-ws',
    'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits',
    ...(cookie ? [`Cookie: ${cookie}`] : []),
  ]
  return `${lines.join('\r\n')}\r\n\r\n`
}

/** Handles all whole frames and returns the bytes after them. The server fragments no message. */
function takeFrames(received: Buffer, socket: Socket, take: Take): Buffer {
  let rest = received
  for (;;) {
    const found = firstFrame(rest)
    if (!found) return rest
    const { opcode, isCompressed, payload } = found
    rest = rest.subarray(found.length)
    if (opcode === opcodes.text) take.message(payload, isCompressed)
    else if (opcode === opcodes.ping) socket.write(frame(opcodes.pong, payload))
    else if (opcode === opcodes.close) socket.destroy()
  }
}

function firstFrame(bytes: Buffer) {
  const [first, second] = bytes
  if (first === undefined || second === undefined) return null
  const short = second & 0x7f
  const start = short < 126 ? 2 : short === 126 ? 4 : 10
  if (bytes.length < start) return null
  const size = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))
  if (bytes.length < start + size) return null
  return {
    opcode: first & 0x0f,
    isCompressed: (first & 0x40) !== 0,
    payload: bytes.subarray(start, start + size),
    length: start + size,
  }
}

/** A client must mask its frames; a mask of zeros leaves the bytes as they are. */
function frame(opcode: number, payload: Buffer): Buffer {
  const length = payload.length
  if (length > 0xffff) throw new Error('the message of a benchmark is too long')
  const header = Buffer.alloc(length < 126 ? 6 : 8)
  header[0] = 0x80 | opcode
  header[1] = 0x80 | (length < 126 ? length : 126)
  if (length >= 126) header.writeUInt16BE(length, 2)
  return Buffer.concat([header, payload])
}
