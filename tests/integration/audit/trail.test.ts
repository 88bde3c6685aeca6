import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'

let test: TestApp
let admin: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

const entriesOf = (subjectId: string) =>
  test.services.db.auditEntry.findMany({ where: { subjectId }, orderBy: { seq: 'asc' } })

describe('the audit trail', () => {
  it('records actor, action, subject, address and only the changed fields', async () => {
    const user = await signIn(test)
    await admin.rest('PUT', `/api/admin/users/${user.userId}`, {
      bio: 'At sea',
      role: 'Monitor',
      phone: null,
    })
    const entries = await entriesOf(user.userId)
    const common = {
      door: 'Rest',
      actorId: admin.userId,
      actorName: admin.userName,
      sessionId: expect.any(String),
      tokenId: null,
      ip: '127.0.0.1',
      requestId: expect.stringMatching(/./),
      subjectType: 'user',
      subjectName: user.userName,
      gameId: null,
    }
    expect(entries).toMatchObject([
      { ...common, action: 'user.role.changed', before: { role: 'User' }, after: { role: 'Monitor' } },
      { ...common, action: 'user.updated', before: { bio: '' }, after: { bio: 'At sea' } },
    ])
    expect(entries[1]?.before).toEqual({ bio: '' })
  })

  it('never contains passwords', async () => {
    const user = await signIn(test)
    const { newPassword } = await admin.mutate<{ password: string; newPassword: string }>(
      'resetUserPassword',
      { userId: user.userId },
      '... on ResetUserPasswordPayload { newPassword: password }',
    )
    expect(newPassword).toMatch(/.{16}/)
    const [entry] = await entriesOf(user.userId)
    expect(entry).toMatchObject({
      action: 'user.password.reset',
      door: 'GraphQL',
      after: { password: 'changed' },
    })
    const { count } = await test.services.db.auditEntry.findMany().then((all) => ({
      count: all.filter((row) => JSON.stringify(row.after)?.includes(newPassword)).length,
    }))
    expect(count).toBe(0)
  })

  it('has no entry for a failed action or one without a change', async () => {
    const [user, other] = [await signIn(test), await signIn(test)]
    const path = `/api/admin/users/${user.userId}`
    expect((await admin.rest('PUT', path, { userName: other.userName, bio: 'x' })).status).toBe(400)
    expect((await admin.rest('PUT', path, { bio: '' })).status).toBe(200)
    expect(await entriesOf(user.userId)).toEqual([])
  })

  it('refuses changes and deletion in the database', async () => {
    const { db } = test.services
    await expect(db.$executeRaw`UPDATE audit_entry SET actor_name = 'nobody'`).rejects.toThrow('append only')
    await expect(db.$executeRaw`DELETE FROM audit_entry`).rejects.toThrow('append only')
    await expect(db.$executeRaw`TRUNCATE audit_entry`).rejects.toThrow('append only')
  })

  it('numbers simultaneous actions without a gap', async () => {
    const users = await Promise.all(Array.from({ length: 8 }, () => signIn(test)))
    await Promise.all(
      users.map(({ userId }) => admin.rest('PUT', `/api/admin/users/${userId}`, { bio: 'all at once' })),
    )
    const entries = await test.services.db.auditEntry.findMany({ orderBy: { seq: 'asc' } })
    expect(entries[0]?.action).toBe('audit.started')
    expect(entries.map(({ seq }) => Number(seq))).toEqual(entries.map((_, index) => index + 1))
    const hashes = entries.map(({ hash }) => Buffer.from(hash).toString('hex'))
    const previous = entries.map(({ previousHash }) => Buffer.from(previousHash).toString('hex'))
    expect(previous).toEqual(['0'.repeat(64), ...hashes.slice(0, -1)])
    expect(entries.map(({ time }) => time.getTime())).toEqual(
      entries.map(({ time }) => time.getTime()).toSorted((a, b) => a - b),
    )
  })
})
