import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { addressTest, createClientAddress, isTrustedProxy } from './client-address.ts'

const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage

const addressOf = (trustedProxies: string[], publicUrl: string | null = null) =>
  createClientAddress({ trustedProxies, publicUrl })

it('finds an address among addresses and networks', () => {
  const isListed = addressTest(['192.0.2.1', '10.0.0.0/8', '2001:db8::/32'])
  expect(['192.0.2.1', '10.9.8.7', '2001:db8::9'].map(isListed)).toEqual([true, true, true])
  expect(['192.0.2.2', '11.0.0.1', '2001:db9::1', '', 'unix:'].map(isListed)).not.toContain(true)
  expect(addressTest([])('192.0.2.1')).toBe(false)
})

describe('a trusted proxy', () => {
  it.each(['loopback', 'linklocal', 'uniquelocal', '192.0.2.1', '10.0.0.0/8', '2001:db8::/32', '::1'])(
    'may be %s',
    (item) => expect(isTrustedProxy(item)).toBe(true),
  )

  it.each(['', 'everybody', 'localhost', '10.0.0.0/33', 'fd00::/129', '1.2.3.4/x'])('is not %j', (item) =>
    expect(isTrustedProxy(item)).toBe(false),
  )

  it.each([
    ['loopback', '127.0.0.7'],
    ['loopback', '::1'],
    ['uniquelocal', '10.1.2.3'],
    ['uniquelocal', '172.18.0.5'],
    ['uniquelocal', '192.168.1.1'],
    ['uniquelocal', '::ffff:172.18.0.5'],
    ['uniquelocal', 'fd12::1'],
    ['linklocal', '169.254.1.1'],
    ['linklocal', 'fe80::1'],
    ['10.0.0.0/8', '10.255.0.1'],
  ])('%s trusts %s', (item, peer) => {
    const { ip } = addressOf([item])(request(peer, { 'x-forwarded-for': '203.0.113.9' }))
    expect(ip).toBe('203.0.113.9')
  })

  it.each([
    ['loopback', '10.1.2.3'],
    ['uniquelocal', '172.32.0.1'],
    ['uniquelocal', '203.0.113.1'],
    ['10.0.0.0/8', '11.0.0.1'],
  ])('%s does not trust %s', (item, peer) => {
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' }
    expect(addressOf([item])(request(peer, headers))).toEqual({ ip: peer, isHttps: false, isLocal: false })
  })
})

describe('the address of a client', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['198.51.100.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['unknown', '10.0.0.1'],
    ['203.0.113.9, unknown', '10.0.0.1'],
    ['', '10.0.0.1'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db8::9]:4711', '2001:db8::9'],
    ['[2001:db8::9]', '2001:db8::9'],
    ['2001:db8::9', '2001:db8::9'],
    ['198.51.100.1:80, 203.0.113.9:4711, 10.0.0.2:443', '203.0.113.9'],
    ['198.51.100.1:4711:1', '10.0.0.1'],
    ['198.51.100.1:', '10.0.0.1'],
    ['[203.0.113.9', '10.0.0.1'],
  ])('behind trusted proxies of %j is %s', (forwarded, ip) => {
    expect(addressOf(['uniquelocal'])(request('10.0.0.1', { 'x-forwarded-for': forwarded })).ip).toBe(ip)
  })

  it('is local for requests of this machine without forwarding headers and without a public URL', () => {
    const direct = request('127.0.0.1')
    expect(addressOf(['loopback'])(direct).isLocal).toBe(true)
    expect(addressOf(['loopback'])(request('127.0.0.1', { via: '1.1 proxy' })).isLocal).toBe(false)
    expect(addressOf(['loopback'])(request('203.0.113.9')).isLocal).toBe(false)
    expect(addressOf(['loopback'], 'http://ctf.example.test')(direct).isLocal).toBe(false)
  })

  it('reads HTTPS from the public URL, and from the proxy without one', () => {
    const plain = request('127.0.0.1')
    const forwarded = request('127.0.0.1', { 'x-forwarded-proto': 'https' })
    expect([plain, forwarded].map((each) => addressOf(['loopback'])(each).isHttps)).toEqual([false, true])
    const secure = addressOf(['loopback'], 'https://ctf.example.test')
    expect([plain, forwarded].map((each) => secure(each).isHttps)).toEqual([true, true])
    const open = addressOf(['loopback'], 'http://ctf.example.test')
    expect([plain, forwarded].map((each) => open(each).isHttps)).toEqual([false, false])
  })
})
