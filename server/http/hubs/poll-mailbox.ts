import type { HubAnswer } from '../../events/hub-events.ts'

/** Shorter than the idle time of usual reverse proxies, which is 50 s in HAProxy as Debian packages it. */
const pollMs = 25_000
/** Maximum time between two polls. */
const absenceMs = 30_000

const nothing: HubAnswer = { status: 200, text: '' }
const closed: HubAnswer = { status: 204, text: '' }

/**
 * The messages that wait for the next poll of a client. `onAbsent` is called when the client polls no longer, also
 * after the mailbox has been closed.
 */
export function createPollMailbox({ onAbsent }: { onAbsent: () => void }) {
  const messages: string[] = []
  let bytes = 0
  let isFirst = true
  let isClosed = false
  let answer: ((answer: HubAnswer) => void) | null = null
  let absence = setTimeout(onAbsent, absenceMs).unref()

  /**
   * The first message, which answers the handshake, comes alone: the official client takes a start for failed if the end
   * of the connection is in the same answer.
   */
  function takeWaiting(): HubAnswer {
    const text = messages.splice(0, isFirst ? 1 : messages.length).join('')
    bytes -= Buffer.byteLength(text)
    isFirst &&= text === ''
    return text ? { status: 200, text } : isClosed ? closed : nothing
  }

  return {
    waitingBytes: () => bytes,
    isClosed: () => isClosed,
    put(message: string): void {
      if (isClosed) return
      messages.push(message)
      bytes += Buffer.byteLength(message)
      answer?.(takeWaiting())
    },
    /** Messages that wait are still delivered. */
    close(): void {
      isClosed = true
      answer?.(takeWaiting())
    },
    /** Resolves when there are messages, at the end of the mailbox, after `pollMs`, or when `signal` is aborted. */
    take(signal: AbortSignal): Promise<HubAnswer> {
      // A client has one poll at a time. An earlier one is of a broken connection.
      answer?.(nothing)
      clearTimeout(absence)
      const { promise, resolve } = Promise.withResolvers<HubAnswer>()
      const finish = (given: HubAnswer) => {
        if (answer !== finish) return
        answer = null
        clearTimeout(timer)
        clearTimeout(absence)
        absence = setTimeout(onAbsent, absenceMs).unref()
        resolve(given)
      }
      const timer = setTimeout(() => finish(nothing), pollMs).unref()
      answer = finish
      if (messages.length > 0 || isClosed) finish(takeWaiting())
      else signal.addEventListener('abort', () => finish(nothing), { once: true })
      return promise
    },
    stop: () => clearTimeout(absence),
  }
}
