import { once } from 'node:events'
import {
  request as plain,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http'
import { request as secure } from 'node:https'
import { text } from 'node:stream/consumers'
import { CliError } from '../errors.ts'

const answerMs = 10_000

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

export function open(url: URL, options: RequestOptions) {
  const own = { agent: false as const, ...options }
  return url.protocol === 'https:' ? secure(url, own) : plain(url, own)
}

/** @throws CliError when the address does not answer */
export async function ask(url: URL, headers: Record<string, string> = {}): Promise<Answer> {
  const request = open(url, { headers, signal: AbortSignal.timeout(answerMs) }).end()
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) }
  } catch (error) {
    throw new CliError(`${url.origin} does not answer: ${(error as Error).message}`)
  }
}
