import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type TestRegistry = {
  /** The host and port, as in the name of an image. */
  host: string
  /** The images that were pushed, in order, as `name:tag`. */
  pushed: string[]
  /** Loses the layers of all images. Their manifests and configurations stay, so a pull begins before it fails. */
  loseLayers(): void
  stop(): Promise<void>
}

const digestOf = (bytes: Uint8Array) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`

/** A registry in memory with the calls of the OCI distribution specification that push and pull an image. */
export async function startRegistry(): Promise<TestRegistry> {
  const blobs = new Map<string, Buffer>()
  const uploads = new Map<string, Buffer>()
  const manifests = new Map<string, { type: string; bytes: Buffer }>()
  const pushed: string[] = []

  const end = (
    response: ServerResponse,
    status: number,
    headers: Record<string, string> = {},
    body?: Buffer,
  ) => response.writeHead(status, { 'content-length': String(body?.length ?? 0), ...headers }).end(body)

  async function upload(request: IncomingMessage, response: ServerResponse, name: string, url: URL) {
    const id = url.pathname.split('/').at(-1) || randomUUID()
    const bytes = Buffer.concat([uploads.get(id) ?? Buffer.alloc(0), await buffer(request)])
    uploads.set(id, bytes)
    const digest = url.searchParams.get('digest')
    if (request.method !== 'PUT') {
      const location = `/v2/${name}/blobs/uploads/${id}`
      return end(response, 202, {
        location,
        range: `0-${Math.max(0, bytes.length - 1)}`,
        'docker-upload-uuid': id,
      })
    }
    if (digest !== digestOf(bytes)) return end(response, 400)
    blobs.set(digest, bytes)
    return end(response, 201, { location: `/v2/${name}/blobs/${digest}`, 'docker-content-digest': digest })
  }

  async function manifest(
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
    reference: string,
  ) {
    if (request.method === 'PUT') {
      const made = { type: request.headers['content-type'] ?? '', bytes: await buffer(request) }
      const digest = digestOf(made.bytes)
      manifests.set(`${name}:${reference}`, made).set(`${name}:${digest}`, made)
      pushed.push(`${name}:${reference}`)
      return end(response, 201, { 'docker-content-digest': digest })
    }
    const found = manifests.get(`${name}:${reference}`)
    if (!found) return end(response, 404)
    const headers = { 'content-type': found.type, 'docker-content-digest': digestOf(found.bytes) }
    if (request.method !== 'HEAD') return end(response, 200, headers, found.bytes)
    return response.writeHead(200, { ...headers, 'content-length': String(found.bytes.length) }).end()
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://registry')
    const [, name = '', kind = '', rest = ''] =
      /^\/v2\/(.+)\/(blobs|manifests)\/(.*)$/.exec(url.pathname) ?? []
    if (!name) return end(response, url.pathname === '/v2/' ? 200 : 404)
    if (kind === 'manifests') return manifest(request, response, name, rest)
    if (rest.startsWith('uploads')) return upload(request, response, name, url)
    const blob = blobs.get(rest)
    if (!blob) return end(response, 404)
    const headers = { 'docker-content-digest': rest, 'content-length': String(blob.length) }
    return response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : blob)
  }

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    pushed,
    loseLayers() {
      for (const { bytes } of manifests.values()) {
        const { layers } = JSON.parse(bytes.toString()) as { layers: { digest: string }[] }
        for (const { digest } of layers) blobs.delete(digest)
      }
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
