import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { graphqlApi, restApi } from '../../kit/calls/apis.ts'
import { password, signIn, unique } from '../../kit/world/factories.ts'
import { newChallenge, newcomer, solvePow, switchCaptcha } from '../../kit/calls/captcha.ts'

/** The name of the captcha solution in REST and GraphQL. */
const apis = [
  { api: restApi, field: 'challenge' },
  { api: graphqlApi, field: 'captcha' },
]

describe('proof of work', () => {
  let test: TestApp
  let known: { userName: string }

  beforeAll(async () => {
    test = await startTestApp({ env: { HALYARD_CAPTCHA: 'HashPow', HALYARD_POW_DIFFICULTY: '1' } })
    known = await signIn(test)
  })
  afterAll(() => test.dispose())
  beforeEach(async () => {
    test.services.clock.offsetMs = 0
    await switchCaptcha(test, true)
  })

  it('hands out challenges as the contract has them, switched on or not', async () => {
    for (const isOn of [true, false]) {
      await switchCaptcha(test, isOn)
      expect(await newChallenge(test)).toEqual({
        id: expect.stringMatching(/^[0-9a-f]{12}$/),
        challenge: expect.stringMatching(/^[0-9a-f]{16}$/),
        difficulty: 8,
      })
      expect((await test.anonymous().rest('GET', '/api/captcha')).body).toEqual({
        type: isOn ? 'HashPow' : 'None',
        siteKey: '',
      })
      expect(
        await test.anonymous().query('{ captcha { type siteKey } held: captcha(evenIfOff: true) { type } }'),
      ).toEqual({ captcha: { type: isOn ? 'HashPow' : 'None', siteKey: '' }, held: { type: 'HashPow' } })
    }
  })

  it.each(apis)('asks at registration and log in over $api.name', async ({ api, field }) => {
    const account = newcomer()
    expect(await api.register(test.anonymous(), account)).toEqual({ ok: false, code: 'CAPTCHA_REQUIRED' })
    const wrong = { ...account, [field]: `${(await newChallenge(test)).id}:zz` }
    expect(await api.register(test.anonymous(), wrong)).toEqual({ ok: false, code: 'CAPTCHA_FAILED' })
    const solved = { ...account, [field]: solvePow(await newChallenge(test)) }
    expect(await api.register(test.anonymous(), solved)).toEqual({ ok: true, value: 'LoggedIn' })

    const credentials = { userName: account.userName, password }
    expect(await api.logIn(test.anonymous(), credentials)).toEqual({ ok: false, code: 'CAPTCHA_REQUIRED' })
    expect(await api.logIn(test.anonymous(), { ...credentials, [field]: ' ' })).toMatchObject({ ok: false })
    const proven = { ...credentials, [field]: solvePow(await newChallenge(test)) }
    expect(await api.logIn(test.anonymous(), proven)).toMatchObject({ ok: true })
    await switchCaptcha(test, false)
    expect(await api.logIn(test.anonymous(), credentials)).toMatchObject({ ok: true })
  })

  it('asks at recovery at both APIs', async () => {
    const email = `${known.userName}@example.test`
    const visitor = test.anonymous()
    const ask = async (answer?: string) => [
      (await visitor.rest('POST', '/api/account/recovery', { email, challenge: answer })).body,
      await visitor.mutate('requestPasswordReset', { email, captcha: answer }),
    ]
    for (const answer of await ask()) expect(answer).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
    for (const answer of await ask('x')) expect(answer).toMatchObject({ code: 'CAPTCHA_FAILED' })
    const challenge = solvePow(await newChallenge(test))
    const solved = await visitor.rest('POST', '/api/account/recovery', { email, challenge })
    expect(solved.body).toMatchObject({ code: 'ACCOUNT_ASK_ADMIN_FOR_RESET' })
  })

  it('returns 400 in the envelope for every invalid solution', async () => {
    const { id } = await newChallenge(test)
    for (const challenge of ['', ':', `${id}:`, `${id}:gggggggggggggggg`, `${id}:00:00`, '%'.repeat(4096)]) {
      const answer = await test.anonymous().rest('POST', '/api/account/login', {
        userName: known.userName,
        password,
        challenge,
      })
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ status: 400, code: expect.stringMatching(/^CAPTCHA_/) })
    }
    for (const challenge of [5, { id }, 'a\0b', 'x'.repeat(4097)]) {
      const answer = await test.anonymous().rest('POST', '/api/account/login', {
        userName: known.userName,
        password,
        challenge,
      })
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ code: 'INVALID_INPUT', issues: [{ path: ['challenge'] }] })
    }
  })

  it('is checked after the fields and the registration policy, before the account', async () => {
    const answer = await test.anonymous().rest('POST', '/api/account/register', { ...newcomer(), email: 'x' })
    expect(answer.body).toMatchObject({ code: 'INVALID_INPUT' })
    const nobody = await restApi.logIn(test.anonymous(), { userName: unique('no'), password })
    expect(nobody).toEqual({ ok: false, code: 'CAPTCHA_REQUIRED' })
    const key = 'AccountPolicy:AllowRegister'
    await test.services.db.setting.create({ data: { key, value: 'false' } })
    expect(await restApi.register(test.anonymous(), newcomer())).toEqual({
      ok: false,
      code: 'ACCOUNT_REGISTER_CLOSED',
    })
    await test.services.db.setting.delete({ where: { key } })
  })

  it('keeps the current session if a new log in fails at the captcha', async () => {
    await switchCaptcha(test, false)
    const actor = await signIn(test)
    await switchCaptcha(test, true)
    const answer = await actor.rest('POST', '/api/account/login', { userName: actor.userName, password })
    expect(answer.status).toBe(400)
    expect((await actor.rest('GET', '/api/account/profile')).status).toBe(200)
  })

  it('lets one of twenty use an answer that all send at once', async () => {
    const captcha = solvePow(await newChallenge(test))
    const credentials = { userName: known.userName, password }
    const answers = await Promise.all(
      Array.from({ length: 10 }).flatMap(() =>
        apis.map(({ api, field }) => api.logIn(test.anonymous(), { ...credentials, [field]: captcha })),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('keeps a challenge after a wrong answer, and uses it up with a right one', async () => {
    const challenge = await newChallenge(test)
    const logIn = (answer: string) =>
      restApi.logIn(test.anonymous(), { userName: known.userName, password, challenge: answer })
    const right = solvePow(challenge)
    const wrong = `${challenge.id}:${'0'.repeat(16)}`
    expect(await logIn(wrong)).toEqual({ ok: false, code: 'CAPTCHA_FAILED' })
    expect(await logIn(right.toUpperCase().replace(challenge.id.toUpperCase(), challenge.id))).toMatchObject({
      ok: true,
    })
    expect(await logIn(right)).toEqual({ ok: false, code: 'CAPTCHA_FAILED' })
  })

  it('forgets a challenge after five minutes without a look', async () => {
    const [early, late, renewed] = [
      await newChallenge(test),
      await newChallenge(test),
      await newChallenge(test),
    ]
    const logIn = (challenge: string) =>
      restApi.logIn(test.anonymous(), { userName: known.userName, password, challenge })
    test.services.clock.offsetMs = 290_000
    expect(await logIn(solvePow(early))).toMatchObject({ ok: true })
    expect(await logIn(`${renewed.id}:${'0'.repeat(16)}`)).toMatchObject({ ok: false })
    test.services.clock.offsetMs = 301_000
    expect(await logIn(solvePow(late))).toEqual({ ok: false, code: 'CAPTCHA_FAILED' })
    expect(await logIn(solvePow(renewed))).toMatchObject({ ok: true })
  })

  it('limits how many challenges one address gets, at both APIs together', async () => {
    const visitor = new Actor(test.url, { 'x-forwarded-for': '198.51.100.20' })
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => visitor.rest('GET', '/api/captcha/powchallenge')),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const aliases = Array.from(
      { length: 12 },
      (_, index) => `c${index}: createPowChallenge { __typename ... on CreatePowChallengePayload { id } }`,
    )
    const data = await visitor.query<Record<string, { __typename: string }>>(
      `mutation { ${aliases.join(' ')} }`,
    )
    const names = Object.values(data).map(({ __typename }) => __typename)
    expect(names.filter((name) => name === 'CreatePowChallengePayload')).toHaveLength(10)
    const refused = await visitor.rest('GET', '/api/captcha/powchallenge')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('asks after many failures from many addresses, though it is switched off', async () => {
    await switchCaptcha(test, false)
    const { userName } = await signIn(test)
    const logIn = (address: number, input: object) =>
      graphqlApi.logIn(new Actor(test.url, { 'x-forwarded-for': `198.51.100.${address}` }), {
        userName,
        ...input,
      })
    for (let count = 0; count < 20; count += 1) {
      expect(await logIn(100 + (count % 5), { password: 'Wrong1pass' })).toMatchObject({
        code: 'ACCOUNT_WRONG_CREDENTIALS',
      })
    }
    expect(await logIn(150, { password })).toEqual({ ok: false, code: 'CAPTCHA_REQUIRED' })
    expect(await logIn(150, { password, captcha: 'x:y' })).toEqual({ ok: false, code: 'CAPTCHA_FAILED' })
    const captcha = solvePow(await newChallenge(test))
    expect(await logIn(150, { password, captcha })).toMatchObject({ ok: true })
    const other = await signIn(test)
    expect(await restApi.logIn(test.anonymous(), { userName: other.userName, password })).toMatchObject({
      ok: true,
    })
  })

  it('lets administrators test a solution and see the configuration', async () => {
    await switchCaptcha(test, false)
    const admin = await signIn(test, 'Admin')
    const captcha = solvePow(await newChallenge(test))
    expect(await admin.mutate('testCaptcha', { captcha }, 'passed')).toMatchObject({ passed: true })
    expect(await admin.mutate('testCaptcha', { captcha }, 'passed')).toMatchObject({ passed: false })
    expect(await (await signIn(test)).mutate('testCaptcha', { captcha })).toMatchObject({
      __typename: 'ForbiddenError',
    })
    const query = '{ settings { captcha { type siteKey isInUse } } }'
    const configured = { type: 'HashPow', siteKey: '' }
    expect(await admin.query(query)).toEqual({ settings: { captcha: { ...configured, isInUse: false } } })
    await switchCaptcha(test, true)
    expect(await admin.query(query)).toEqual({ settings: { captcha: { ...configured, isInUse: true } } })
  })
})
