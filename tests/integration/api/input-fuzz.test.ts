import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makeChallenge } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { apiOperations, isLimited, withValue, type Field } from '../../kit/fuzz/api-fields.ts'
import { effectOf, send } from '../../kit/fuzz/effect-of.ts'
import {
  faultOf,
  fuzzedRoute,
  sendText,
  withParameter,
  type FuzzedRoute,
  type Prepared,
} from '../../kit/fuzz/fuzzed-route.ts'
import { completed, otherWays } from '../../kit/fuzz/good-values.ts'
import { storedRows } from '../../kit/fuzz/stored-rows.ts'
import { wrongParameters, wrongValues } from '../../kit/fuzz/wrong-values.ts'
import { makeGame } from '../../kit/world/games.ts'
import { accountRoutes } from '../../kit/routes/account-routes.ts'
import { adminRoutes } from '../../kit/routes/admin-routes.ts'
import { editRoutes } from '../../kit/routes/edit-routes.ts'
import { gameRoutes } from '../../kit/routes/game-routes.ts'
import { monitorRoutes } from '../../kit/routes/monitor-routes.ts'
import { publicRoutes } from '../../kit/routes/public-routes.ts'
import type { Person, World } from '../../kit/routes/route-row.ts'
import { teamRoutes } from '../../kit/routes/team-routes.ts'
import { writeupRoutes } from '../../kit/routes/writeup-routes.ts'
import { startTestSmtp, type TestSmtp } from '../../kit/services/test-smtp.ts'
import { until } from '../../kit/wait.ts'

// The inputs of routes come from the API reference, which is generated from the schemas that validate them.

let smtp: TestSmtp
let test: TestApp
let world: World
let admin: Person

beforeAll(async () => {
  smtp = await startTestSmtp()
  test = await startTestApp({
    env: {
      SMTP_URL: smtp.url,
      HALYARD_MAIL_FROM: 'halyard@example.test',
      HALYARD_PUBLIC_URL: 'https://halyard.example.test',
    },
  })
  const host = await signIn(test, 'Admin')
  admin = await signIn(test, 'Admin')
  await host.rest('PUT', '/api/admin/config', { accountPolicy: { emailConfirmationRequired: true } })
  const gameId = await makeGame(host, { acceptWithoutReview: true })
  const challengeId = await makeChallenge(host, gameId, { flags: ['flag{table}'] })
  world = { test, host, gameId, challengeId }
})

afterAll(async () => {
  await test.dispose()
  await smtp.stop()
})

const reference = new URL('../../../openapi.json', import.meta.url)
const operations = apiOperations(JSON.parse(readFileSync(reference, 'utf8')))
const rows = [
  accountRoutes,
  adminRoutes,
  publicRoutes,
  teamRoutes,
  editRoutes,
  gameRoutes,
  writeupRoutes,
  monitorRoutes,
].flat()
const routes = operations.flatMap((operation) => {
  const row = rows.find(({ route }) => route === operation.route)
  return row ? [fuzzedRoute(operation, row, () => ({ test, world, admin }))] : []
})
const named = (chosen: FuzzedRoute[]) => chosen.map((route) => [route.route, route] as const)
const withBody = named(routes.filter(({ body }) => body.length > 0))
const withQuery = named(routes.filter(({ query, upload }) => query.length > 0 && !upload))
const withForm = named(routes.filter(({ upload }) => upload !== null))
const nameOf = ({ path }: Field) => path.join('.') || 'the body'

describe.each(withBody)('%s', (_name, route) => {
  it('rejects an invalid value, names the member and writes nothing', async () => {
    const prepared = await route.prepare()
    const before = await storedRows(test)
    const faults: string[] = []
    for (const field of route.body) {
      for (const [trial, value] of wrongValues(field)) {
        const answer = await send(prepared, withValue(prepared.body, field.path, value))
        const fault = faultOf(answer, field.path)
        if (fault) faults.push(`${nameOf(field)} as ${trial}: ${fault}`)
      }
    }
    expect(faults).toEqual([])
    expect(await storedRows(test)).toEqual(before)
  })

  it('rejects bodies that are empty or not JSON', async () => {
    const prepared = await route.prepare()
    const before = await storedRows(test)
    const good = JSON.stringify(prepared.body)
    const texts = ['', '{', `${good},`, `${good.slice(0, -1)},}`, `${good} // so`, "{'a': 1}", '{"a": NaN}', '\0', 'null', 'true', '7'] // oxfmt-ignore
    const deep = '['.repeat(30_000)
    const statuses: Record<string, number> = {}
    for (const text of [...texts, deep, deep + ']'.repeat(30_000)]) {
      statuses[text.slice(0, 20)] = (await sendText(prepared, text)).status
    }
    expect(Object.entries(statuses).filter(([, status]) => status !== 400)).toEqual([])
    expect(await storedRows(test)).toEqual(before)
  })

  it('validates the members before it loads the object', async () => {
    const prepared = await route.prepare()
    const path = prepared.path
      .replaceAll(/\/\d+(?=\/|$)/g, '/2147483647')
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, () => randomUUID())
    const field = route.body.find((known) => known.path.length > 0 && known.kind !== 'object')
    const wrong = withValue(prepared.body, field?.path ?? [], { not: 'this' })
    expect(faultOf(await send({ ...prepared, path }, wrong), field?.path ?? [])).toBeNull()
  })

  it('accepts the alternative notations of the contract', async () => {
    const plain = await effectOf(route, routes, (body) => body)
    expect(plain.status).toBeLessThan(500)
    const faults: unknown[] = []
    const ways = otherWays(completed((await route.prepare()).body, route.body), route.body)
    for (const [index, [way]] of ways.entries()) {
      const effect = await effectOf(route, routes, (body) => otherWays(body, route.body)[index]?.[1])
      if (JSON.stringify(effect) !== JSON.stringify(plain)) faults.push({ way, effect, plain })
    }
    expect(faults).toEqual([])
  })

  it('accepts null for nullable members', async () => {
    const nullable = route.body.filter(({ isNullable }) => isNullable)
    const faults: string[] = []
    for (const field of nullable) {
      const prepared = await route.prepare()
      const answer = await send(prepared, withValue(prepared.body, field.path, null))
      if (faultOf(answer, field.path) === null || answer.status >= 500) {
        faults.push(`${nameOf(field)}: ${answer.status} ${answer.text.slice(0, 200)}`)
      }
    }
    // A team needs a name, although the contract's model does not require it.
    const isKnown = (fault: string) => route.route === 'POST /api/team' && fault.startsWith('name: 400')
    expect(faults.filter((fault) => !isKnown(fault))).toEqual([])
  })
})

describe.each(withQuery)('%s', (_name, route) => {
  it('rejects an invalid parameter and names it, in any case of its name', async () => {
    const prepared = await route.prepare()
    const { actor, method, path } = prepared
    const faults: string[] = []
    for (const field of route.query) {
      const [name = ''] = field.path
      for (const [trial, values] of wrongParameters(field)) {
        const fault = faultOf(await actor.rest(method, withParameter(path, name, values)), [name])
        if (fault) faults.push(`${name} as ${trial}: ${fault}`)
      }
      const shouted = withParameter(withParameter(path, name, []), name.toUpperCase(), ['NUL\0'])
      const fault = faultOf(await actor.rest(method, shouted), [name])
      if (fault) faults.push(`${name.toUpperCase()}: ${fault}`)
    }
    expect(faults).toEqual([])
    const strange = await actor.rest(method, withParameter(path, '__proto__', ['7', '8']))
    expect(strange.status).toBe(200)
  })
})

describe.each(withForm)('%s', (_name, route) => {
  it('rejects a body that is not a form, or a form without its file', async () => {
    const { actor, method, path } = await route.prepare()
    const before = await storedRows(test)
    const type = 'multipart/form-data; boundary=x'
    const bodies: [type: string, body: string][] = [
      ['application/json', '{}'],
      ['application/json', ''],
      ['multipart/form-data', 'x'],
      [type, ''],
      [type, 'no boundary'],
      [type, '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc'],
      [type, `--x\r\nContent-Disposition: form-data; name="${route.upload}"\r\n\r\nabc\r\n--x--\r\n`],
    ]
    const statuses: number[] = []
    for (const [contentType, body] of bodies) {
      statuses.push(
        (await actor.fetch(path, { method, body, headers: { 'content-type': contentType } })).status,
      )
    }
    // A list of files may be empty.
    const none = route.upload === 'files' ? [200, 400, 415] : [400, 415]
    expect(statuses.filter((status) => !none.includes(status))).toEqual([])
    expect(await storedRows(test)).toEqual(before)
  })
})

describe('addresses', () => {
  it.each(named(routes.filter(({ route }) => route.includes('{'))))(
    'of %s may say anything',
    async (_name, route) => {
      const { actor, method, body } = await route.prepare()
      const template = route.route.split(' ')[1] ?? ''
      const strange = `${'0'.repeat(60)}%00%00%00%00`
      const parts = ['x', '%00', '-1', '2147483648', '1e3', '%F0%9F', '%ff', '%2e%2e%2f', 'z'.repeat(3000), strange] // oxfmt-ignore
      const faults: string[] = []
      for (const part of parts) {
        const path = template.replaceAll(/\{\w+\}/g, part)
        const { status, text } = await actor.rest(method, path, body)
        if (status < 400 || status >= 500) faults.push(`${path.slice(0, 80)}: ${status} ${text.slice(0, 80)}`)
      }
      expect(faults).toEqual([])
    },
  )
})

describe('a missing file', () => {
  it('is logged with any name', async () => {
    const name = `%00${randomUUID()}`
    const { status } = await test.anonymous().rest('GET', `/assets/${'0'.repeat(64)}/${name}`)
    expect(status).toBe(404)
    const isLogged = { message: { contains: name.slice(3) } }
    await until(async () => (await test.services.db.log.count({ where: isLogged })) === 1, 'a log row')
  })
})

// This test is last because it stores much data.
describe('a long body', () => {
  const digits = `${'1'.repeat(10_000_000)}!`
  // Enough digits to show a rule that needs more than linear time.
  const manyDigits = digits.slice(-2_000_000)
  const noise = randomBytes(75_000).toString('base64')
  // Routes of authors accept 30 MB, others 64 KB.
  const fitting = (text: string, { path }: Prepared) =>
    /^\/api\/(edit|admin)\//.test(path) ? text : text.slice(-60_000)

  it.each([
    ['POST', '/api/account/login', { userName: 'x', password: digits }],
    ['POST', '/api/team', { name: digits }],
    ['POST', '/api/team/verify', { publicKey: 'x', teamToken: digits }],
  ])('is 64 KB for everybody: %s %s', async (method, path, body) => {
    expect((await admin.rest(method, path, body)).status).toBe(413)
  })

  it.each(withBody)('is refused by each member of %s that has a limit', async (_name, route) => {
    const prepared = await route.prepare()
    const faults: string[] = []
    for (const field of route.body.filter(isLimited)) {
      const started = performance.now()
      const answer = await send(prepared, withValue(prepared.body, field.path, fitting(manyDigits, prepared)))
      const tookMs = performance.now() - started
      const fault = faultOf(answer, field.path)
      if (fault) faults.push(`${nameOf(field)}: ${fault}`)
      // A rule with superlinear time would take hours.
      if (tookMs > 10_000) faults.push(`${nameOf(field)} took ${Math.round(tookMs)} ms`)
    }
    expect(faults).toEqual([])
  })

  it.each(withBody)('fails no member of %s that has none', async (_name, route) => {
    const faults: string[] = []
    for (const field of route.body.filter((known) => !isLimited(known) && known.kind !== 'object')) {
      const prepared = await route.prepare()
      const text = fitting(noise, prepared)
      const value = field.kind === 'list' && field.path.length > 0 ? [text] : text
      const answer = await send(prepared, withValue(prepared.body, field.path, value))
      if (answer.status >= 500) faults.push(`${nameOf(field)}: ${answer.text}`)
    }
    expect(faults).toEqual([])
  })

  it('is stored where the contract has no limit, and verified where it is a captcha solution', async () => {
    const posted = await admin.rest('POST', '/api/edit/posts', { title: 'Long', content: digits })
    expect(posted.status).toBe(200)
    const read = await admin.rest('GET', `/api/posts/${String(posted.body)}`)
    expect((read.body as { content: string }).content).toBe(digits)
    const { body } = await admin.rest('GET', `/api/edit/games/${world.gameId}`)
    const { publicKey } = body as { publicKey: string }
    const long = '1'.repeat(50_000)
    for (const proof of [
      { publicKey, teamToken: `1:${long}` },
      { publicKey: long, teamToken: '1:AAAA' },
    ]) {
      expect((await admin.rest('POST', '/api/team/verify', proof)).status).toBeOneOf([400, 401])
    }
  })
})
