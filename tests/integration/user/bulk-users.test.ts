import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { flagOf, makePlayedGame, submit } from '../../kit/world/played-game.ts'
import { password, signIn, unique } from '../../kit/world/factories.ts'
import { makeTeam } from '../../kit/world/games.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

const item = (changes: Record<string, unknown> = {}) => {
  const userName = unique('bulk')
  return { userName, email: `${userName}@example.test`, password, ...changes }
}
const logIn = async (userName: string, secret = password) => {
  const actor = test.anonymous()
  const { status } = await actor.rest('POST', '/api/account/login', { userName, password: secret })
  return { actor, status }
}
const enroll = (items: unknown) => admin.rest('POST', '/api/admin/users', items)
const count = () => test.services.db.user.count()

describe('enrolling users', () => {
  it('creates confirmed users with the given values', async () => {
    const [full, bare] = [item({ realName: 'A', stdNumber: '7', phone: '+1 2' }), item()]
    const answer = await enroll([full, bare])
    expect({ status: answer.status, text: answer.text }).toEqual({ status: 200, text: '' })
    const { actor } = await logIn(full.userName)
    expect((await actor.rest('GET', '/api/account/profile')).body).toMatchObject({
      userName: full.userName,
      email: full.email,
      realName: 'A',
      stdNumber: '7',
      phone: '+1 2',
      role: 'User',
    })
    const other = await logIn(bare.userName)
    expect((await other.actor.rest('GET', '/api/account/profile')).body).toMatchObject({
      realName: '',
      stdNumber: '',
      phone: null,
    })
    await test.services.logs.flush()
    expect(await test.services.db.log.count({ where: { message: 'added 2 users', status: 'Success' } })).toBe(
      1,
    )
  })

  it('accepts an empty list, and returns the users over GraphQL', async () => {
    expect((await enroll([])).status).toBe(200)
    const one = item()
    expect(
      await admin.mutate('createUsers', { users: [one] }, 'users { userName email emailConfirmed role }'),
    ).toMatchObject({
      __typename: 'CreateUsersPayload',
      users: [{ userName: one.userName, email: one.email, emailConfirmed: true, role: 'User' }],
    })
  })

  it.each([
    [{ password: 'sail4home' }, 'password'],
    [{ password: '' }, 'password'],
    [{ email: 'nobody' }, 'email'],
    [{ userName: 'x'.repeat(65) }, 'userName'],
    [{ phone: 'none' }, 'phone'],
    [{ teamName: 'x'.repeat(129) }, 'teamName'],
    [{ realName: 'x'.repeat(129) }, 'realName'],
    [{ stdNumber: 'x'.repeat(65) }, 'stdNumber'],
  ])('creates no user when one item is invalid, and names it: %j', async (wrong, field) => {
    const before = await count()
    const items = [item(), item(), item(wrong)]
    const path = ['users', '2', field]
    expect((await enroll(items)).body).toMatchObject({ status: 400, issues: [{ path }] })
    const users = items.map((one) => ('stdNumber' in one ? { ...item(), studentNumber: one.stdNumber } : one))
    const result = await admin.mutate('createUsers', { users })
    const name = field === 'stdNumber' ? 'studentNumber' : field
    expect(result).toMatchObject({
      __typename: 'InvalidInputError',
      issues: [{ path: ['users', '2', name] }],
    })
    expect(await count()).toBe(before)
  })

  it.each([[{}], ['text'], [null], [[null]], [[{}]]])('refuses %j', async (body) => {
    expect((await enroll(body)).status).toBe(400)
  })
})

describe('enrolling existing users', () => {
  it('is refused over GraphQL unless an update is asked for, and changes nothing', async () => {
    const [byName, byAddress] = [await signIn(test), await signIn(test)]
    const twice = item()
    const users = [
      item({ userName: byName.userName.toUpperCase(), password: 'Other1pass' }),
      item({ email: `${byAddress.userName}@EXAMPLE.test`, password: 'Other1pass' }),
      twice,
      twice,
    ]
    const before = await count()
    expect(await admin.mutate('createUsers', { users })).toMatchObject({
      __typename: 'InvalidInputError',
      issues: [
        { path: ['users', '0', 'userName'] },
        { path: ['users', '1', 'email'] },
        { path: ['users', '3', 'userName'] },
        { path: ['users', '3', 'email'] },
      ],
    })
    expect(await count()).toBe(before)
    for (const actor of [byName, byAddress]) {
      expect((await actor.rest('GET', '/api/account/profile')).status).toBe(200)
      expect((await logIn(actor.userName)).status).toBe(200)
    }
    const updated = await admin.mutate('createUsers', { users: users.slice(0, 2), onExisting: 'UPDATE' })
    expect(updated.__typename).toBe('CreateUsersPayload')
    expect((await byName.rest('GET', '/api/account/profile')).status).toBe(401)
    expect((await logIn(byName.userName, 'Other1pass')).status).toBe(200)
  })

  it('matches them by name, else by address, and keeps role, bio and confirmation', async () => {
    const [byName, byAddress] = [await signIn(test, 'Monitor'), await signIn(test)]
    await byName.rest('PUT', '/api/account/update', { bio: 'Mine', realName: 'Old', stdNumber: '1' })
    await test.services.db.user.update({ where: { id: byName.userId }, data: { emailConfirmed: false } })
    const newName = unique('taken')
    const items = [
      item({ userName: byName.userName.toUpperCase(), realName: 'New', password: 'Other1pass' }),
      item({ userName: newName, email: `${byAddress.userName}@EXAMPLE.test`, password: 'Other1pass' }),
    ]
    const before = await count()
    expect((await enroll(items)).status).toBe(200)
    expect(await count()).toBe(before)
    const rows = await test.services.db.user.findMany({
      where: { id: { in: [byName.userId, byAddress.userId] } },
      orderBy: { id: 'asc' },
    })
    expect(rows).toMatchObject([
      {
        userName: byName.userName.toUpperCase(),
        email: items[0]?.email,
        role: 'Monitor',
        bio: 'Mine',
        realName: 'New',
        studentNumber: '1',
        emailConfirmed: false,
      },
      { userName: newName, role: 'User', emailConfirmed: true },
    ])
    expect((await byAddress.rest('GET', '/api/account/profile')).status).toBe(401)
    expect((await logIn(newName)).status).toBe(401)
    expect((await logIn(newName, 'Other1pass')).status).toBe(200)
  })

  it('rejects an item whose name and address belong to two users, and changes nothing', async () => {
    const [one, other] = [await signIn(test), await signIn(test)]
    const refused = await enroll([
      item(),
      item({ userName: one.userName, email: `${other.userName}@example.test`, realName: 'Changed' }),
    ])
    expect(refused.body).toMatchObject({ status: 400, issues: [{ path: ['users', '1', 'email'] }] })
    expect((await profile(one.userId)).realName).toBe('')
  })

  it('accepts a name that an earlier item released', async () => {
    const [one, other] = [await signIn(test), await signIn(test)]
    const answer = await enroll([
      item({ userName: other.userName }),
      item({ userName: one.userName, email: `${other.userName}@example.test` }),
    ])
    expect(answer.status).toBe(200)
    expect((await profile(one.userId)).email).toBe(`${other.userName}@example.test`)
  })

  it('moves the board that names them', async () => {
    const played = await makePlayedGame(test, { teams: 1, challenges: 2 })
    const [player] = played.players
    if (!player) throw new Error('nobody plays')
    for (const challengeId of played.challengeIds)
      await submit(player, { gameId: played.gameId, challengeId, flag: flagOf(challengeId) })
    const board = async () => (await admin.rest('GET', `/api/game/${played.gameId}/scoreboard`)).text
    expect(await board()).toContain(`"userName":"${player.userName}"`)
    const { email } = await profile(player.userId)
    const renamed = item({ email })
    expect((await enroll([renamed])).status).toBe(200)
    expect(await board()).toContain(`"userName":"${renamed.userName}"`)
  })
})

describe('the teams of enrolled users', () => {
  it('are new, with the first user as captain', async () => {
    const captain = await signIn(test)
    const name = unique('crew').slice(0, 15)
    await makeTeam(captain, name)
    const items = [
      item({ teamName: name }),
      item({ teamName: name }),
      item({ teamName: name.toUpperCase() }),
      item({ teamName: '' }),
      item({ userName: captain.userName, email: `${captain.userName}@example.test`, teamName: name }),
    ]
    expect((await enroll([...items, items[1]])).status).toBe(200)
    const teams = await test.services.db.team.findMany({
      where: { name: { equals: name, mode: 'insensitive' } },
      include: { captain: true, members: { include: { user: true } } },
      orderBy: { id: 'asc' },
    })
    expect(
      teams.map((team) => ({
        captain: team.captain.userName,
        members: team.members.map(({ user }) => user.userName).toSorted(),
      })),
    ).toEqual([
      { captain: captain.userName, members: [captain.userName] },
      {
        captain: items[0]?.userName,
        members: [items[0]?.userName, items[1]?.userName, captain.userName].toSorted(),
      },
      { captain: items[2]?.userName, members: [items[2]?.userName] },
    ])
    expect(teams[1]?.inviteToken).toMatch(/^[0-9a-f]{32}$/)
  })
})

async function profile(userId: string) {
  return test.services.db.user.findUniqueOrThrow({ where: { id: userId } })
}
