import { afterAll, beforeAll, expect, it } from 'vitest'
import { callbackOf, followSignIn } from '../../kit/calls/sign-in.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { startFakeCtftime, type FakeCtftime } from '../../kit/services/fake-ctftime.ts'
import { makeChallenge } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

let test: TestApp
let ctftime: FakeCtftime
let admin: Awaited<ReturnType<typeof signIn>>

const team = { id: 1337, name: 'The Harbour Masters of the North Sea', country: 'NO', logo: '' }

beforeAll(async () => {
  test = await startTestApp()
  ctftime = await startFakeCtftime()
  admin = await signIn(test, 'Admin')
  const provider = { key: 'ctftime', protocol: 'Ctftime', label: 'CTFtime', issuer: ctftime.url }
  await admin.mutate('saveIdentityProvider', {
    ...provider,
    clientId: '2345',
    clientSecret: 'secret of the event',
    teamClaim: 'team',
    endsSession: true,
  })
})
afterAll(async () => {
  await ctftime.stop()
  await test.dispose()
})

async function enter(user: object) {
  ctftime.user = user
  const actor = test.anonymous()
  expect(await followSignIn(actor, '/auth/ctftime')).toBe('/')
  return actor
}
const teamsOf = async (actor: Awaited<ReturnType<typeof enter>>) =>
  (await actor.rest('GET', '/api/team')).body as { id: number; name: string; members: unknown[] }[]

it('takes users and teams from CTFtime, and keeps the address of a user apart', async () => {
  const first = await enter({ id: 7, name: 'Ada L', email: 'ada@example.test', team })
  const { body } = await first.rest('GET', '/api/account/profile')
  expect(body).toMatchObject({ userName: 'Ada L', email: expect.stringMatching(/@localhost$/) as string })
  const [start, exchange] = ctftime.requests
  expect(start).toMatchObject({
    path: '/authorize',
    fields: { client_id: '2345', scope: 'profile:read team:read' },
  })
  expect(start?.fields['state']).toHaveLength(22)
  expect(exchange).toMatchObject({ path: '/token', fields: { client_secret: 'secret of the event' } })

  const second = await enter({ id: 8, name: 'Bo', team })
  const [shared] = await teamsOf(second)
  expect(shared).toMatchObject({ id: (await teamsOf(first))[0]?.id, name: team.name })
  expect(shared?.members).toHaveLength(2)
  expect(await teamsOf(await enter({ id: 9, name: 'Solo' }))).toEqual([])
  const again = await enter({ id: 7, name: 'Renamed', team })
  expect((await again.rest('GET', '/api/account/profile')).body).toMatchObject({ userName: 'Ada L' })
})

it('gives the name at CTFtime to the standings for CTFtime', async () => {
  const player = await enter({ id: 11, name: 'Cleo', team: { id: 42, name: 'A team with a very long name' } })
  const [own] = await teamsOf(player)
  const gameId = await makeGame(admin, { acceptWithoutReview: true })
  const challengeId = await makeChallenge(admin, gameId, { title: 'Pier', flags: ['flag{one}'] })
  const joined = await player.rest('POST', `/api/game/${gameId}`, { teamId: own?.id })
  expect(joined.status).toBe(200)
  await player.rest('POST', `/api/game/${gameId}/challenges/${challengeId}`, { flag: 'flag{one}' })
  const { body } = await test.anonymous().rest('GET', `/api/game/${gameId}/ctftime`)
  expect(body).toMatchObject({ standings: [{ pos: 1, team: 'A team with a very long name' }] })
})

it('refuses a used code, and a user without an id', async () => {
  ctftime.user = { id: 12, name: 'Dee' }
  const browser = test.anonymous()
  const address = await callbackOf(browser, '/auth/ctftime')
  const cookies = { cookie: browser.cookieHeader }
  expect((await browser.fetch(address)).headers.get('location')).toBe('/')
  const replayed = await test.anonymous().fetch(address, { headers: cookies })
  expect(replayed.headers.get('location')).toBe('/account/login?signIn=expired')
  ctftime.user = { name: 'Nobody' }
  expect(await followSignIn(test.anonymous(), '/auth/ctftime')).toBe('/account/login?signIn=failed')
})

it('ends a sign-in once, even if the provider accepts its code again', async () => {
  ctftime.user = { id: 13, name: 'Eve' }
  ctftime.acceptsUsedCodes = true
  const browser = test.anonymous()
  const address = await callbackOf(browser, '/auth/ctftime')
  const cookies = { cookie: browser.cookieHeader }
  const ends = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const actor = test.anonymous()
      const { headers } = await actor.fetch(address, { headers: cookies })
      return [headers.get('location'), (await actor.rest('GET', '/api/account/profile')).status]
    }),
  )
  ctftime.acceptsUsedCodes = false
  const refused = ['/account/login?signIn=expired', 401]
  expect(ends.toSorted()).toEqual([['/', 200], refused, refused])
})

it('gives no address to log out at, whatever the setting says', async () => {
  const actor = await enter({ id: 10, name: 'Cy' })
  expect(await actor.mutate('logOut', {}, 'nextUrl')).toEqual({
    __typename: 'LogOutPayload',
    nextUrl: null,
  })
})
