import { connect } from 'node:net'
import { timeoutMs, type FuzzCase } from './case.ts'
import type { Random } from './random.ts'
import { anyText, damaged, type Known } from './values.ts'

const paths = ['/', '/api/game', '/api/config', '/graphql', '/healthz', '/readyz', '/assets/x/y', '/api/account/login', '/api/proxy/x', '/static/en-US.json', '/favicon.ico', '/account/login'] // oxfmt-ignore

/** One raw request with targets, headers and framings that HTTP libraries do not send. */
export const bytesCase: FuzzCase = (random, world) => {
  const { hostname, port } = new URL(world.url)
  const bytes = requestOf(random, world.known, `${hostname}:${port}`)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    const done = (outcome: string, finding: string | null = null) => {
      clearTimeout(timeout)
      socket.destroy()
      resolve({ role: 'anonymous', outcome, finding })
    }
    const timeout = setTimeout(() => {
      const outcome = `no answer within ${timeoutMs} ms`
      done(outcome, answer === '' ? `${outcome} to ${JSON.stringify(bytes)}` : null)
    }, timeoutMs)
    socket.on('error', () => done('connection closed without an answer'))
    socket.on('close', () => done('connection closed without an answer'))
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
      const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? 0)
      if (status >= 500 && status !== 501 && status !== 505)
        done(
          `${status}`,
          `${status} for the bytes ${JSON.stringify(bytes.slice(0, 2000))}\n${answer.slice(0, 300)}`,
        )
      else if (status > 0) done(`${status}`)
    })
    socket.write(bytes, 'latin1')
    // The body may be incomplete, so the case closes the connection.
    socket.end()
  })
}

function requestOf(random: Random, known: Known, host: string): string {
  const method = random.pick(['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'CONNECT', 'PROPFIND', 'get', 'G\u0000T', '']) // oxfmt-ignore
  const headers = [
    `Host: ${random.pick([host, host, host, '', 'evil.test', 'a b', '[::1', 'x'.repeat(3000)])}`,
  ]
  const extra = random.below(5)
  for (let count = 0; count < extra; count += 1) headers.push(headerOf(random, known))
  const body = random.chance(0.4) ? random.pick(['{}', '{"a":', '0\r\n\r\n', '5\r\nhello\r\n0\r\n\r\n', 'zz\r\n', '\0']) : '' // oxfmt-ignore
  if (body && random.chance(0.7)) headers.push(`Content-Length: ${random.pick([body.length, 0, body.length + 5, -1, '1e3', '999999999999999999999'])}`) // oxfmt-ignore
  const version = random.pick([
    'HTTP/1.1',
    'HTTP/1.1',
    'HTTP/1.1',
    'HTTP/1.0',
    'HTTP/2.0',
    'HTTP/0.9',
    'HTTQ/1.1',
  ])
  const text = `${method} ${targetOf(random, known, host)} ${version}\r\n${headers.join('\r\n')}\r\n\r\n${body}`
  const once = random.chance(0.1) ? damaged(random, text) : text
  return random.chance(0.1) ? once + once : once
}

function targetOf(random: Random, known: Known, host: string): string {
  const path = random.pick(paths)
  const odd = [
    `http://${host}${path}`, `http://evil.test${path}`, `//${host}${path}`, `/${path}`, `${path}/`, `${path}//`, '*', '',
    path.replace('a', '%61'), path.replace('/', '/%2e%2e/'), `${path}%00`, `${path}%`, `${path}%ff%fe`, `${path};x=1`,
    `${path}?${'a=1&'.repeat(800)}`, `${path}#x`, `${path}?__proto__[x]=1`, `/${'a/'.repeat(2000)}`, `/../..${path}`,
    `${path}\\..\\x`, `/api/game/${'9'.repeat(400)}`, encodeURI(anyText(random, known).replaceAll(/[\uD800-\uDFFF]/g, '')),
  ] // oxfmt-ignore
  return random.chance(0.3) ? path : random.pick(odd)
}

function headerOf(random: Random, known: Known): string {
  const name = random.pick(['Accept', 'Accept-Encoding', 'Accept-Language', 'Authorization', 'Cookie', 'Content-Type', 'Content-Encoding', 'Expect', 'If-None-Match', 'If-Modified-Since', 'Origin', 'Range', 'Referer', 'Sec-Fetch-Site', 'Transfer-Encoding', 'Upgrade', 'Connection', 'X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Host', 'Forwarded', 'X-XSRF-TOKEN', '__proto__', 'constructor']) // oxfmt-ignore
  const value = random.pick([
    anyText(random, known).replaceAll(/[^\t\u0020-\u00FF]/g, ''), 'chunked', 'gzip', 'identity, chunked', 'bytes=0-',
    'bytes=-1', 'bytes=5-1', 'Bearer x', 'Bearer ', 'Basic OjE=', 'halyard_session=x', 'a=b; a=c; =; ;', '100-continue',
    'websocket', 'upgrade', 'h2c', 'application/json', 'multipart/form-data', 'multipart/form-data; boundary=',
    '*/*;q=9', 'en;q=x,,;', 'http://evil.test', 'null', '::1, 127.0.0.1, x', 'W/"x"', '*', 'deflate',
  ]) // oxfmt-ignore
  return `${name}: ${value}`
}
