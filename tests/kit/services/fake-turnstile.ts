import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Question = { secret: string; response: string; remoteip: string; idempotency_key: string }

export type FakeTurnstile = {
  url: string
  questions: Question[]
  /** The next response, as JSON. */
  answer: string
  stop(): Promise<void>
}

/** A local server in place of Cloudflare Turnstile. */
export async function startFakeTurnstile(): Promise<FakeTurnstile> {
  async function answer(request: IncomingMessage, response: ServerResponse) {
    fake.questions.push(JSON.parse(await readBody(request)) as Question)
    response.setHeader('content-type', 'application/json').end(fake.answer)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeTurnstile = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
    questions: [],
    answer: '{"success":true}',
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
