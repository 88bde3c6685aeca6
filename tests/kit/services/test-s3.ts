import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'

export type TestS3 = {
  /** The value for `HALYARD_STORAGE_URL`. Every name is its own folder in one bucket. */
  urlOf(name: string): string
  /** Called before every request. If it returns true, the server does not handle the request. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean
  /** The number of requests with that method. */
  count(method: string): number
  stop(): Promise<void>
}

/** Starts an S3 server on a random loopback port. */
export async function startS3(): Promise<TestS3> {
  const directory = mkdtempSync(path.join(tmpdir(), 'halyard-s3-'))
  const options = {
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: 'halyard', configs: [] }],
  }
  const store = new S3rver(options)
  await store.configureBuckets()
  const answer = store.callback()
  // Its signatures differ from Amazon's for requests with a bucket and no key.
  const answerBucket = new S3rver({ ...options, allowMismatchedSignatures: true }).callback()
  const counts = new Map<string, number>()
  const server = createServer((request, response) => {
    const method = request.method ?? ''
    counts.set(method, (counts.get(method) ?? 0) + 1)
    if (started.intercept(request, response)) return
    if (/^\/halyard\/?(\?|$)/.test(request.url ?? '')) answerBucket(request, response)
    else answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const started: TestS3 = {
    urlOf: (name) => `s3://S3RVER:S3RVER@127.0.0.1:${port}/halyard/${name}?tls=off`,
    intercept: () => false,
    count: (method) => counts.get(method) ?? 0,
    async stop() {
      server.closeAllConnections()
      server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
  return started
}
