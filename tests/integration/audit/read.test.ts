import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { runHalyard } from '../../kit/server/operator.ts'
import { tokenOf } from '../../kit/visibility/shown-world.ts'

let test: TestApp
let admin: Awaited<ReturnType<typeof signIn>>
let other: Awaited<ReturnType<typeof signIn>>
let gameId: number

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  other = await signIn(test, 'Admin')
  const game = { title: '=HYPERLINK("http://example.test")', start: 0, end: 1, writeupDeadline: 1 }
  const { body } = await admin.rest('POST', '/api/edit/games', game)
  gameId = (body as { id: number }).id
  await other.rest('POST', `/api/edit/games/${gameId}/notices`, { content: 'Ahoy' })
  await admin.rest('PUT', `/api/edit/games/${gameId}`, {
    ...game,
    inviteCode: 'come-aboard',
    content: '-1+1',
  })
})

afterAll(() => test.dispose())

type Entry = {
  seq: number
  action: string
  actorName: string
  changes: { field: string; before: string | null; after: string | null }[]
}
type Page = { edges: { cursor: string; node: Entry }[]; pageInfo: { hasNextPage: boolean } }

async function read(args: string, actor = admin): Promise<Page> {
  const { auditEntries } = await actor.query<{ auditEntries: Page }>(
    `{ auditEntries(${args}) { edges { cursor node { seq action actorName changes { field before after } } }
         pageInfo { hasNextPage } } }`,
  )
  return auditEntries
}
const actionsOf = ({ edges }: Page) => edges.map(({ node }) => node.action)

describe('auditEntries', () => {
  it('returns pages, the newest entries first', async () => {
    const first = await read('first: 2')
    expect(actionsOf(first)).toEqual(['game.updated', 'notice.created'])
    expect(first.pageInfo.hasNextPage).toBe(true)
    const rest = await read(`first: 50, after: "${first.edges[1]?.cursor}"`)
    expect(actionsOf(rest)).toEqual(['game.created', 'audit.started'])
    expect(rest.pageInfo.hasNextPage).toBe(false)
  })

  it('shows the changed fields without the invite code', async () => {
    const [entry] = (await read('first: 1, action: "game.updated"')).edges
    expect(entry?.node.changes).toEqual([
      { field: 'content', before: '', after: '-1+1' },
      { field: 'inviteCode', before: null, after: 'changed' },
    ])
  })

  it.each([
    ['an action', () => 'action: "game.created"', ['game.created']],
    ['the first words of actions', () => 'action: "game"', ['game.updated', 'game.created']],
    ['a name', () => `actor: "${other.userName.toUpperCase()}"`, ['notice.created']],
    ['an id of a user', () => `actor: "${other.userId}"`, ['notice.created']],
    ['a type of subjects', () => 'subject: "notice"', ['notice.created']],
    ['one subject', () => `subject: "game:${gameId}"`, ['game.updated', 'game.created']],
    ['a game', () => `gameId: ${gameId}`, ['game.updated', 'notice.created', 'game.created']],
    ['a text', () => 'search: "hyperlink"', ['game.updated', 'game.created']],
    ['a time from', () => 'since: "2999-01-01T00:00:00Z"', []],
    ['a time until', () => 'until: "2001-01-01T00:00:00Z"', []],
  ])('filters by %s', async (_what, args, actions) => {
    expect(actionsOf(await read(`first: 50, ${args()}`))).toEqual(actions)
  })

  it('rejects an unknown action', async () => {
    const { errors } = await admin.graphql('{ auditEntries(action: "gam") { edges { cursor } } }')
    expect(errors?.[0]?.message).toContain('action')
  })

  it('is only for administrators, with a session or the scope', async () => {
    const query = '{ auditEntries { edges { cursor } } }'
    const codeOf = async (actor: typeof admin | Awaited<ReturnType<typeof tokenOf>>) =>
      (await actor.graphql(query)).errors?.[0]?.extensions?.code
    expect(await codeOf(await signIn(test, 'Monitor'))).toBeDefined()
    expect(await codeOf(await tokenOf(test, admin, ['author']))).toBeDefined()
    expect(await codeOf(await tokenOf(test, admin, ['admin']))).toBeUndefined()
  })
})

describe('the export', () => {
  it('is CSV without formulas, with the same filters', async () => {
    const { status, text, headers } = await admin.rest('GET', `/api/admin/audit.csv?subject=game:${gameId}`)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="audit-\d{14}\.csv"/)
    const lines = text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(/^"seq","time","action"/)
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://example.test"")"`)
    expect(text).not.toContain('come-aboard')
  })

  it('is JSON Lines with whole entries, read in batches', async () => {
    await test.services.db.$executeRaw`
      INSERT INTO audit_entry (seq, time, action, door, actor_name, subject_type, previous_hash, hash)
      SELECT n, now(), 'post.created', 'Rest', 'nobody', 'post', '', '' FROM generate_series(10000, 11200) n`
    const text = await (await admin.fetch('/api/admin/audit.jsonl')).text()
    const entries = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Entry)
    expect(entries).toHaveLength(await test.services.db.auditEntry.count())
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map(({ seq }) => seq).toSorted((a, b) => b - a))
    expect(entries.at(-1)).toMatchObject({
      seq: 1,
      action: 'audit.started',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  it('is recorded with its filters', async () => {
    await admin.rest('GET', '/api/admin/audit.csv?action=post')
    const entry = await test.services.db.auditEntry.findFirst({
      where: { action: 'audit.exported' },
      orderBy: { seq: 'desc' },
    })
    expect(entry).toMatchObject({ actorId: admin.userId, after: { format: 'csv', action: 'post' } })
  })
})

describe('operator commands', () => {
  it('are recorded as commands', async () => {
    const env = { DATABASE_URL: test.databaseUrl, HALYARD_SECRET: test.services.secret }
    expect((await runHalyard(['admin', 'create', 'Bosun'], env)).code).toBe(0)
    expect((await runHalyard(['admin', 'reset-password', 'Bosun'], env)).code).toBe(0)
    const entries = await test.services.db.auditEntry.findMany({
      where: { subjectName: 'Bosun' },
      orderBy: { seq: 'asc' },
    })
    const common = { door: 'Command', actorId: null, actorName: 'operator command', ip: null }
    expect(entries).toMatchObject([
      { ...common, action: 'user.created', after: { userName: 'Bosun', role: 'Admin' } },
      { ...common, action: 'user.password.reset', after: { password: 'changed' } },
    ])
  })
})
