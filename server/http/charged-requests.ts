import type { IncomingMessage } from 'node:http'

const charged = new WeakSet<IncomingMessage>()

/** Remembers that the global limit has been charged for a request. */
export function markCharged(request: IncomingMessage): void {
  charged.add(request)
}

export function isCharged(request: IncomingMessage): boolean {
  return charged.has(request)
}
