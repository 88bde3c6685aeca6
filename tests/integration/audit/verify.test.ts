import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPruneAudit } from '../../../server/domains/audit/prune-audit.job.ts'
import { verifyAudit } from '../../../server/domains/audit/verify-audit.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { runHalyard } from '../../kit/server/operator.ts'

const secret = randomBytes(32).toString('hex')
let test: TestApp
let admin: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  test = await startTestApp({ env: { HALYARD_SECRET: secret } })
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

/** Records that many actions, each with its own entry. */
async function act(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const answer = await admin.rest('POST', '/api/edit/posts', { title: `Post ${n}` })
    expect(answer.status).toBe(200)
  }
}

const verify = (part: { from?: bigint; to?: bigint } = {}) =>
  verifyAudit({ db: test.services.db, secret, ...part })
const lastSeq = async () => (await test.services.db.auditChain.findUniqueOrThrow({ where: { id: 1 } })).seq

/** Changes rows directly in the database, runs the verification, and restores the rows. */
async function tampered(statements: string[], look = verify) {
  const { pool } = test.services
  await pool.query('CREATE TABLE kept_entry AS TABLE audit_entry')
  await pool.query('CREATE TABLE kept_chain AS TABLE audit_chain')
  try {
    await pool.query('ALTER TABLE audit_entry DISABLE TRIGGER USER')
    for (const statement of statements) await pool.query(statement)
    return await look()
  } finally {
    await pool.query('TRUNCATE audit_entry, audit_chain')
    await pool.query('INSERT INTO audit_entry TABLE kept_entry')
    await pool.query('INSERT INTO audit_chain TABLE kept_chain')
    await pool.query('DROP TABLE kept_entry, kept_chain')
    await pool.query('ALTER TABLE audit_entry ENABLE TRIGGER USER')
  }
}

describe('verification', () => {
  it('finds an untouched trail intact, whole and in parts', async () => {
    await act(6)
    const last = await lastSeq()
    expect(await verify()).toMatchObject({
      checked: Number(last),
      first: 1n,
      last: { seq: last },
      fault: null,
    })
    expect(await verify({ from: 3n, to: 5n })).toMatchObject({ checked: 3, first: 3n, fault: null })
  })

  it.each([
    ['a changed name', "UPDATE audit_entry SET actor_name = 'nobody' WHERE seq = 3", 'changed', 3n],
    ['a changed time', "UPDATE audit_entry SET time = time - interval '1 hour' WHERE seq = 4", 'changed', 4n],
    ['a changed field', `UPDATE audit_entry SET after = '{"title":"x"}' WHERE seq = 2`, 'changed', 2n],
    ['a removed entry', 'DELETE FROM audit_entry WHERE seq = 3', 'removed', 3n],
    ['a removed start', 'DELETE FROM audit_entry WHERE seq <= 2', 'removed', 1n],
    ['a removed end', 'DELETE FROM audit_entry WHERE seq >= 5', 'removed', 5n],
    [
      'an added entry',
      `INSERT INTO audit_entry SELECT (jsonb_populate_record(e, '{"seq": 900}')).* FROM audit_entry e WHERE seq = 3`,
      'added',
      900n,
    ],
  ])('finds %s', async (_what, statement, kind, seq) => {
    expect((await tampered([statement])).fault).toEqual({ kind, seq })
  })

  it('finds two swapped entries', async () => {
    const swap = [
      'UPDATE audit_entry SET seq = 1000 WHERE seq = 2',
      'UPDATE audit_entry SET seq = 2 WHERE seq = 3',
      'UPDATE audit_entry SET seq = 3 WHERE seq = 1000',
    ]
    expect((await tampered(swap)).fault).toEqual({ kind: 'changed', seq: 2n })
  })

  it('finds latest entries removed, with the end of the trail moved back to hide it', async () => {
    const hide = [
      'DELETE FROM audit_entry WHERE seq >= 5',
      'UPDATE audit_chain SET seq = 4, hash = (SELECT hash FROM audit_entry WHERE seq = 4)',
    ]
    expect((await tampered(hide)).fault).toEqual({ kind: 'unsigned head', seq: 4n })
  })

  it('finds a change after the platform wrote more entries', async () => {
    const { fault } = await tampered(
      [
        'DELETE FROM audit_entry WHERE seq >= 5',
        'UPDATE audit_chain SET seq = 4, hash = (SELECT hash FROM audit_entry WHERE seq = 4)',
      ],
      async () => {
        await act(1)
        return verify()
      },
    )
    expect(fault).toEqual({ kind: 'noticed before', seq: 5n })
  })

  it('finds oldest entries removed as if retention had done it', async () => {
    const hide = [
      `UPDATE audit_chain SET anchor_seq = 2, anchor_hash = (SELECT hash FROM audit_entry WHERE seq = 2),
              anchor_signature = (SELECT hash FROM audit_entry WHERE seq = 2)`,
      'DELETE FROM audit_entry WHERE seq <= 2',
    ]
    expect((await tampered(hide)).fault).toEqual({ kind: 'unsigned anchor', seq: 2n })
  })

  const empty = [
    'DELETE FROM audit_entry',
    `UPDATE audit_chain SET seq = 0, hash = decode(repeat('00', 32), 'hex'), signature = ''`,
  ]

  it('finds a trail emptied as if it were new', async () => {
    await signIn(test)
    expect(await tampered(empty)).toMatchObject({ checked: 0, fault: { kind: 'unsigned head', seq: 0n } })
  })

  it('finds that also after the platform wrote more entries', async () => {
    const { fault } = await tampered(empty, async () => {
      await act(1)
      return verify()
    })
    expect(fault).toEqual({ kind: 'noticed before', seq: 1n })
  })

  it('finds a new trail intact, before its first entry and after it', async () => {
    const other = await startTestApp({ env: { HALYARD_SECRET: secret } })
    const verifyOther = () => verifyAudit({ db: other.services.db, secret })
    try {
      expect(await verifyOther()).toEqual({ checked: 0, first: null, last: null, fault: null })
      const [author] = [await signIn(other, 'Admin'), await signIn(other)]
      expect(await verifyOther()).toMatchObject({ checked: 0, fault: null })
      expect((await author.rest('POST', '/api/edit/posts', { title: 'First' })).status).toBe(200)
      expect(await verifyOther()).toMatchObject({ checked: 2, first: 1n, fault: null })
    } finally {
      await other.dispose()
    }
  })

  it('needs the secret: rows that somebody without it computes anew are no chain', async () => {
    expect(
      (await verifyAudit({ db: test.services.db, secret: randomBytes(32).toString('hex') })).fault,
    ).toEqual({ kind: 'changed', seq: 1n })
  })
})

describe('halyard audit verify', () => {
  const run = (...args: string[]) =>
    runHalyard(['audit', 'verify', ...args], { DATABASE_URL: test.databaseUrl, HALYARD_SECRET: secret })

  it('reports an intact trail or the first changed entry, also by its exit code', async () => {
    const good = await run()
    expect(good).toMatchObject({ code: 0, stdout: expect.stringContaining('The audit trail is intact') })
    const expected = /--expect (\S+)/.exec(good.stdout)?.[1] ?? ''
    expect((await run('--expect', expected)).code).toBe(0)
    const wrong = await run('--expect', `3:${'0'.repeat(64)}`)
    expect(wrong).toMatchObject({ code: 1, stdout: '' })
    expect(wrong.stderr).toContain('The audit trail is NOT intact: entry 3 has another hash than expected.')
    expect(wrong.stderr).toMatch(/^Verifying the database \S+ at \S+, of DATABASE_URL\n/)
    expect((await run('--from', 'x')).code).toBe(2)
    await tampered(["UPDATE audit_entry SET ip = '192.0.2.1' WHERE seq = 3"], async () => {
      const bad = await run()
      expect({ code: bad.code, said: bad.stderr }).toEqual({
        code: 1,
        said: expect.stringContaining('entry 3 was changed'),
      })
      return verify()
    })
  })
})

describe('retention', () => {
  it('removes old entries, records it, and leaves a trail that verifies', async () => {
    await act(3)
    const services = { ...test.services, config: { ...test.services.config, auditDays: 30 } }
    const prune = createPruneAudit(services)
    const before = await lastSeq()
    const isRun = async () => {
      await prune({}, undefined as never)
    }
    await isRun()
    expect(await test.services.db.auditEntry.count()).toBe(Number(before))

    test.services.clock.offsetMs += 31 * 86_400_000
    await isRun()
    const left = await test.services.db.auditEntry.findMany()
    expect(left).toMatchObject([
      {
        action: 'audit.pruned',
        door: 'Platform',
        subjectId: String(before),
        before: { entries: Number(before) },
      },
    ])
    expect(await verify()).toMatchObject({ checked: 1, first: before + 1n, fault: null })
    await act(1)
    expect((await verify()).fault).toBeNull()
    await expect(test.services.pool.query('DELETE FROM audit_entry')).rejects.toThrow('append only')
  })
})
