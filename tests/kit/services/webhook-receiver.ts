import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

type Received = {
  path: string
  headers: Record<string, string>
  body: string
}

type Event = { type: string; timestamp: string; data: Record<string, unknown> }

/** A local server in place of a receiver of webhooks. */
export type WebhookReceiver = {
  url: string
  received: Received[]
  /** Answers a request; by default with 204. */
  answer: (response: ServerResponse) => void
  /** Whether it answers nothing. */
  hangs: boolean
  /** The events of the received requests, after a check of each signature with the reference library. */
  verified(secret: string, path?: string): Event[]
  stop(): Promise<void>
}

const accept = (response: ServerResponse) => void response.writeHead(204).end()

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  async function receive(request: IncomingMessage, response: ServerResponse) {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += part as string
    receiver.received.push({
      path: request.url ?? '',
      headers: request.headers as Record<string, string>,
      body,
    })
    if (!receiver.hangs) receiver.answer(response)
  }
  const server = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answer: accept,
    hangs: false,
    verified: (secret, path = '/') =>
      receiver.received
        .filter((request) => request.path === path)
        .map(({ body, headers }) => new Webhook(secret).verify(body, headers) as Event),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return receiver
}
