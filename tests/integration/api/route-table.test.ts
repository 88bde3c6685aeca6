import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makeChallenge } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'
import { accountRoutes } from '../../kit/routes/account-routes.ts'
import { adminRoutes } from '../../kit/routes/admin-routes.ts'
import { editRoutes } from '../../kit/routes/edit-routes.ts'
import { gameRoutes } from '../../kit/routes/game-routes.ts'
import { monitorRoutes } from '../../kit/routes/monitor-routes.ts'
import { publicRoutes } from '../../kit/routes/public-routes.ts'
import { roles, type Caller, type Role, type RouteRow, type World } from '../../kit/routes/route-row.ts'
import { specifiedRoutes } from '../../kit/routes/specified-routes.ts'
import { teamRoutes } from '../../kit/routes/team-routes.ts'
import { writeupRoutes } from '../../kit/routes/writeup-routes.ts'
import { startTestSmtp, type TestSmtp } from '../../kit/services/test-smtp.ts'

// The test server compares the body of each status with the API reference.

const groups: [name: string, rows: RouteRow[]][] = [
  ['Account', accountRoutes],
  ['Admin', adminRoutes],
  ['Assets, Info and Proxy', publicRoutes],
  ['Team', teamRoutes],
  ['Edit', editRoutes],
  ['Game', gameRoutes],
  ['Write-up', writeupRoutes],
  ['Monitor', monitorRoutes],
]

let smtp: TestSmtp
let test: TestApp
let world: World

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
  const settings = await host.rest('PUT', '/api/admin/config', {
    accountPolicy: { emailConfirmationRequired: true },
  })
  if (settings.status !== 200) throw new Error(`the settings were refused: ${settings.text}`)
  const gameId = await makeGame(host, { acceptWithoutReview: true })
  const challengeId = await makeChallenge(host, gameId, { flags: ['flag{table}'] })
  world = { test, host, gameId, challengeId }
})

afterAll(async () => {
  await test.dispose()
  await smtp.stop()
})

/** A new caller each time, because many calls change their caller. */
async function callerOf(role: Role): Promise<Caller> {
  if (role === 'anonymous') return { role, actor: test.anonymous(), person: null }
  if (role === 'banned') {
    const actor = await signIn(test)
    await test.services.db.user.update({ where: { id: actor.userId }, data: { role: 'Banned' } })
    return { role, actor, person: null }
  }
  const names = { user: 'User', monitor: 'Monitor', admin: 'Admin' } as const
  const person = await signIn(test, names[role])
  return { role, actor: person, person }
}

async function statusesOf({ route, ask }: RouteRow): Promise<string> {
  const method = route.split(' ')[0] ?? 'GET'
  const statuses: number[] = []
  for (const role of roles) {
    const caller = await callerOf(role)
    const { path, body } = await ask(world, caller)
    statuses.push((await caller.actor.rest(method, path, body)).status)
  }
  return statuses.join(' ')
}

describe.each(groups)('%s routes answer anonymous, banned, user, monitor, admin', (_group, rows) => {
  it.each(rows.map((row) => [row.route, row.statuses, row] as const))(
    '%s: %s',
    async (_route, statuses, row) => {
      expect(await statusesOf(row)).toBe(statuses)
    },
  )
})

describe('the table', () => {
  it('has every route of the API reference, and no other', async () => {
    const { body } = await test.anonymous().rest('GET', '/api/openapi.json')
    const { paths } = body as { paths: Record<string, Record<string, unknown>> }
    const known = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const told = groups.flatMap(([, rows]) => rows.map(({ route }) => route))
    expect(told.filter((route) => / \/(api|assets)\//.test(route)).toSorted()).toEqual(known.toSorted())
  })

  it.each(specifiedRoutes)('has what the product is specified to answer: %s', (route) => {
    const shape = (text: string) => text.replaceAll(/\{[^}]*\}/g, '{}')
    const told = groups.flatMap(([, rows]) => rows.map((row) => shape(row.route)))
    expect(told).toContain(shape(route))
  })
})
