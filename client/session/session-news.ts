import { isOwnProfileRefused } from './banned.ts'
import { callHeaders } from './xsrf.ts'

// One channel for the page, because a channel does not receive its own messages.
let channel: BroadcastChannel | null = null
const openChannel = (): BroadcastChannel => (channel ??= new BroadcastChannel('halyard-session'))

/** Notifies the other tabs of this browser of a log-in or log-out. */
export function announceSessionChange(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows need a target origin
  openChannel().postMessage('changed')
}

/** Calls the listener after a log-in or log-out in another tab. */
export function onSessionChange(listener: () => void): () => void {
  const current = openChannel()
  current.addEventListener('message', listener)
  return () => current.removeEventListener('message', listener)
}

type Answer = {
  data?: { viewer: { userId: string } | null }
  errors?: Parameters<typeof isOwnProfileRefused>[0][]
}

type SessionUser = { userId: string | null; isBanned: boolean }

/** The user of the session cookie, without an id for a visitor; undefined if the server does not answer. */
export async function askForUser(locale: string): Promise<SessionUser | undefined> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...callHeaders(locale) },
      body: JSON.stringify({ query: '{ viewer { userId } }' }),
    })
    const { data, errors } = (await response.json()) as Answer
    if (!data) return undefined
    return { userId: data.viewer?.userId ?? null, isBanned: errors?.some(isOwnProfileRefused) ?? false }
  } catch {
    return undefined
  }
}
