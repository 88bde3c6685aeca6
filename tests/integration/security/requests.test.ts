import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { send } from '../../kit/calls/send.ts'

const json = { 'content-type': 'application/json' }

describe('the forwarding headers of a request', () => {
  let test: TestApp
  let user: Actor

  beforeAll(async () => {
    test = await startTestApp({ env: { HALYARD_TRUSTED_PROXIES: '192.0.2.0/24' } })
    user = await signIn(test)
  })
  afterAll(() => test.dispose())

  it('are ignored without a trusted proxy', async () => {
    const own = { origin: test.url.replace('http:', 'https:'), 'x-forwarded-proto': 'https' }
    const answer = await send(`${test.url}/api/account/update`, {
      method: 'PUT',
      body: '{}',
      headers: { ...json, ...own, cookie: user.cookieHeader },
    })
    expect(answer.status).toBe(403)
    expect(answer.headers['strict-transport-security']).toBeUndefined()
  })

  it('are never reflected in a URL or a header', async () => {
    const hostile = {
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
      'x-original-url': '/evil.test',
      'x-forwarded-prefix': '/evil.test',
      forwarded: 'host=evil.test',
    }
    const paths = [
      '/',
      '//evil.test',
      '/api/config',
      '/api',
      '/assets/',
      '/account/login?from=//evil.test',
      '/graphql',
    ]
    for (const path of [
      ...paths,
      '/api/openapi.json',
      '/api/openapi-3.0.json',
      '/api/docs',
      '/\\evil.test',
      '/favicon.ico',
      '/api//evil.test/',
    ]) {
      const { status, headers, body } = await send(test.url + path, { headers: hostile })
      expect({ path, isRedirect: status >= 300 && status < 400 && status !== 304 }).toEqual({
        path,
        isRedirect: false,
      })
      expect({ path, location: headers.location }).toEqual({ path, location: undefined })
      expect(body).not.toContain('evil.test')
    }
  })
})

describe('the token that scripts of the page can read', () => {
  let test: TestApp
  let user: Actor
  let other: Actor

  beforeAll(async () => {
    test = await startTestApp()
    user = await signIn(test)
    other = await signIn(test)
  })
  afterAll(() => test.dispose())

  const tokenIn = (cookies: string) => /XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1] ?? ''

  it('is that of the session, when one is sent', async () => {
    const update = async (token: string) =>
      (
        await user.fetch('/api/account/update', {
          method: 'PUT',
          body: '{}',
          headers: { ...json, 'x-xsrf-token': token },
        })
      ).status
    const ask = async (token: string) => {
      const headers = { ...json, 'x-xsrf-token': token }
      const body = JSON.stringify({ query: '{ viewer { id } }' })
      return (await user.fetch('/graphql', { method: 'POST', headers, body })).status
    }
    const own = tokenIn(user.cookieHeader)
    for (const call of [update, ask]) {
      expect(await call(own)).toBe(200)
      for (const wrong of [
        '',
        'x',
        own.slice(1),
        `${own}x`,
        own.toLowerCase(),
        tokenIn(other.cookieHeader),
      ]) {
        expect([wrong, await call(wrong)]).toEqual([wrong, 403])
      }
    }
  })
})

describe('a request of a plain form or a link', () => {
  let test: TestApp
  let user: Actor

  beforeAll(async () => {
    test = await startTestApp()
    user = await signIn(test)
  })
  afterAll(() => test.dispose())

  const types = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x', '']

  it.each([
    'subscription { noticePublished(gameId: 1) @skip(if: true) { id } }',
    'subscription { noticePublished(gameId: 1) @include(if: false) { id } }',
    'subscription { ...None } fragment None on Subscription { noticePublished(gameId: 1) @skip(if: true) { id } }',
    'subscription { ... @skip(if: true) { noticePublished(gameId: 1) { id } } }',
  ])('is no subscription without a field: %s', async (query) => {
    for (const accept of ['text/event-stream', 'application/json']) {
      const headers = { accept, 'content-type': 'application/json' }
      const body = JSON.stringify({ query })
      const response = await fetch(`${test.url}/graphql`, { method: 'POST', headers, body })
      expect(response.status).toBeLessThan(500)
      expect(await response.text()).toContain('cannot use @skip or @include')
    }
  })

  it.each(types)('is no operation and no body: %j', async (type) => {
    const graphql = JSON.stringify({ query: 'mutation { logOut(input: {}) { __typename } }' })
    const sent = [
      ['/graphql', 'POST', graphql],
      ['/graphql', 'POST', `query=${encodeURIComponent('mutation { logOut(input: {}) { __typename } }')}`],
      ['/api/account/update', 'PUT', '{"bio":"formed"}'],
      ['/api/account/update', 'PUT', 'bio=formed'],
      ['/api/account/login', 'POST', 'userName=a&password=b'],
    ]
    for (const [path = '', method = '', body = ''] of sent) {
      const headers = { cookie: user.cookieHeader, ...(type && { 'content-type': type }) }
      const { status } = await send(test.url + path, { method, body, headers })
      expect({ path, body, isRefused: [400, 403, 415].includes(status) }).toEqual({
        path,
        body,
        isRefused: true,
      })
    }
    expect(await user.query('{ viewer { bio } }')).toEqual({ viewer: { bio: '' } })
  })

  it('changes nothing by GET', async () => {
    const document = encodeURIComponent('mutation { logOut(input: {}) { __typename } }')
    const both = encodeURIComponent(
      'query A { viewer { id } } mutation B { logOut(input: {}) { __typename } }',
    )
    for (const query of [`query=${document}`, `query=${both}&operationName=B`, `query=${document}&x=1`]) {
      for (const accept of ['application/json', 'text/event-stream', '*/*']) {
        const { status } = await send(`${test.url}/graphql?${query}`, {
          headers: { cookie: user.cookieHeader, accept },
        })
        expect({ query, accept, status }).toEqual({ query, accept, status: 405 })
      }
    }
    for (const path of ['/api/account/logout', '/api/account/update', '/api/team/1/leave']) {
      expect((await send(test.url + path, { headers: { cookie: user.cookieHeader } })).status).toBe(405)
    }
    const override = {
      'x-http-method-override': 'POST',
      'x-http-method': 'POST',
      'x-method-override': 'POST',
    }
    const answer = await send(`${test.url}/api/account/logout?_method=POST`, {
      headers: { cookie: user.cookieHeader, ...override },
    })
    expect(answer.status).toBe(405)
    expect((await user.rest('GET', '/api/account/profile')).status).toBe(200)
  })
})
