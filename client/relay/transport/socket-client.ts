import { createClient, type Client } from 'graphql-ws'
import { currentLocale } from '../../i18n/i18n.ts'
import { connectionLost, connectionUp } from './connection-state.ts'
import { askForBuild } from './deployed-build.ts'
import { noteBuild } from './server-watch.ts'

export const SESSION_ENDED = 4401
const LONGEST_WAIT_MS = 15_000
/** After this number of failed attempts in a row, while the server answers requests, sockets count as blocked. */
const BLOCKED_AFTER = 2

/** Creates the socket of all subscriptions. `onBlocked` is called when the network blocks sockets. */
export function createSocketClient(onBlocked: () => void): Client {
  let refusals = 0
  let isOpen = false
  async function noteRefusal() {
    if ((await askForBuild()) === null) return
    refusals += 1
    if (refusals >= BLOCKED_AFTER && !isOpen) onBlocked()
  }
  const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`
  return createClient({
    url,
    lazy: true,
    lazyCloseTimeout: 5000,
    keepAlive: 15_000,
    // A busy server accepts a socket long before it acknowledges it.
    connectionAckWaitTimeout: 30_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: (event) => !(event instanceof CloseEvent && event.code === SESSION_ENDED),
    retryWait: async (retries) => {
      const wait = Math.min(LONGEST_WAIT_MS, 500 * 2 ** retries)
      await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random())))
    },
    connectionParams: () => ({ acceptLanguage: currentLocale() }),
    on: {
      connected: (_socket, payload) => {
        noteBuild(payload?.['clientBuild'])
        isOpen = true
        refusals = 0
        connectionUp()
      },
      closed: (event) => {
        const { code } = event as CloseEvent
        if (code === 1000) connectionUp()
        else connectionLost()
        if (!isOpen && code !== SESSION_ENDED) void noteRefusal()
        isOpen = false
      },
    },
  })
}
