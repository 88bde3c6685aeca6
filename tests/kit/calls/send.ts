import { once } from 'node:events'
import http from 'node:http'
import { text } from 'node:stream/consumers'

export type Headers = Record<string, string>
export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string }
export type Sent = { method?: string; headers?: Headers; body?: string | Buffer }

/** Sends a request with arbitrary headers, including Host and Origin. */
export async function send(url: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> {
  const request = http.request(url, { method, headers })
  request.end(body)
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  if (response.headers['content-type']?.includes('event-stream')) {
    response.destroy()
    return { status: response.statusCode ?? 0, headers: response.headers, body: '' }
  }
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) }
}
