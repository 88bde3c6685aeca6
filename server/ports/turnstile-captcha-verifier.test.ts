import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createLogger } from '../runtime/logger.ts'
import { createTurnstileVerifier } from './turnstile-captcha-verifier.ts'

const logger = createLogger({ level: 'silent', pretty: false })
const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

async function verifierAt(listener: RequestListener, timeoutMs = 2000) {
  const server = createServer(listener)
  stops.push(() => server.close().closeAllConnections())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return createTurnstileVerifier({ siteKey: 'site', secretKey: 'secret', verifyUrl, logger, timeoutMs })
}

it.each([
  ['a yes', '{"success":true}', true],
  ['a no', '{"success":false,"error-codes":["timeout-or-duplicate"]}', false],
  ['something like a yes', '{"success":"true"}', false],
  ['nothing', 'null', false],
  ['no JSON', '<html>', false],
])('takes %s for what it is', async (_what, body, expected) => {
  const verifier = await verifierAt((_request, response) => response.end(body))
  expect(await verifier.verify('token', '192.0.2.1')).toBe(expected)
})

it('stops waiting at its time limit', async () => {
  const verifier = await verifierAt(() => undefined, 50)
  expect(await verifier.verify('token', '192.0.2.1')).toBe(false)
})

it('does not follow redirects', async () => {
  const verifier = await verifierAt((request, response) => {
    if (request.url === '/yes') response.end('{"success":true}')
    else response.writeHead(307, { location: '/yes' }).end()
  })
  expect(await verifier.verify('token', '192.0.2.1')).toBe(false)
})

it('sends no request without a token or an address', async () => {
  let asked = 0
  const verifier = await verifierAt((_request, response) => {
    asked += 1
    response.end('{"success":true}')
  })
  expect(await verifier.verify('', '192.0.2.1')).toBe(false)
  expect(await verifier.verify('token', '')).toBe(false)
  expect(asked).toBe(0)
})
