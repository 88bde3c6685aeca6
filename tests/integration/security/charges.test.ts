import { encodeGlobalID } from '@pothos/plugin-relay'
import type { GraphQLField, GraphQLInputType } from 'graphql'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../../server/graphql/schema.ts'
import type { Limiter } from '../../../server/limits/limiter.ts'
import { createLimiter } from '../../../server/limits/limiter.ts'
import { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { chargedByMutation } from '../../kit/charged-limits.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame, makeTeam } from '../../kit/world/games.ts'
import { minimalInput } from '../../kit/visibility/minimal-input.ts'

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
const charged: string[] = []

/** The real limiter, which also records the limits that are charged besides `global`. */
function recordedLimits(): Limiter {
  const limits = createLimiter({
    redis: null,
    isOn: true,
    connectionsPerAddress: 1000,
  })
  return {
    ...limits,
    async charge(ctx, name, key) {
      if (name !== 'global') charged.push(name)
      return limits.charge(ctx, name, key)
    },
  }
}

let test: TestApp
let admin: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  test = await startTestApp({ overrides: { limits: recordedLimits() } })
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())

async function run(actor: Actor, { name, args }: GraphQLField<unknown, unknown>): Promise<string[]> {
  const declared = args.map(({ name: arg, type }) => `$${arg}: ${String(type)}`)
  const given = args.map((arg) => `${arg.name}: $${arg.name}`)
  const inputs = args.map((arg): [string, unknown] => [arg.name, minimalInput(arg.type as GraphQLInputType)])
  const brackets = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '')
  charged.length = 0
  await actor.query(
    `mutation ${brackets(declared)} { result: ${name}${brackets(given)} { __typename } }`,
    Object.fromEntries(inputs),
  )
  return [...new Set(charged)]
}

describe('the table of limits', () => {
  it('has every mutation of the schema, and no other', () => {
    expect(Object.keys(chargedByMutation).toSorted()).toEqual(mutations.map(({ name }) => name).toSorted())
  })

  it.each(mutations.map((field) => [field.name, field] as const))(
    'a call of %s pays',
    async (name, field) => {
      // These end the caller's session.
      const actor = ['logIn', 'logOut'].includes(name) ? await signIn(test) : admin
      expect(await run(actor, field)).toEqual(chargedByMutation[name])
    },
  )
})

// A trusted proxy sends the client address, because loopback is exempt from limits.
const from = (ip: string, user?: Actor) =>
  new Actor(test.url, { 'x-forwarded-for': ip, ...(user && { cookie: user.cookieHeader }) })

type Result = { __typename: string; code?: string }

/** Repeats the call in one request, as often as a document may have aliases. */
const aliases = 100

async function tallyOf(actor: Actor, count: number, field: (index: number) => string) {
  const fields = Array.from({ length: count }, (_item, index) => `a${index}: ${field(index)} { __typename }`)
  const results: Result[] = []
  for (let first = 0; first < count; first += aliases) {
    const part = fields.slice(first, first + aliases).join('\n')
    results.push(...Object.values(await actor.query<Record<string, Result>>(`mutation { ${part} }`)))
  }
  return Object.groupBy(results, ({ __typename }) => __typename)
}

describe('many aliases of one mutation pay many times', () => {
  it('of one that changes the own account', async () => {
    const actor = from('192.0.2.30', await signIn(test))
    const tally = await tallyOf(actor, 180, () => 'updateProfile(input: { bio: "a" })')
    expect(tally['RateLimitedError']?.length).toBeGreaterThan(0)
    expect(tally['UpdateProfilePayload']?.length).toBeGreaterThanOrEqual(150)
  })

  it('of one for authors, with their higher limit', async () => {
    const actor = from('192.0.2.31', admin)
    const postId = encodeGlobalID('Post', '00000000')
    const tally = await tallyOf(actor, 180, () => `deletePost(input: { postId: "${postId}" })`)
    expect(Object.keys(tally)).toEqual(['NotFoundError'])
  })
})

describe('a picture that was uploaded before pays once', () => {
  it.each(['updateAvatar', 'updateTeamAvatar', 'updateGamePoster', 'updateLogo'])('%s', async (name) => {
    const form = new FormData()
    const channels = 3
    const picture = sharp({ create: { width: 9, height: 9, channels, background: { r: 9, g: 9, b: 9 } } })
    form.append('files', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'a.png')
    const [asset] = (await admin.rest('POST', '/api/assets', form)).body as { hash: string }[]
    const captain = await signIn(test, 'Admin')
    const id = {
      updateTeamAvatar: `teamId: "${encodeGlobalID('Team', await makeTeam(captain))}"`,
      updateGamePoster: `gameId: "${encodeGlobalID('Game', await makeGame(captain))}"`,
    }[name]
    charged.length = 0
    const { result } = await captain.query<{ result: { __typename: string } }>(
      `mutation { result: ${name}(input: { hash: "${asset?.hash}" ${id ?? ''} }) { __typename } }`,
    )
    expect([result.__typename, charged]).toEqual([expect.stringMatching(/Payload$/), chargedByMutation[name]])
  })
})

describe('guessing is blocked after some wrong guesses', () => {
  it('at the invite code of a game, for that game alone', async () => {
    const gameId = await makeGame(admin, { inviteCode: 'Right', acceptWithoutReview: true })
    const otherId = await makeGame(admin, { inviteCode: 'Other', acceptWithoutReview: true })
    const user = await signIn(test)
    const teamId = await makeTeam(user)
    const robber = from('192.0.2.32', user)
    const join = (code: string, id = gameId) =>
      `joinGame(input: { gameId: ${id}, teamId: ${teamId}, inviteCode: "${code}" })`
    const tally = await tallyOf(robber, 40, (index) => join(`Guess${index}`))
    expect(tally['InvalidInputError']).toHaveLength(10)
    expect(tally['RateLimitedError']).toHaveLength(30)
    // The correct code is now blocked too, through both APIs and from another address.
    expect(await tallyOf(robber, 1, () => join('Right'))).toHaveProperty('RateLimitedError')
    const { status, headers } = await from('192.0.2.33', user).rest('POST', `/api/game/${gameId}`, {
      teamId,
      inviteCode: 'Right',
    })
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await tallyOf(robber, 1, () => join('Other', otherId))).toHaveProperty('JoinGamePayload')
  })

  it('not with the correct code', async () => {
    const gameId = await makeGame(admin, { inviteCode: 'Right' })
    const user = await signIn(test)
    const teamId = await makeTeam(user)
    const join = () => `joinGame(input: { gameId: ${gameId}, teamId: ${teamId}, inviteCode: "Right" })`
    const tally = await tallyOf(from('192.0.2.34', user), 15, join)
    expect(tally['JoinGamePayload']).toHaveLength(1)
    expect(tally['ConflictError']).toHaveLength(14)
  })

  it('at the invite code of a team', async () => {
    const teamId = await makeTeam(await signIn(test))
    const robber = from('192.0.2.35', await signIn(test))
    const guess = (index: number) =>
      `acceptInvite(input: { code: "team:${teamId}:${String(index).padStart(32, '0')}" })`
    const tally = await tallyOf(robber, 40, guess)
    expect(tally['InvalidInputError']).toHaveLength(10)
    expect(tally['RateLimitedError']).toHaveLength(30)
  })

  it.each([
    [
      'links of mails',
      (index: number) => `verifyEmail(input: { email: "a@example.test", token: "x${index}" })`,
    ],
    [
      'tokens of teams',
      (index: number) =>
        `verifyTeamToken(input: { teamToken: "${index}:x", publicKey: "${Buffer.alloc(32).toString('base64')}" })`,
    ],
  ])('at %s, who is signed in', async (_name, guess) => {
    const tally = await tallyOf(from('192.0.2.36', await signIn(test)), 40, guess)
    expect(tally['RateLimitedError']).toHaveLength(30)
  })
})
