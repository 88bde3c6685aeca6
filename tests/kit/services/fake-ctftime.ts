import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FakeCtftime = {
  url: string
  /** The answer for the user who signs in next. */
  user: object
  /** Whether a code is exchanged as often as it is sent. */
  acceptsUsedCodes: boolean
  /** The queries and forms that the platform sent. */
  requests: { path: string; fields: Record<string, string> }[]
  stop(): Promise<void>
}

/** A local server in place of CTFtime's OAuth: no discovery, no ID token, and no type of the token. */
export async function startFakeCtftime(): Promise<FakeCtftime> {
  const codes = new Map<string, object>()

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', fake.url)
    const form = new URLSearchParams(await readBody(request))
    fake.requests.push({ path: pathname, fields: Object.fromEntries([...searchParams, ...form]) })
    const key = randomUUID()
    if (pathname === '/authorize') {
      codes.set(key, fake.user)
      const back = new URL(searchParams.get('redirect_uri') ?? '')
      back.searchParams.set('code', key)
      back.searchParams.set('state', searchParams.get('state') ?? '')
      return response.writeHead(302, { location: back.href }).end()
    }
    response.setHeader('content-type', 'application/json')
    const sent = form.get('code') ?? request.headers.authorization?.replace('Bearer ', '') ?? ''
    const user = codes.get(sent)
    if (!fake.acceptsUsedCodes) codes.delete(sent)
    if (!user) return response.writeHead(400).end('{"error":"invalid_grant"}')
    if (pathname === '/user') return response.end(JSON.stringify(user))
    codes.set(key, user)
    return response.end(JSON.stringify({ access_token: key }))
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeCtftime = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    user: {},
    acceptsUsedCodes: false,
    requests: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return fake
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request.setEncoding('utf8')) body += part as string
  return body
}
