import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { until } from '../../kit/wait.ts'
import { createPageSettings } from '../../../server/domains/platform/page-settings.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { password, signIn, unique } from '../../kit/world/factories.ts'

let test: TestApp
let second: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp({ env: { HALYARD_CAPTCHA: 'HashPow', HALYARD_POW_DIFFICULTY: '8' } })
  second = await startTestApp({
    databaseUrl: test.databaseUrl,
    env: { HALYARD_CAPTCHA: 'HashPow', HALYARD_POW_DIFFICULTY: '8' },
  })
  admin = await signIn(test, 'Admin')
})

afterAll(async () => {
  await second.dispose()
  await test.dispose()
})

const put = (body: unknown) => admin.rest('PUT', '/api/admin/config', body)
const read = async () =>
  (await admin.rest('GET', '/api/admin/config')).body as Record<string, Record<string, unknown>>
const register = (changes: Record<string, unknown> = {}) => {
  const userName = unique('new')
  const account = { userName, password, email: `${userName}@example.test`, ...changes }
  return second.anonymous().rest('POST', '/api/account/register', account)
}

describe('settings', () => {
  it('are the contract’s defaults at first', async () => {
    expect(await read()).toEqual({
      accountPolicy: {
        allowRegister: true,
        activeOnRegister: true,
        useCaptcha: false,
        emailConfirmationRequired: false,
        emailDomainList: '',
      },
      globalConfig: {
        title: 'Halyard',
        slogan: expect.any(String),
        description: expect.any(String),
        footerInfo: null,
        customTheme: null,
        logoHash: null,
        faviconHash: null,
      },
      containerPolicy: {
        autoDestroyOnLimitReached: false,
        maxExerciseContainerCountPerUser: 1,
        defaultLifetime: 120,
        extensionDuration: 120,
        renewalWindow: 10,
      },
    })
  })

  it('change where a value is given and stay otherwise', async () => {
    const answer = await put({
      globalConfig: { TITLE: 'Regatta', footerInfo: '*Ahoy*', logoHash: 'x' },
      containerPolicy: { defaultLifetime: '90', autoDestroyOnLimitReached: true },
    })
    expect({ status: answer.status, text: answer.text }).toEqual({ status: 200, text: '' })
    const before = await read()
    expect(before).toMatchObject({
      globalConfig: { title: 'Regatta', footerInfo: '*Ahoy*', logoHash: null },
      containerPolicy: { defaultLifetime: 90, extensionDuration: 120, autoDestroyOnLimitReached: true },
    })
    for (const body of [
      {},
      { accountPolicy: null, globalConfig: {} },
      { globalConfig: { footerInfo: null, description: null, customTheme: null } },
      before,
    ]) {
      expect((await put(body)).status).toBe(200)
      expect(await read()).toEqual(before)
    }
    await put({ globalConfig: { footerInfo: '', description: '' } })
    expect((await read())['globalConfig']).toMatchObject({ footerInfo: '', description: '' })
    const result = await admin.mutate(
      'updateSettings',
      { globalConfig: { slogan: 'Row' } },
      'settings { globalConfig { title slogan footerInfo } containerPolicy { defaultLifetimeMinutes } }',
    )
    expect(result).toMatchObject({
      settings: {
        globalConfig: { title: 'Regatta', slogan: 'Row', footerInfo: '' },
        containerPolicy: { defaultLifetimeMinutes: 90 },
      },
    })
    const row = await test.services.db.setting.findMany({ where: { key: { startsWith: 'ContainerPolicy' } } })
    expect(row.map(({ key, value }) => `${key}=${value}`).toSorted()).toEqual([
      'ContainerPolicy:AutoDestroyOnLimitReached=True',
      'ContainerPolicy:DefaultLifetime=90',
      ...['ExtensionDuration=120', 'MaxExerciseContainerCountPerUser=1', 'RenewalWindow=10'].map(
        (text) => `ContainerPolicy:${text}`,
      ),
    ])
  })

  it.each([
    [{ containerPolicy: { defaultLifetime: 0 } }, 'containerPolicy.defaultLifetime'],
    [{ containerPolicy: { defaultLifetime: 7201 } }, 'containerPolicy.defaultLifetime'],
    [{ containerPolicy: { extensionDuration: 0 } }, 'containerPolicy.extensionDuration'],
    [{ containerPolicy: { extensionDuration: 7201 } }, 'containerPolicy.extensionDuration'],
    [{ containerPolicy: { renewalWindow: 361 } }, 'containerPolicy.renewalWindow'],
    [{ containerPolicy: { renewalWindow: 1.5 } }, 'containerPolicy.renewalWindow'],
    [{ globalConfig: { title: null } }, 'globalConfig.title'],
    [{ globalConfig: { slogan: null } }, 'globalConfig.slogan'],
    [{ globalConfig: { customTheme: 'red' } }, 'globalConfig.customTheme'],
    [{ globalConfig: { customTheme: '#12345' } }, 'globalConfig.customTheme'],
    [{ accountPolicy: { emailDomainList: null } }, 'accountPolicy.emailDomainList'],
    [{ accountPolicy: { allowRegister: 'yes' } }, 'accountPolicy.allowRegister'],
    [{ accountPolicy: { emailConfirmationRequired: true } }, 'accountPolicy.emailConfirmationRequired'],
    [{ accountPolicy: [] }, 'accountPolicy'],
    ['settings', ''],
    [
      { accountPolicy: { useCaptcha: null }, globalConfig: { title: 'Not this' } },
      'accountPolicy.useCaptcha',
    ],
  ])('refuse %j and change nothing', async (wrong, path) => {
    const before = await read()
    const answer = await put(wrong)
    expect(answer.body).toMatchObject({ status: 400, issues: [{ path: path ? path.split('.') : [] }] })
    expect(await read()).toEqual(before)
  })

  it('have the lifetime of mail links in GraphQL alone', async () => {
    const set = (linkLifetimeHours: number) =>
      admin.mutate(
        'updateSettings',
        { mailPolicy: { linkLifetimeHours } },
        'settings { mailPolicy { linkLifetimeHours } }',
      )
    const before = await read()
    expect(await set(24)).toMatchObject({ settings: { mailPolicy: { linkLifetimeHours: 24 } } })
    for (const wrong of [0, 25])
      expect(await set(wrong)).toMatchObject({
        issues: [{ path: ['mailPolicy', 'linkLifetimeHours'] }],
      })
    expect((await put({ mailPolicy: { linkLifetimeHours: 5 } })).status).toBe(200)
    expect(await read()).toEqual(before)
    expect(await second.anonymous().query('{ clientConfig { mailLinkLifetimeHours } }')).toEqual({
      clientConfig: { mailLinkLifetimeHours: 24 },
    })
  })

  it('may be changed by several at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        put({
          containerPolicy: { renewalWindow: index + 1, defaultLifetime: index + 1 },
          globalConfig: { title: `Regatta ${index + 1}` },
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(12).fill(200))
    const { containerPolicy, globalConfig } = await read()
    expect(globalConfig?.['title']).toBe(`Regatta ${containerPolicy?.['renewalWindow']}`)
    expect(containerPolicy?.['defaultLifetime']).toBe(containerPolicy?.['renewalWindow'])
  })
})

describe('the effect of a setting, immediate and in every process', () => {
  it('allowRegister closes registration', async () => {
    await put({ accountPolicy: { allowRegister: false } })
    expect((await register()).body).toMatchObject({ status: 400, code: 'ACCOUNT_REGISTER_CLOSED' })
    await put({ accountPolicy: { allowRegister: true } })
    expect((await register()).body).toMatchObject({ status: 200, data: 'LoggedIn' })
  })

  it('activeOnRegister makes accounts wait for an administrator', async () => {
    await put({ accountPolicy: { activeOnRegister: false } })
    expect((await register()).body).toMatchObject({ data: 'AdminConfirmationRequired' })
    await put({ accountPolicy: { activeOnRegister: true } })
  })

  it('emailDomainList rejects other addresses', async () => {
    await put({ accountPolicy: { emailDomainList: 'sea.test, lake.test' } })
    expect((await register()).body).toMatchObject({ status: 400, issues: [{ path: ['email'] }] })
    const email = `${unique('x')}@lake.test`
    expect((await register({ email })).status).toBe(200)
    await put({ accountPolicy: { emailDomainList: '' } })
  })

  it('useCaptcha requires a captcha', async () => {
    await put({ accountPolicy: { useCaptcha: true } })
    expect((await second.anonymous().rest('GET', '/api/captcha')).body).toMatchObject({ type: 'HashPow' })
    expect((await register()).status).toBe(400)
    await put({ accountPolicy: { useCaptcha: false } })
    expect((await second.anonymous().rest('GET', '/api/captcha')).body).toMatchObject({ type: 'None' })
    expect((await register()).status).toBe(200)
  })

  it('texts, color and lifetimes are in the client configuration', async () => {
    await put({
      globalConfig: { title: 'Bay', slogan: 'Sail', footerInfo: '**Foot**', customTheme: '#5A8FD6' },
      containerPolicy: { defaultLifetime: 60, extensionDuration: 30, renewalWindow: 5 },
    })
    const expected = {
      title: 'Bay',
      slogan: 'Sail',
      footerInfo: '**Foot**',
      customTheme: '#5A8FD6',
      logoUrl: null,
      portMapping: 'Default',
      defaultLifetime: 60,
      extensionDuration: 30,
      renewalWindow: 5,
    }
    expect((await second.anonymous().rest('GET', '/api/config')).body).toEqual(expected)
    const { defaultLifetime, extensionDuration, renewalWindow, ...texts } = expected
    const inSchema = {
      ...texts,
      defaultLifetimeMinutes: defaultLifetime,
      extensionMinutes: extensionDuration,
      renewalWindowMinutes: renewalWindow,
    }
    const fields = Object.keys(inSchema).join(' ')
    expect(await second.anonymous().query(`{ clientConfig { ${fields} } }`)).toEqual({
      clientConfig: inSchema,
    })
    await put({ globalConfig: { customTheme: '' } })
    expect((await second.anonymous().rest('GET', '/api/config')).body).toMatchObject({ customTheme: '' })
  })

  it('title and description are in the page', async () => {
    const here = createPageSettings(test.services)
    const elsewhere = createPageSettings(second.services)
    await put({ globalConfig: { title: 'Shore' } })
    expect((await here()).title).toBe('Shore')
    await put({ globalConfig: { title: 'Bay', description: 'Open water' } })
    const filledIn = { title: 'Bay', description: 'Open water', icon: null, faviconHash: null }
    expect(await here()).toEqual(filledIn)
    // No event reaches the other process. It loads the settings again after a while.
    await until(async () => (await elsewhere()).title === 'Bay', 'the title in the other process')
    await put({ globalConfig: { title: '' } })
    expect(await here()).toMatchObject({ title: 'Halyard' })
  })

  it('are read once a second for many pages', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    let reads = 0
    const findMany = () => {
      reads += 1
      return test.services.db.setting.findMany()
    }
    const db = { setting: { findMany } } as unknown as typeof test.services.db
    const settings = createPageSettings({ ...test.services, db })
    for (let page = 0; page < 20; page += 1) await settings()
    expect(reads).toBe(1)
    vi.advanceTimersByTime(1000)
    await Promise.all(Array.from({ length: 20 }, settings))
    expect(reads).toBe(2)
    vi.useRealTimers()
  })
})
