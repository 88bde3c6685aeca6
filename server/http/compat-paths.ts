import type { IncomingMessage } from 'node:http'
import type { CompatHost } from '../config/compat-hosts.ts'
import { compatInterface } from './compat-host.ts'
import { withoutOrigin } from './security/target-path.ts'

/** Pictures of teams, whose addresses the answers have, and what already names the interface. */
const kept = /^\/(assets|compat)\//i

/**
 * The address of a request as the router reads it. A host of its own for CTFd or rCTF has the interface of its game at
 * the root.
 */
export function routedUrl(hosts: readonly CompatHost[], request: IncomingMessage): string {
  const url = withoutOrigin(request.url ?? '/')
  const spoken = compatInterface(hosts, request)
  if (!spoken || spoken.gameId === null || kept.test(url)) return url
  return `/compat/${spoken.kind}/${spoken.gameId}${url}`
}
