import { constants, inflateRawSync } from 'node:zlib'
import { openRawSocket, type RawSocket } from './raw-socket.ts'
import type { Times } from './times.ts'

type Delta = { previousSeq: number; seq: number; solves: { solvedAt: string }[]; reset: unknown }
type Message = { id?: string; type: string; payload?: { data?: { scoreboardChanged?: Delta } | null } }

/** The id of the board's operation: equal on all sockets, so that their frames are equal bytes. */
export const boardOperation = 'b'

export type BoardReport = {
  /** Deltas that did not begin where the one before ended. */
  gaps: number
  /** Deltas that sent the whole board instead of what had changed. */
  resets: number
  /** Answers with errors, and connections that the server closed. */
  faults: string[]
}
export type Watch = {
  report: BoardReport
  /** From the time of the oldest solve of a delta to its arrival. */
  staleness: Times
  /** Called with each version that a socket reaches. */
  reached: (seq: number) => void
  /** Called when the server closes the connection, in place of a fault. */
  lost?: () => void
  /** Called with each message of another operation, undecoded. */
  other?: () => void
}
type Place = { port: number; localAddress?: string | undefined; cookie?: string | undefined }
type Asked = {
  /** The message that subscribes to the board, from a version on if there is one. */
  board: (after: number | null) => string
  /** Messages that subscribe to other events. */
  others: readonly string[]
}

export type BoardSocket = {
  seq(): number | null
  /** Opens the connection, and continues from the last version. Resolves when the subscriptions are open. */
  open(): Promise<void>
  close(): void
}

/** One decoded message for all sockets that receive the same bytes. */
const known: { bytes: Buffer; message: Message }[] = []
const mostKnown = 40

export function createBoardSocket(place: Place, asked: Asked, watch: Watch): BoardSocket {
  let socket: RawSocket | null = null
  let seq: number | null = null
  let isCatchingUp = false

  function take(delta: Delta): void {
    const { report, staleness } = watch
    if (seq !== null && delta.previousSeq !== seq) report.gaps += 1
    if (delta.reset) report.resets += 1
    seq = delta.seq
    const [oldest] = delta.solves.map(({ solvedAt }) => Date.parse(solvedAt)).toSorted((a, b) => a - b)
    if (!isCatchingUp && oldest !== undefined) staleness.add(Date.now() - oldest)
    isCatchingUp = false
    watch.reached(seq)
  }

  return {
    seq: () => seq,
    async open() {
      let opened = () => undefined as void
      let refused = (_error: Error) => undefined as void
      const isOpen = new Promise<void>((resolve, reject) => {
        opened = resolve
        refused = reject
      })
      isOpen.catch(() => undefined)
      const own = await openRawSocket(place, {
        message(bytes, isCompressed) {
          const message = decode(bytes, isCompressed)
          if (message.type === 'connection_ack') {
            own.send(asked.board(seq))
            for (const text of asked.others) own.send(text)
            // Its answer follows the subscriptions.
            own.send('{"type":"ping"}')
          } else if (message.type === 'pong') opened()
          else if (message.type === 'ping') own.send('{"type":"pong"}')
          else if (message.id !== boardOperation && message.type === 'next') watch.other?.()
          else if (message.payload?.data?.scoreboardChanged) take(message.payload.data.scoreboardChanged)
          else watch.report.faults.push(JSON.stringify(message).slice(0, 300))
        },
        closed() {
          refused(new Error('the server closed a WebSocket before it subscribed'))
          if (socket !== own) return
          socket = null
          if (watch.lost) watch.lost()
          else watch.report.faults.push('the server closed a WebSocket')
        },
      })
      socket = own
      isCatchingUp = seq !== null
      own.send('{"type":"connection_init"}')
      await isOpen
    },
    close() {
      const own = socket
      socket = null
      own?.end()
    },
  }
}

function decode(bytes: Buffer, isCompressed: boolean): Message {
  const found = known.find((one) => one.bytes.equals(bytes))
  if (found) return found.message
  const text = isCompressed ? inflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }) : bytes
  const message = JSON.parse(text.toString()) as Message
  known.unshift({ bytes: Buffer.from(bytes), message })
  if (known.length > mostKnown) known.pop()
  return message
}
