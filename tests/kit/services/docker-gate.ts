import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A call of Docker's API, and which side of it: not made yet, or done and not answered. */
export type DockerStep = { method: string; path: RegExp; when: 'before' | 'after' }

export type DockerGate = {
  /** As `DOCKER_HOST` takes it. */
  host: string
  /** Resolves when a call comes to the step; that call stays without an answer. */
  reached(step: DockerStep): Promise<void>
  /** Every call breaks off until it comes back. */
  goAway(): void
  comeBack(): void
  stop(): void
}

/** Stands before a Docker Engine and lets everything pass, until a step is asked for. */
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

  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (isAway) return void outgoing.destroy()
    if (isAt(incoming, 'before')) return
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
