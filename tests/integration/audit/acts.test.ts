import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry } from '../../../prisma/generated/client/client.ts'
import { canonical } from '../../../server/domains/audit/audit-hash.ts'
import { schema } from '../../../server/graphql/schema.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { audited, type AuditedThings } from '../../kit/audit/audit-world.ts'
import type { Shape } from '../../kit/audit/audited-act.ts'
import { auditedMutations } from '../../kit/audit/audited-mutations.ts'
import { auditedRoutes } from '../../kit/audit/audited-routes.ts'
import { makeChallenge } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'
import { mailEnv } from '../../kit/server/mail-app.ts'
import { adminRoutes } from '../../kit/routes/admin-routes.ts'
import { editRoutes } from '../../kit/routes/edit-routes.ts'
import { monitorRoutes } from '../../kit/routes/monitor-routes.ts'
import { publicRoutes } from '../../kit/routes/public-routes.ts'
import type { World } from '../../kit/routes/route-row.ts'
import { containersInMemory } from '../../kit/services/docker/containers-in-memory.ts'
import { startTestSmtp, type TestSmtp } from '../../kit/services/test-smtp.ts'

let smtp: TestSmtp
let test: TestApp
let world: World
let things: AuditedThings

beforeAll(async () => {
  smtp = await startTestSmtp()
  test = await startTestApp({ env: mailEnv(smtp), overrides: { containers: containersInMemory() } })
  const host = await signIn(test, 'Admin')
  const gameId = await makeGame(host, { acceptWithoutReview: true })
  world = { test, host, gameId, challengeId: await makeChallenge(host, gameId, { flags: ['flag{table}'] }) }
  things = audited(world)
})

afterAll(async () => {
  await test.dispose()
  await smtp.stop()
})

/** Their files arrive in a form; the tests of imports (`game-package/round-trip`, `past-game`) read their entries. */
const mutationsWithFiles = ['importGame', 'importPastGame', 'uploadFiles']

const rows = new Map(
  [...adminRoutes, ...editRoutes, ...monitorRoutes, ...publicRoutes].map((row) => [row.route, row]),
)

/** Calls that the table of routes makes without an object to act on. */
const paths: Record<string, () => Promise<string>> = {
  'DELETE /api/admin/instances/{id}': async () =>
    `/api/admin/instances/${(await things.testContainer()).containerId}`,
  'DELETE /api/edit/games/{id}/writeups': async () => `/api/edit/games/${await things.writeups()}/writeups`,
  'POST /api/edit/games/{id}/challenges/{cId}/container': containerPath,
  'DELETE /api/edit/games/{id}/challenges/{cId}/container': containerPath,
}

async function containerPath(): Promise<string> {
  const { gameId, challengeId } = await things.testContainer()
  return `/api/edit/games/${gameId}/challenges/${challengeId}/container`
}

async function requestOf(route: string): Promise<{ path: string; body?: unknown }> {
  const path = await paths[route]?.()
  if (path !== undefined) return { path }
  const row = rows.get(route)
  if (!row) throw new Error(`no table of routes has ${route}`)
  return row.ask(world, { role: 'admin', actor: world.host, person: world.host })
}

const lastSeq = async () => (await test.services.db.auditChain.findUniqueOrThrow({ where: { id: 1 } })).seq

/** The entries after `seq`. */
const since = (seq: bigint) =>
  test.services.db.auditEntry.findMany({ where: { seq: { gt: seq } }, orderBy: { seq: 'asc' } })

/** The compared fields of an action's entry, and whether it has `before` and `after`. */
function told(entries: AuditEntry[], action: string) {
  const entry = entries.find((candidate) => candidate.action === action)
  if (!entry) throw new Error(`no entry of ${action} among: ${entries.map((row) => row.action).join(', ')}`)
  const { before, after, door, actorId, actorName, ip } = entry
  const shape: Shape =
    before === null ? (after === null ? 'none' : 'after') : after === null ? 'before' : 'both'
  return { door, actorId, actorName, ip, shape, isSame: canonical(before) === canonical(after) }
}

const expected = (door: string, shape: Shape) => ({
  door,
  actorId: world.host.userId,
  actorName: world.host.userName,
  ip: '127.0.0.1',
  shape,
  isSame: shape === 'none',
})

describe('REST', () => {
  it('lists every route that changes something', async () => {
    const { body } = await test.anonymous().rest('GET', '/api/openapi.json')
    const { paths: all } = body as { paths: Record<string, Record<string, unknown>> }
    const changing = Object.entries(all).flatMap(([path, methods]) =>
      Object.keys(methods)
        .map((method) => `${method.toUpperCase()} ${path}`)
        .filter((route) => !route.startsWith('GET ') || /audit\.|backups/.test(path)),
    )
    expect(Object.keys(auditedRoutes).toSorted()).toEqual(changing.toSorted())
  })

  it.each(
    Object.entries(auditedRoutes).flatMap(([route, row]) =>
      row === 'not administrative' ? [] : [[route, row.action, row.shape] as const],
    ),
  )('%s is recorded as %s', async (route, action, shape) => {
    const { path, body } = await requestOf(route)
    const before = await lastSeq()
    const answer = await world.host.rest(route.split(' ')[0] ?? '', path, body)
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 200 })
    expect(told(await since(before), action)).toEqual(expected('Rest', shape))
  })
})

describe('GraphQL', () => {
  it('lists every mutation', () => {
    const all = Object.keys(schema.getMutationType()?.getFields() ?? {})
    expect([...Object.keys(auditedMutations), ...mutationsWithFiles].toSorted()).toEqual(all.toSorted())
  })

  it('uploadFiles is recorded as file.uploaded', async () => {
    const query = `mutation ($input: UploadFilesInput!) { result: uploadFiles(input: $input) { __typename } }`
    const body = new FormData()
    body.append('operations', JSON.stringify({ query, variables: { input: { files: [null] } } }))
    body.append('map', JSON.stringify({ 0: ['variables.input.files.0'] }))
    body.append('0', new Blob(['a chart']), 'chart.txt')
    const before = await lastSeq()
    const headers = { 'graphql-require-preflight': '1' }
    const answer = await world.host.fetch('/graphql', { method: 'POST', body, headers })
    expect(await answer.json()).toEqual({ data: { result: { __typename: 'UploadFilesPayload' } } })
    expect(told(await since(before), 'file.uploaded')).toEqual(expected('GraphQL', 'after'))
  })

  it.each(
    Object.entries(auditedMutations).flatMap(([field, row]) =>
      row === 'not administrative' ? [] : [[field, row.action, row] as const],
    ),
  )('%s is recorded as %s', async (field, action, { input, shape }) => {
    const given = await input(things)
    const before = await lastSeq()
    const { name, type } = { name: field, type: `${field.charAt(0).toUpperCase()}${field.slice(1)}` }
    const answer = await world.host.query<{ result: { __typename: string; message?: string } }>(
      given === null
        ? `mutation { result: ${name} { __typename ... on Error { message } } }`
        : `mutation ($input: ${type}Input!) {
             result: ${name}(input: $input) { __typename ... on Error { message } } }`,
      given === null ? {} : { input: given },
    )
    expect(answer.result).toEqual({ __typename: `${type}Payload` })
    expect(told(await since(before), action)).toEqual(expected('GraphQL', shape))
  })
})
