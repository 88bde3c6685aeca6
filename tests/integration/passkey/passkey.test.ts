import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import type { TestApp } from '../../kit/server/app.ts'
import { publicUrl, startMailApp, type MailApp } from '../../kit/server/mail-app.ts'
import { createSoftwarePasskey } from '../../kit/services/software-passkey.ts'
import { ageLogIn, signIn } from '../../kit/world/factories.ts'

let app: MailApp
let test: TestApp

beforeAll(async () => {
  app = await startMailApp()
  test = app.test
})
afterAll(() => app.dispose())

type User = Awaited<ReturnType<typeof signIn>>
type Device = ReturnType<typeof createSoftwarePasskey>
type Listed = { id: string; name: string; lastUsedAt: string | null }

const newDevice = () => createSoftwarePasskey(publicUrl)
async function start(actor: Actor, field: 'startAddingPasskey' | 'startPasskeyLogIn') {
  const name = field.charAt(0).toUpperCase() + field.slice(1)
  const { result } = await actor.query<{ result: { options: string; code?: string } }>(
    `mutation { result: ${field} { ... on ${name}Payload { options } ... on Error { code } } }`,
  )
  return result
}
const optionsToAdd = async (user: Actor) => (await start(user, 'startAddingPasskey')).options
const optionsToEnter = async (actor: Actor) => (await start(actor, 'startPasskeyLogIn')).options
const enter = (actor: Actor, response: string) => actor.mutate('logInWithPasskey', { response })
const listed = async (user: Actor) =>
  (await user.query<{ viewer: { passkeys: Listed[] } }>('{ viewer { passkeys { id name lastUsedAt } } }'))
    .viewer.passkeys

async function add(user: Actor, device: Device, name = 'Phone') {
  return user.mutate('addPasskey', { name, response: device.make(await optionsToAdd(user)) })
}

async function withPasskey(): Promise<{ user: User; device: Device }> {
  const user = await signIn(test)
  const device = newDevice()
  expect(await add(user, device)).toMatchObject({ __typename: 'AddPasskeyPayload' })
  return { user, device }
}

describe('a passkey', () => {
  it('logs its user in without a name, and shows when it was used', async () => {
    const { user, device } = await withPasskey()
    const [passkey] = await listed(user)
    expect(passkey).toMatchObject({ name: 'Phone', lastUsedAt: null })
    const visitor = test.anonymous()
    const options = await optionsToEnter(visitor)
    expect(JSON.parse(options)).toMatchObject({
      userVerification: 'required',
      rpId: new URL(publicUrl).hostname,
    })
    expect(options).not.toContain(user.userId)
    expect(
      await visitor.mutate('logInWithPasskey', { response: device.use(options) }, 'viewer { userName }'),
    ).toMatchObject({ viewer: { userName: user.userName } })
    expect((await listed(visitor))[0]?.lastUsedAt).not.toBeNull()
  })

  it('is added and removed after a recent login only, and confirms one', async () => {
    const { user, device } = await withPasskey()
    const [passkey] = await listed(user)
    await ageLogIn(test, user.userId, '11 minutes')
    const needed = { code: 'AUTH_PASSWORD_NEEDED' }
    expect(await start(user, 'startAddingPasskey')).toMatchObject(needed)
    expect(await user.mutate('removePasskey', { id: passkey?.id })).toMatchObject(needed)
    const { device: strange } = await withPasskey()
    expect(
      await user.mutate('confirmPasskey', { response: strange.use(await optionsToEnter(user)) }),
    ).toMatchObject({ code: 'PASSKEY_OF_OTHER' })
    expect(await start(user, 'startAddingPasskey')).toMatchObject(needed)
    expect(
      await user.mutate('confirmPasskey', { response: device.use(await optionsToEnter(user)) }),
    ).toMatchObject({ __typename: 'ConfirmPasskeyPayload' })
    expect(await user.mutate('removePasskey', { id: passkey?.id })).toMatchObject({
      __typename: 'RemovePasskeyPayload',
    })
    expect(await enter(test.anonymous(), device.use(await optionsToEnter(user)))).toMatchObject({
      code: 'PASSKEY_UNKNOWN',
    })
    const address = `${user.userName}@example.test`
    await app.smtp.waitFor(address, 2)
    const subjects = app.smtp.mailsTo(address).map(({ subject }) => subject)
    expect(subjects.sort()).toEqual(['A passkey was added - Halyard', 'A passkey was removed - Halyard'])
    const trail = await test.services.db.auditEntry.findMany({
      where: { subjectId: user.userId },
      orderBy: { seq: 'asc' },
    })
    expect(trail.map(({ action }) => action)).toEqual(['user.passkey.added', 'user.passkey.removed'])
  })

  it('belongs to its user: others neither rename nor remove it, nor add it to their account', async () => {
    const { user, device } = await withPasskey()
    const other = await signIn(test)
    const [passkey] = await listed(user)
    const notFound = { code: 'PASSKEY_NOT_FOUND' }
    expect(await other.mutate('renamePasskey', { id: passkey?.id, name: 'Mine' })).toMatchObject(notFound)
    expect(await other.mutate('removePasskey', { id: passkey?.id })).toMatchObject(notFound)
    expect(await add(other, device)).toMatchObject({ code: 'PASSKEY_FAILED' })
    expect(await user.mutate('renamePasskey', { id: passkey?.id, name: 'Key' })).toMatchObject({
      __typename: 'RenamePasskeyPayload',
    })
    expect(await listed(user)).toMatchObject([{ name: 'Key' }])
  })

  it('stays while it is the last way to log in', async () => {
    const { user } = await withPasskey()
    const [first] = await listed(user)
    await test.services.db.user.update({ where: { id: user.userId }, data: { passwordHash: null } })
    const remove = (id: string | undefined) => user.mutate('removePasskey', { id })
    expect(await remove(first?.id)).toMatchObject({ code: 'PASSKEY_LAST_WAY_IN' })
    expect(await add(user, newDevice(), 'Second')).toMatchObject({ __typename: 'AddPasskeyPayload' })
    const second = (await listed(user))[1]
    const ends = await Promise.all([remove(first?.id), remove(second?.id)])
    expect(ends.map(({ __typename }) => __typename).sort()).toEqual(['ConflictError', 'RemovePasskeyPayload'])
    expect(await listed(user)).toHaveLength(1)
  })

  it('logs in while passwords are off, which an administrator with a passkey can do', async () => {
    const admin = await signIn(test, 'Admin')
    const allow = (isAllowed: boolean) => admin.mutate('setPasswordLogIn', { isAllowed })
    expect(await allow(false)).toMatchObject({ code: 'IDENTITY_LINK_FIRST' })
    const device = newDevice()
    await add(admin, device)
    expect(await allow(false)).toMatchObject({ __typename: 'SetPasswordLogInPayload' })
    const visitor = test.anonymous()
    try {
      const entered = await enter(visitor, device.use(await optionsToEnter(visitor)))
      expect(entered).toMatchObject({ __typename: 'LogInWithPasskeyPayload' })
    } finally {
      await allow(true)
    }
  })

  it('tells a banned user so', async () => {
    const { user, device } = await withPasskey()
    await test.services.db.user.update({ where: { id: user.userId }, data: { role: 'Banned' } })
    const visitor = test.anonymous()
    expect(await enter(visitor, device.use(await optionsToEnter(visitor)))).toMatchObject({
      code: 'ACCOUNT_BANNED',
    })
  })
})

describe('an answer is refused', () => {
  it('from another origin, for another host, or without user verification', async () => {
    const { device } = await withPasskey()
    const visitor = test.anonymous()
    for (const changes of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { isVerified: false },
    ]) {
      const response = device.use(await optionsToEnter(visitor), changes)
      expect(await enter(visitor, response)).toMatchObject({
        code: 'PASSKEY_FAILED',
      })
    }
    const user = await signIn(test)
    for (const changes of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { isVerified: false },
    ]) {
      const response = newDevice().make(await optionsToAdd(user), changes)
      const added = await user.mutate('addPasskey', { name: 'Phone', response })
      expect(added).toMatchObject({ code: 'PASSKEY_FAILED' })
    }
    expect(await listed(user)).toEqual([])
  })

  it('with a signature of another passkey, or as nonsense', async () => {
    const [{ device }, { device: other }] = [await withPasskey(), await withPasskey()]
    const visitor = test.anonymous()
    const options = await optionsToEnter(visitor)
    const [right, wrong] = [device.use(options), other.use(options)].map(
      (text) => JSON.parse(text) as { id: string; rawId: string; response: Record<string, string> },
    )
    const forged = { ...right, response: { ...wrong?.response, userHandle: right?.response['userHandle'] } }
    expect(await enter(visitor, JSON.stringify(forged))).toMatchObject({ code: 'PASSKEY_FAILED' })
    expect(await enter(visitor, '{"id":1}')).toMatchObject({ code: 'PASSKEY_FAILED' })
  })

  it('for the challenge of another session, or of a login', async () => {
    const [user, other] = [await signIn(test), await signIn(test)]
    const send = (response: string) => user.mutate('addPasskey', { name: 'Phone', response })
    const expired = { code: 'PASSKEY_EXPIRED' }
    expect(await send(newDevice().make(await optionsToAdd(other)))).toMatchObject(expired)
    expect(await send(newDevice().make(await optionsToEnter(user)))).toMatchObject(expired)
  })

  it('after five minutes', async () => {
    const { device } = await withPasskey()
    const visitor = test.anonymous()
    const options = await optionsToEnter(visitor)
    test.services.clock.offsetMs = 5 * 60_000
    try {
      expect(await enter(visitor, device.use(options))).toMatchObject({ code: 'PASSKEY_EXPIRED' })
    } finally {
      test.services.clock.offsetMs = 0
    }
  })

  it('the second time, also when ten arrive at once', async () => {
    const { device } = await withPasskey()
    // A synchronized passkey does not count, so only the challenge stops the others.
    const response = device.use(await optionsToEnter(test.anonymous()), { counter: 0 })
    const ends = await Promise.all(Array.from({ length: 10 }, () => enter(test.anonymous(), response)))
    const entered = ends.filter(({ __typename }) => __typename === 'LogInWithPasskeyPayload')
    expect(entered).toHaveLength(1)
    expect(ends.filter(({ code }: { code?: string }) => code === 'PASSKEY_EXPIRED')).toHaveLength(9)
  })

  it('when its counter does not grow', async () => {
    const { user, device } = await withPasskey()
    const visitor = test.anonymous()
    const use = async (counter: number) =>
      enter(visitor, device.use(await optionsToEnter(visitor), { counter }))
    expect(await use(7)).toMatchObject({ __typename: 'LogInWithPasskeyPayload' })
    for (const counter of [7, 6, 0]) expect(await use(counter)).toMatchObject({ code: 'PASSKEY_FAILED' })
    expect(await use(8)).toMatchObject({ __typename: 'LogInWithPasskeyPayload' })
    await test.services.logs.flush()
    const logs = await test.services.db.log.findMany({ where: { level: 'Warning' } })
    expect(logs.filter(({ message }) => message.includes('counter did not grow'))).toHaveLength(3)
    expect(await listed(user)).toHaveLength(1)
  })
})
