import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A call of Docker's API, stopped before the engine gets it or before its response. */
export type DockerStep = { method: string; path: RegExp; when: 'before' | 'after' }

export type DockerGate = {
  /** The value for `DOCKER_HOST`. */
  host: string
  /** Resolves when a call reaches the step. That call gets no response. */
  reached(step: DockerStep): Promise<void>
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
