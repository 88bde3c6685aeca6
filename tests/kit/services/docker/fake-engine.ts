import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Docker from 'dockerode'

export type FakeEngine = {
  /** The value for `DOCKER_HOST`. */
  host: string
  docker: Docker
  /** The calls so far, as `POST /images/create`. */
  calls: string[]
  stop(): Promise<void>
}

type Answer = Record<string, unknown> | unknown[] | ((response: ServerResponse) => void)

/** An engine on a unix socket with fixed answers to calls such as `POST /images/create`; other calls get 404. */
export async function startFakeEngine(answers: Record<string, Answer>): Promise<FakeEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-engine-'))
  const socketPath = join(folder, 'engine.sock')
  const calls: string[] = []
  const server = createServer((request, response) => {
    request.resume()
    const call = `${request.method} ${(request.url ?? '').split('?')[0]}`
    calls.push(call)
    const answer = answers[call]
    if (typeof answer === 'function') return answer(response)
    const status = answer ? 200 : 404
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' })
    return response.end(JSON.stringify(answer ?? { message: `no answer to ${call}` }))
  })
  server.listen(socketPath)
  await once(server, 'listening')
  return {
    host: `unix://${socketPath}`,
    docker: new Docker({ socketPath }),
    calls,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
