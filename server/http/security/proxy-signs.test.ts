import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { captureLog } from '../../../tests/kit/server/captured-log.ts'
import { createProxySigns } from './proxy-signs.ts'

const hourMs = 3_600_000
const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ method: 'GET', socket: { remoteAddress }, headers }) as unknown as IncomingMessage

function watch(config: { trustedProxies?: string[]; sharedAddresses?: string[] } = {}) {
  const log = captureLog()
  const clock = { ms: 0 }
  const signs = createProxySigns({
    config: { trustedProxies: ['loopback'], sharedAddresses: [], ...config },
    logger: log.logger,
    now: () => clock.ms,
  })
  return { ...signs, clock, lines: () => log.lines.map(({ msg }) => msg) }
}

it('names a private proxy that is not trusted, once an hour', () => {
  const { look, clock, lines } = watch()
  const forwarded = request('10.0.0.7', { 'x-forwarded-for': '203.0.113.9' })
  for (let count = 0; count < 3; count += 1) look(forwarded, null)
  expect(lines()).toEqual([expect.stringContaining('add it to HALYARD_TRUSTED_PROXIES')])
  expect(lines()[0]).toContain('X-Forwarded-For of 10.0.0.7 is ignored')
  clock.ms = hourMs
  look(forwarded, null)
  expect(lines()).toHaveLength(2)
})

it('takes a public address for a proxy when it names ten clients, not when one visitor sends the header', () => {
  const { look, lines } = watch()
  const from = (client: string) => look(request('203.0.113.1', { 'x-forwarded-for': client }), null)
  for (let count = 0; count < 100; count += 1) from('198.51.100.1')
  for (let last = 2; last < 10; last += 1) from(`198.51.100.${last}`)
  expect(lines()).toEqual([])
  from('198.51.100.10')
  expect(lines()).toEqual([expect.stringContaining('X-Forwarded-For of 203.0.113.1 is ignored')])
})

it('names headers that are not read, of a proxy that sends no X-Forwarded-For', () => {
  const headers = { 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9' }
  const { look, lines } = watch({ trustedProxies: ['192.0.2.1'] })
  look(request('203.0.113.1', headers), null)
  look(request('192.0.2.1', { ...headers, 'x-forwarded-for': '203.0.113.9' }), null)
  expect(lines()).toEqual([])
  look(request('192.0.2.1', headers), null)
  expect(lines()).toEqual([
    expect.stringContaining('192.0.2.1 sends forwarded and x-real-ip without X-Forwarded-For'),
  ])
})

it('counts the users of one private address, but not of a public or shared one', () => {
  const { look, lines } = watch({ sharedAddresses: ['10.0.0.0/8'] })
  const tenUsers = (peer: string, headers = {}) => {
    for (let user = 0; user < 10; user += 1) look(request(peer, headers), `user ${user}`)
  }
  for (let count = 0; count < 100; count += 1) look(request('127.0.0.1'), 'the same')
  for (let count = 0; count < 100; count += 1) look(request('127.0.0.1'), null)
  tenUsers('203.0.113.1')
  tenUsers('10.0.0.1')
  tenUsers('127.0.0.1', { 'x-forwarded-for': '203.0.113.1' })
  expect(lines()).toEqual([])
  tenUsers('192.168.0.1')
  expect(lines()).toEqual([expect.stringContaining('10 users came from 192.168.0.1')])
})

it('knows both versions of the PROXY protocol, and nothing else', () => {
  const v2 = Buffer.from('0d0a0d0a000d0a515549540a21110', 'hex')
  for (const start of [Buffer.from('PROXY TCP4 203.0.113.9 192.0.2.1 1 2\r\n'), v2]) {
    const { badStart, lines } = watch()
    badStart(Buffer.from('PROXIES'), '10.0.0.1')
    badStart(undefined, '10.0.0.1')
    expect(lines()).toEqual([])
    badStart(start, '10.0.0.1')
    expect(lines()).toEqual([expect.stringContaining('10.0.0.1 speaks the PROXY protocol')])
  }
})
