import { request } from 'node:http'
import { Readable } from 'node:stream'
import { closedEarly, noAnswer, timeoutMs } from './case.ts'
import type { FuzzWorld } from './world.ts'

type Init = { method: string; headers: Record<string, string>; body?: string }

/** As `send`, with another `Host`, which `fetch` does not send. */
export function sendToHost(
  { url }: FuzzWorld,
  host: string,
  path: string,
  { method, headers, body }: Init,
): Promise<Response | string> {
  return new Promise((resolve) => {
    const options = { method, headers: { ...headers, host }, signal: AbortSignal.timeout(timeoutMs) }
    request(`${url}${path}`, options, (answer) => {
      const { statusCode = 0 } = answer
      const hasNoBody = statusCode === 204 || statusCode === 304
      if (hasNoBody) answer.resume()
      const stream = hasNoBody ? null : (Readable.toWeb(answer) as ReadableStream)
      const type = answer.headers['content-type'] ?? ''
      resolve(new Response(stream, { status: statusCode, headers: { 'content-type': type } }))
    })
      .once('error', ({ name }) => resolve(name === 'AbortError' ? noAnswer : closedEarly))
      .end(body)
  })
}
