import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type CurlAnswer = { status: number; contentType: string; body: unknown }

/** A session of curl with a cookie jar. */
export async function createCurl(url: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'halyard-curl-'))
  const jar = path.join(folder, 'cookies')
  return {
    async call(method: string, pathname: string, ...rest: string[]): Promise<CurlAnswer> {
      const format = '\n%{http_code} %{content_type}'
      const { stdout } = await run('curl', [
        '-sS',
        `-X${method}`,
        '-m20',
        `-b${jar}`,
        `-c${jar}`,
        `-w${format}`,
        ...rest,
        `${url}${pathname}`,
      ])
      const end = stdout.lastIndexOf('\n')
      const [status = '', contentType = ''] = stdout.slice(end + 1).split(/ (.*)/)
      const text = stdout.slice(0, end)
      return {
        status: Number(status),
        contentType,
        body: contentType.includes('json') ? JSON.parse(text) : text,
      }
    },
    json(method: string, pathname: string, body: unknown): Promise<CurlAnswer> {
      return this.call(
        method,
        pathname,
        '--header',
        'Content-Type: application/json',
        '--data',
        JSON.stringify(body),
      )
    },
    dispose: () => rm(folder, { recursive: true }),
  }
}
