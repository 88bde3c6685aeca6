import { WebSocket } from 'ws'
import { leakOf, timeoutMs, type CaseResult } from './case.ts'
import type { FuzzWorld } from './world.ts'

const openMs = 150

type Options = {
  world: FuzzWorld
  role: string
  headers: Record<string, string>
  target: string
  messages: string[]
  /** Closes the connection, and does not only break it. */
  isPolite: boolean
}

/** Speaks to a hub over a WebSocket. */
export function hubSocket({
  world,
  role,
  headers,
  target,
  messages,
  isPolite,
}: Options): Promise<CaseResult> {
  return new Promise((resolve) => {
    const request = `${role} ${target} ${messages.join(' | ').slice(0, 2000)}`
    const socket = new WebSocket(`${world.url.replace('http', 'ws')}${target}`, { headers })
    let finding: string | null = null
    const finish = setTimeout(() => {
      finding = `neither open nor closed within ${timeoutMs} ms: ${request}`
      socket.terminate()
    }, timeoutMs)
    const done = (outcome: string) => {
      clearTimeout(finish)
      resolve({ role, outcome: `hub ${outcome}`, finding })
    }
    socket.on('error', () => undefined)
    socket.on('unexpected-response', (_request, { statusCode = 0 }) => {
      if (statusCode >= 500) finding = `${statusCode} for the handshake of ${request}`
      socket.terminate()
      done(`handshake ${statusCode}`)
    })
    socket.on('message', (data) => {
      if (target.startsWith('/hub/user')) finding ??= leakOf(String(data), request)
    })
    socket.on('close', (code, reason) => {
      if (code === 1011) finding = `closed with ${code} (${String(reason)}): ${request}`
      done(`closed ${code}`)
    })
    socket.on('open', () => {
      for (const message of messages) socket.send(message)
      setTimeout(() => (isPolite ? socket.close() : socket.terminate()), openMs)
    })
  })
}
