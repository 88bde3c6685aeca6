import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A call of Docker's API, stopped before the engine gets it or before its response. */
export type DockerStep = { method: string; path: RegExp; when: 'before' | 'after' }

type FailingCalls = Omit<DockerStep, 'when'> & { message: string; count?: number }

export type DockerGate = {
  /** The value for `DOCKER_HOST`. */
  host: string
  /** Resolves when a call reaches the step. That call gets no response. */
  reached(step: DockerStep): Promise<void>
  /** Waits for `count` calls of that kind at once, and answers each of them with 500 and the message. */
  fail(calls: FailingCalls): void
  /** Closes every new connection until `comeBack` is called. */
  goAway(): void
  comeBack(): void
  stop(): void
}

/** A proxy in front of a Docker Engine that can stop calls at a step. */
export async function startDockerGate(dockerHost: string): Promise<DockerGate> {
  const socketPath = dockerHost.replace('unix://', '')
  const folder = mkdtempSync(join(tmpdir(), 'halyard-gate-'))
  let isAway = false
  let waiting: { step: DockerStep; tell: () => void } | null = null

  const isAt = ({ method = '', url = '' }: IncomingMessage, when: DockerStep['when']) => {
    const step = waiting?.step
    if (!step || step.when !== when || step.method !== method || !step.path.test(url)) return false
    waiting?.tell()
    waiting = null
    return true
  }

  let failing: (FailingCalls & { held: ServerResponse[] }) | null = null

  /** Whether the call is one of those that fail. */
  const isFailing = ({ method = '', url = '' }: IncomingMessage, outgoing: ServerResponse) => {
    if (!failing || failing.method !== method || !failing.path.test(url)) return false
    const { held, message, count = 1 } = failing
    held.push(outgoing)
    if (held.length < count) return true
    failing = null
    for (const response of held) {
      response.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify({ message }))
    }
    return true
  }

  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (isAway) return void outgoing.destroy()
    if (isAt(incoming, 'before')) return
    if (isFailing(incoming, outgoing)) return void incoming.resume()
    const { method, url, headers } = incoming
    const forwarded = request({ socketPath, method, path: url, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        if (isAt(incoming, 'after')) return
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
        outgoing.end(Buffer.concat(chunks))
      })
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  const socket = join(folder, 'docker.sock')
  server.listen(socket)
  await once(server, 'listening')
  return {
    host: `unix://${socket}`,
    reached: (step) =>
      new Promise((resolve) => {
        waiting = { step, tell: resolve }
      }),
    fail(calls) {
      failing = { ...calls, held: [] }
    },
    goAway() {
      isAway = true
    },
    comeBack() {
      isAway = false
    },
    stop() {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
