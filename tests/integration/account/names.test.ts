import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillNameKeys } from '../../../server/domains/account/name/fill-name-keys.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'

// Usernames as people see them: two that look the same are one name.

let test: TestApp
let admin: Awaited<ReturnType<typeof signIn>>
const password = 'Str0ng-Pass!'
let count = 0
const address = () => `name${(count += 1)}@names.example`

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

const overRest = async (userName: string) => {
  const body = { userName, email: address(), password }
  const answer = await test.anonymous().rest('POST', '/api/account/register', body)
  return answer.status === 200 ? 'registered' : (answer.body as { issues: { code: string }[] }).issues
}
const overGraphql = async (userName: string) => {
  const answer = await test
    .anonymous()
    .mutate<{ status?: string; issues?: unknown }>(
      'register',
      { userName, email: address(), password },
      'status',
    )
  return answer.status ? 'registered' : answer.issues
}

describe('a new name', () => {
  it('is taken if it looks like the name of another user', async () => {
    expect(await overRest('seabird')).toBe('registered')
    for (const name of ['seabird ', 'SEABIRD', 'ѕеаbird', 'sea\u200bbird', 'ｓｅａｂｉｒｄ'])
      for (const register of [overRest, overGraphql])
        expect([name, await register(name)]).toMatchObject([name, [{ path: ['userName'] }]])
    expect(await overRest('seablrd')).toBe('registered')
  })

  it('shows something, on one line and in one direction', async () => {
    for (const name of ['\u200b\u200b\u200b', 'gull\r\nadmin', 'gull\u202enimda', 'gull\u001b[2J'])
      for (const register of [overRest, overGraphql])
        expect([name, await register(name)]).toMatchObject([name, [{ path: ['userName'] }]])
    expect(await overGraphql('👨‍👩‍👧‍👦 海鷗')).toBe('registered')
  })

  it('has 1 to 64 characters, and 3 to 15 over the REST API', async () => {
    expect(await overGraphql('é')).toBe('registered')
    expect(await overGraphql('albatros'.repeat(8))).toBe('registered')
    expect(await overGraphql('x'.repeat(65))).toMatchObject([{ path: ['userName'] }])
    expect(await overRest('ab')).toMatchObject([{ path: ['userName'] }])
    expect(await overRest('x'.repeat(16))).toMatchObject([{ path: ['userName'] }])
  })

  it('is free for one of several who want it at the same moment', async () => {
    const names = ['petrel', 'petrel ', ' petrel', 'рetrel', 'PETREL', 'pet\u200brel']
    const answers = await Promise.all(names.map((name) => overGraphql(name)))
    expect(answers.filter((answer) => answer === 'registered')).toHaveLength(1)
  })
})

describe('a user who is changed', () => {
  it('gets no name that looks like that of another, and may write the own name otherwise', async () => {
    const user = await signIn(test)
    await overRest('cormorant')
    const taken = { status: 400 }
    expect(await user.rest('PUT', '/api/account/update', { userName: 'cormorant ' })).toMatchObject(taken)
    expect(
      await admin.rest('PUT', `/api/admin/users/${user.userId}`, { userName: 'ϲormorant' }),
    ).toMatchObject(taken)
    const mine = { status: 200 }
    expect(await user.rest('PUT', '/api/account/update', { userName: 'Tern One' })).toMatchObject(mine)
    expect(await user.rest('PUT', '/api/account/update', { userName: 'TERN ONE' })).toMatchObject(mine)
  })

  it('keeps a longer name that a REST client sends back, and gets no other long one', async () => {
    const user = await signIn(test)
    const long = 'a name of forty characters for one user.'
    await user.mutate('updateProfile', { userName: long })
    const url = `/api/admin/users/${user.userId}`
    expect(await admin.rest('PUT', url, { userName: long, bio: 'b' })).toMatchObject({ status: 200 })
    expect(await admin.rest('PUT', url, { userName: `${long}!` })).toMatchObject({ status: 400 })
    expect(await admin.rest('GET', url)).toMatchObject({ body: { userName: long, bio: 'b' } })
  })

  it('is created in bulk under the same rules', async () => {
    await overRest('guillemot')
    const users = [{ userName: 'guillemot ', password, email: address() }]
    expect(await admin.rest('POST', '/api/admin/users', users)).toMatchObject({ status: 400 })
    const twins = ['razorbill', 'razorbill\u3000'].map((userName) => ({
      userName,
      password,
      email: address(),
    }))
    expect(await admin.mutate('createUsers', { users: twins })).toMatchObject({
      issues: [{ path: ['users', '1', 'userName'] }],
    })
    const team = { userName: 'puffin', password, email: address(), teamName: '\u200b' }
    expect(await admin.mutate('createUsers', { users: [team] })).toMatchObject({
      issues: [{ path: ['users', '0', 'teamName'] }],
    })
  })
})

describe('users of an earlier version', () => {
  it('whose names look the same keep working, and the older one has the name', async () => {
    const { db, pool } = test.services
    const [older, younger] = [await signIn(test), await signIn(test)]
    const hash = (await db.user.findUniqueOrThrow({ where: { id: admin.userId } })).passwordHash
    for (const [{ userId }, userName] of [
      [older, 'skua'],
      [younger, 'skua '],
    ] as const)
      await db.user.update({
        where: { id: userId },
        data: { userName, normalizedUserName: userName.toUpperCase(), nameKey: null, passwordHash: hash },
      })
    await Promise.all([fillNameKeys(pool), fillNameKeys(pool)])
    const keys = await db.user.findMany({
      where: { id: { in: [older.userId, younger.userId] } },
      select: { nameKey: true },
      orderBy: { id: 'asc' },
    })
    expect(keys).toEqual([{ nameKey: 'skua' }, { nameKey: null }])
    expect(await overRest('Skua\u3000')).toMatchObject([{ path: ['userName'] }])
    const url = `/api/admin/users/${younger.userId}`
    expect(await admin.rest('PUT', url, { userName: 'skua ', bio: 'still here' })).toMatchObject({
      status: 200,
    })
    await admin.rest('PUT', `/api/admin/users/${older.userId}`, { userName: 'great skua' })
    await fillNameKeys(pool)
    expect(await db.user.findUnique({ where: { id: younger.userId } })).toMatchObject({ nameKey: 'skua' })
  })
})
