import type { IncomingMessage } from 'node:http'

/** Whether a request has two `Host` lines, which RFC 9112 (section 3.2) refuses: a proxy may have read the other one. */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    // Comparing the length first makes no text for the other headers.
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count > 1
}
