import { proxyOf, type Proxy } from '../../../../rules/connection-check/cures.ts'
import type { Check, Finding } from '../../../../rules/connection-check/findings.ts'
import {
  forgedAddress,
  hasProxy,
  idleSeconds,
  judgeAddress,
  judgeCompression,
  judgeCookies,
  judgeEvents,
  judgeIdle,
  judgeOrigin,
  judgeSockets,
} from '../../../../rules/connection-check/judge.ts'
import { askForEncoding, askWhatIsSeen, holdSocket, openSocket, receivesEvents } from './probes.ts'

type Observer = {
  onProxy: (proxy: Proxy | null) => void
  onStart: (check: Check) => void
  onFinding: (finding: Finding) => void
  /** For how many seconds the silent connection is held. */
  onHeld: (seconds: number) => void
}

/**
 * Finds out what of the requests of this page reaches the platform, and what of its answers comes back. It throws when
 * no platform answers, or when `signal` ends the run.
 */
export async function examineConnection(
  signal: AbortSignal,
  { onProxy, onStart, onFinding, onHeld }: Observer,
): Promise<void> {
  onStart('origin')
  const { seen, headers } = await askWhatIsSeen(signal, { 'x-forwarded-for': forgedAddress })
  const named = { server: headers.get('server'), via: headers.get('via') }
  onProxy(proxyOf(named))
  if (hasProxy(location.origin, named)) onFinding(judgeAddress(seen))
  onFinding(judgeOrigin(seen, location.origin))
  onStart('cookies')
  const { seen: again } = await askWhatIsSeen(signal)
  // Scripts cannot read Set-Cookie, so whether a missing cookie was lost on its way here or back stays open.
  onFinding(judgeCookies({ arrives: true, returns: again.hasCookie }))
  onStart('compression')
  onFinding(judgeCompression(await askForEncoding(signal)))
  onStart('events')
  onFinding(judgeEvents(await receivesEvents(signal)))
  onStart('sockets')
  const socket = await openSocket(signal)
  onFinding(judgeSockets(socket ? null : ''))
  if (!socket) return
  onStart('idle')
  const cutAfter = await holdSocket(socket, { seconds: idleSeconds, signal, onTick: onHeld })
  onFinding(judgeIdle(cutAfter, idleSeconds))
}
