import type { RequestParameters, Variables } from 'relay-runtime'
import { currentLocale } from '../../i18n/i18n.ts'
import { untilLoggedInAgain } from '../../session/session-ended.ts'
import { callHeaders } from '../../session/xsrf.ts'
import { announceGap, connectionLost, connectionUp } from './connection-state.ts'
import { readEvents } from './event-stream.ts'
import { refreshWhileOpen } from '../refreshing.ts'
import { noteBuild } from './server-watch.ts'
import { takeSlot } from './stream-slots.ts'
import { hasCode, subscriptionRequest, type Updates } from './subscription-request.ts'

/** The time for the first bytes. A proxy that buffers whole responses sends none before it ends. */
const HEADERS_WITHIN_MS = 10_000
/** The server sends a comment every 12 seconds. */
const SILENCE_MS = 30_000
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 15_000

type End = 'again' | 'refused' | 'unusable'

/**
 * Subscribes by server-sent events, for networks that block WebSockets. If the network blocks streams too, screens refresh
 * their data instead. Returns the function that ends the subscription.
 */
export function subscribeByStream(
  operation: RequestParameters,
  variables: Variables,
  updates: Updates,
): () => void {
  const stopped = new AbortController()
  let stopRefresh = () => {}
  let failures = 0
  let isFirst = true

  async function readAnswer(response: Response, restartTimer: () => void): Promise<End> {
    if (response.status === 401) return (await untilLoggedInAgain()) ? 'again' : 'unusable'
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    if (!response.ok) return response.status >= 500 ? 'again' : 'unusable'
    if (!isStream || !response.body) return 'unusable'
    connectionUp()
    if (!isFirst) announceGap()
    isFirst = false
    failures = 0
    const [watched, read] = response.body.tee()
    void watched.pipeTo(new WritableStream({ write: restartTimer })).catch(() => undefined)
    for await (const { event, data } of readEvents(read)) {
      // The server also ends a stream when the user's role or session changes.
      if (event === 'complete') return 'again'
      const { data: items, errors } = JSON.parse(data) as { data?: unknown; errors?: unknown }
      if (hasCode(errors, 'LIMITS_TOO_MANY_OPEN')) return 'unusable'
      if (hasCode(errors, 'SERVER_STOPPING') || hasCode(errors, 'FELL_BEHIND')) return 'again'
      if (errors && !items) return 'refused'
      updates.next(errors ? { data: items, errors } : { data: items })
    }
    return 'again'
  }

  async function open(): Promise<End> {
    const call = new AbortController()
    const stop = () => call.abort()
    stopped.signal.addEventListener('abort', stop)
    let silence = setTimeout(stop, HEADERS_WITHIN_MS)
    const restartTimer = () => {
      clearTimeout(silence)
      silence = setTimeout(stop, SILENCE_MS)
    }
    let hasAnswer = false
    try {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          ...callHeaders(currentLocale()),
        },
        body: JSON.stringify(subscriptionRequest(operation, variables)),
        signal: call.signal,
      })
      hasAnswer = true
      noteBuild(response.headers.get('x-client-build'))
      restartTimer()
      return await readAnswer(response, restartTimer)
    } catch {
      // No answer in time means that a proxy buffers the stream.
      return !hasAnswer && call.signal.aborted ? 'unusable' : 'again'
    } finally {
      clearTimeout(silence)
      stopped.signal.removeEventListener('abort', stop)
    }
  }

  async function follow(): Promise<void> {
    const release = await takeSlot()
    try {
      let end: End = release ? 'again' : 'unusable'
      while (end === 'again' && !stopped.signal.aborted) {
        end = await open()
        if (stopped.signal.aborted || end !== 'again') break
        connectionLost()
        const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures++) * (0.5 + Math.random())
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
      if (stopped.signal.aborted) return
      if (end === 'refused') updates.error(new Error('The subscription was refused'))
      else stopRefresh = refreshWhileOpen()
    } finally {
      release?.()
    }
  }

  void follow()
  return () => {
    stopped.abort()
    stopRefresh()
  }
}
