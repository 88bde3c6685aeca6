import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { newChallenge, newcomer, solvePow, switchCaptcha } from '../../kit/calls/captcha.ts'
import { restApi } from '../../kit/calls/apis.ts'
import { startFakeTurnstile, type FakeTurnstile } from '../../kit/services/fake-turnstile.ts'
import { startRedis, type TestRedis } from '../../kit/services/test-redis.ts'

describe('proof of work of several processes', () => {
  let redis: TestRedis
  let first: TestApp
  let second: TestApp
  beforeAll(async () => {
    redis = await startRedis()
    const env = { HALYARD_CAPTCHA: 'HashPow', HALYARD_POW_DIFFICULTY: '8', ...redis.env }
    first = await startTestApp({ env })
    second = await startTestApp({ env, databaseUrl: first.databaseUrl })
    await switchCaptcha(first, true)
  })
  afterAll(async () => {
    await second.dispose()
    await first.dispose()
    await redis.stop()
  })

  it('is one for all of them, for five minutes, once', async () => {
    const challenge = await newChallenge(first)
    const key = `pow:${challenge.id}`
    expect(await second.services.redis?.client.pttl(key)).toBeGreaterThan(290_000)
    expect(await second.services.redis?.client.pttl(key)).toBeLessThanOrEqual(300_000)
    const account = newcomer()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        restApi.register((index % 2 === 0 ? first : second).anonymous(), {
          ...account,
          challenge: solvePow(challenge),
        }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter((answer) => !answer.ok && answer.code === 'CAPTCHA_FAILED')).toHaveLength(19)
  })

  it('continues in memory while Redis is down', async () => {
    await redis.goAway()
    const captcha = solvePow(await newChallenge(first))
    expect(await restApi.register(first.anonymous(), { ...newcomer(), challenge: captcha })).toMatchObject({
      ok: true,
    })
  })
})

describe('Turnstile', () => {
  let turnstile: FakeTurnstile
  let test: TestApp
  beforeAll(async () => {
    turnstile = await startFakeTurnstile()
    test = await startTestApp({
      env: {
        HALYARD_CAPTCHA: 'CloudflareTurnstile',
        HALYARD_TURNSTILE_SITE_KEY: 'site-key',
        HALYARD_TURNSTILE_SECRET_KEY: 'secret-key',
        HALYARD_TURNSTILE_URL: turnstile.url,
      },
    })
    await switchCaptcha(test, true)
  })
  afterAll(async () => {
    await test.dispose()
    await turnstile.stop()
  })

  it('is asked with the token and the address of the visitor', async () => {
    expect((await test.anonymous().rest('GET', '/api/captcha')).body).toEqual({
      type: 'CloudflareTurnstile',
      siteKey: 'site-key',
    })
    const visitor = new Actor(test.url, { 'x-forwarded-for': '203.0.113.9' })
    const account = { ...newcomer(), challenge: 'a token' }
    turnstile.answer = '{"success":false}'
    expect(await restApi.register(visitor, account)).toEqual({ ok: false, code: 'CAPTCHA_FAILED' })
    turnstile.answer = '{"success":true}'
    expect(await restApi.register(visitor, account)).toMatchObject({ ok: true })
    const question = {
      secret: 'secret-key',
      response: 'a token',
      remoteip: '203.0.113.9',
      idempotency_key: '',
    }
    expect(turnstile.questions).toEqual([question, question])
  })

  it('is not asked without a token', async () => {
    turnstile.questions.length = 0
    expect(await restApi.register(test.anonymous(), newcomer())).toEqual({
      ok: false,
      code: 'CAPTCHA_REQUIRED',
    })
    expect(turnstile.questions).toEqual([])
  })

  it('has no proof of work: REST answers with a problem', async () => {
    const answer = await test.anonymous().rest('GET', '/api/captcha/powchallenge')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    expect(answer.body).toMatchObject({
      type: expect.stringMatching(/^https:/),
      title: expect.any(String),
      status: 404,
      traceId: expect.any(String),
    })
    expect(
      await test.anonymous().query('mutation { createPowChallenge { __typename ... on Error { code } } }'),
    ).toEqual({ createPowChallenge: { __typename: 'NotFoundError', code: 'CAPTCHA_NO_POW' } })
  })

  it('rejects everyone while Turnstile cannot be reached', async () => {
    await turnstile.stop()
    expect(await restApi.register(test.anonymous(), { ...newcomer(), challenge: 'a token' })).toEqual({
      ok: false,
      code: 'CAPTCHA_FAILED',
    })
  })
})

describe('without a captcha', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
    await switchCaptcha(test, true)
  })
  afterAll(() => test.dispose())

  it('no captcha is required, enabled or not', async () => {
    expect((await test.anonymous().rest('GET', '/api/captcha')).body).toEqual({ type: 'None', siteKey: '' })
    expect((await test.anonymous().rest('GET', '/api/captcha/powchallenge')).status).toBe(404)
    expect(await restApi.register(test.anonymous(), newcomer())).toMatchObject({ ok: true })
  })
})
