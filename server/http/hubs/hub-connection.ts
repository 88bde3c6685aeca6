import {
  closeMessage,
  completionError,
  handshakeAnswer,
  handshakeRefusal,
  ping,
  readMessage,
  splitMessages,
  type HubMessage,
} from './hub-messages.ts'

const handshakeMs = 15_000
const pingMs = 15_000
const silenceMs = 30_000
const maxWaitingCharacters = 32 * 1024

type Options = {
  /** Sends one message as one frame. */
  send(message: string): void
  /** Closes the transport normally. Messages that were sent before still arrive. */
  close(): void
  /** The client sent a valid handshake, which waits for `accept`. */
  onHandshake(): void
  /** The transport itself shows that the client is there: no pings are sent, and silence does not end the connection. */
  showsPresence?: boolean
}

export type HubConnection = ReturnType<typeof createHubConnection>

/**
 * The server's side of a hub connection, over any transport: handshake, pings, time limits and close. Clients cannot
 * call methods.
 */
export function createHubConnection({ send, close, onHandshake, showsPresence = false }: Options) {
  let state: 'new' | 'shaken' | 'ready' | 'over' = 'new'
  let waiting = ''
  let silence = setTimeout(() => refuse('Handshake was canceled.'), handshakeMs).unref()
  let nextPing: NodeJS.Timeout | undefined

  function isShaken(): boolean {
    return state === 'shaken' || state === 'ready'
  }

  function write(message: string): void {
    if (state === 'over') return
    send(message)
    if (state !== 'ready' || showsPresence) return
    clearTimeout(nextPing)
    nextPing = setTimeout(() => write(ping), pingMs).unref()
  }

  function refuse(error: string): void {
    if (state === 'over') return
    send(handshakeRefusal(error))
    finish()
  }

  function finish(): void {
    if (state === 'over') return
    stop()
    close()
  }

  /** Stops the timers, after the transport has closed. */
  function stop(): void {
    state = 'over'
    clearTimeout(silence)
    clearTimeout(nextPing)
  }

  /** Ends the connection with a message that says whether the client may reconnect. */
  function end(options: { allowReconnect: boolean }): void {
    if (state === 'shaken') accept()
    if (state === 'ready') write(closeMessage(options))
    finish()
  }

  function shakeHands({ protocol, version }: HubMessage): void {
    if (protocol !== 'json') return refuse(`The protocol '${String(protocol)}' is not supported.`)
    if (version !== 1) return refuse(`The server does not support version ${String(version)} of the 'json' protocol.`) // oxfmt-ignore
    state = 'shaken'
    onHandshake()
  }

  /** Answers the handshake; from then on messages may be sent. */
  function accept(): void {
    if (state !== 'shaken') return
    state = 'ready'
    write(handshakeAnswer)
  }

  function answer({ type, invocationId }: HubMessage): void {
    if (type === 7) return finish()
    if (state === 'ready' && (type === 1 || type === 4) && typeof invocationId === 'string') {
      write(completionError(invocationId, 'This hub has no methods that clients can call.'))
    }
  }

  return {
    accept,
    write,
    end,
    stop,
    receive(text: string): void {
      if (state === 'over') return
      const { messages, rest } = splitMessages(waiting + text)
      waiting = rest
      if (rest.length > maxWaitingCharacters) {
        return state === 'new' ? refuse('The message is too large.') : end({ allowReconnect: false })
      }
      for (const sent of messages) {
        const message = readMessage(sent)
        if (state === 'new') {
          if (!message) return refuse('The handshake request is not valid JSON.')
          shakeHands(message)
        } else if (!message) return end({ allowReconnect: false })
        else answer(message)
      }
      if (!isShaken()) return
      clearTimeout(silence)
      if (showsPresence) return
      silence = setTimeout(() => end({ allowReconnect: true }), silenceMs).unref()
    },
  }
}
