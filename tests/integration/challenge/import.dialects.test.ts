import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCommandLine, type Outcome } from '../../kit/cli/command-line.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { tokenOf } from '../../kit/visibility/shown-world.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

type Row = {
  file: string
  title: string | null
  status: string
  reason: string | null
  warnings: string[]
  changed: string[]
}
type Report = { files: Row[]; summary: Record<string, number> }

let test: TestApp
let admin: Awaited<ReturnType<typeof signIn>>
let token: string
let folder: string
let commandLine: Awaited<ReturnType<typeof makeCommandLine>>

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  const author = await tokenOf(test, admin, ['read', 'author'])
  token = author.headers['authorization']?.replace('Bearer ', '') ?? ''
  commandLine = await makeCommandLine()
  folder = commandLine.folder
})
afterAll(async () => {
  commandLine.remove()
  await test.dispose()
})

const write = (files: Record<string, string>) => commandLine.write(files)

function halyard(...args: string[]): Promise<Outcome> {
  return commandLine.run({ HALYARD_URL: test.url, HALYARD_TOKEN: token }, ...args)
}

async function importInto(gameId: number, ...args: string[]): Promise<{ code: number; report: Report }> {
  const { code, out } = await halyard('import', folder, '--game', String(gameId), '--json', ...args)
  return { code, report: JSON.parse(out) as Report }
}

it('imports all dialects exactly, reports each loss, and changes nothing in the second run', async () => {
  const gameId = await makeGame(admin, {})
  write({
    'ctfcli/web/Door/challenge.yml':
      'name: Door\ncategory: web\nvalue: 100\nflags: [f]\nimage: ghcr.io/event/door:1\nport: 4000\nrequirements: [Window]\nattempts: 3\nscheduled_at: 2099-03-01T09:00Z\nstate: visible\n',
    'rcds/rcds.yaml': 'backends: [{resolve: k8s, options: {domain: play.example.org}}]\n',
    'rcds/crypto/window/challenge.yaml':
      'name: Window\ndescription: "{{ nc }}"\nvalue: 50\nflag: {file: flag.txt}\nprovide: [empty.txt]\nexpose: {a: [{target: 1, tcp: 4001}]}\n',
    'rcds/crypto/window/flag.txt': 'flag{window}\n',
    'rcds/crypto/window/empty.txt': '',
    'gzcli/Pwn/Tower/challenge.yml':
      'name: Tower\ntype: DynamicContainer\nvalue: 500\ncontainer: {flagTemplate: "flag{door_[GUID]}", containerImage: ghcr.io/event/tower, exposePort: 1337}\n',
    'konata/kona.yaml':
      'challenges: [{name: Roof, category: misc, author: ada, description: x, flags: {rctf: f}, attachments: {files: [src], exclude: [flag.txt]}}]\n',
    'konata/src/flag.txt': 'real',
    'konata/src/app.py': 'app',
    'bsidessf/cellar/metadata.yml':
      'version: beta1\nname: Cellar\ndescription: x\nflag: f\nvalue: 9\nmin_value: 9\ntags: [Crypto]\n',
    'google/stairs/metadata.yaml':
      'name: Stairs\ndescription: x\nflag: f\ncategory: rev\nlabel: ""\nlink: ""\nattachment: ""\nvisible: true\n',
    'google/stairs/challenge.yaml':
      'apiVersion: kctf.dev/v1\nkind: Challenge\nspec: {image: challenge}\n---\nkind: Service\n',
    'b01lers/pwn/anchor/chal.json': '{"name": "Anchor", "description": "x", "flag": "f"}',
    'b01lers/pwn/anchor/dist/anchor': '03',
    'architect/door/chall.toml':
      '[challenge]\nname = "Gate"\ncategory = "web"\ndescription = "x"\n[[challenge.flags]]\nflag = "f"\ncase_insensitive = true\n',
    'idek/rev/tide/meta.yaml': 'name: Tide\npublic: true\nflag: f\ndescription: x\n',
    'beaver/rcds.yaml': 'points: [{difficulty: 2, min: 100, max: 400}]\n',
    'beaver/web/harbour/challenge.yaml':
      'name: Harbour\ndescription: x\ndifficulty: 2\nflag: {text: f}\npods: [{name: main, image: ghcr.io/event/harbour:1, ports: [{internal: 80, expose: {http: a.example}}]}]\n',
    'rsctf/Jeopardy/Misc/bay/challenge.yaml':
      'name: Bay\ntype: StaticAttachment\ncategory: Web\nminScoreRate: 0.4\ndifficulty: 7\nflags: [f]\n',
    'ctfd/challenges.csv':
      'id,name,description,category,value,type,state,flags,hints,requirements,files\n1,Quay,x,web,70,standard,visible,"f,g",,,key.txt\n2,"Pier, north",x,pwn,80,standard,visible,f,"[{""content"":""h"",""cost"":5}]","{""prerequisites"":[1]}",\n',
    'ctfd/key.txt': 'key',
    'iris/challenges.json': '{"beach": {"server": "tcp", "port": 1}}',
    'other/meta.yaml': 'package: {name: other}\n',
    'unknown/challenge.yml': 'services: {a: b}\n',
  })
  const dry = await importInto(gameId, '--dry-run')
  expect(await test.services.db.challenge.count({ where: { gameId } })).toBe(0)
  const first = await importInto(gameId)
  expect(first.report.files.filter(({ status }) => status === 'failed')).toEqual([])
  expect(first.code).toBe(0)
  expect(first.report.summary).toEqual(dry.report.summary)
  expect(first.report.summary).toMatchObject({ created: 13, skipped: 2, failed: 0 })
  const rows = await test.services.db.challenge.findMany({
    where: { gameId },
    include: { requirements: { include: { required: true } }, flags: true, attachment: true },
  })
  const of = (title: string) => rows.find((row) => row.title === title)
  expect(of('Door')).toMatchObject({
    type: 'StaticContainer',
    containerImage: 'ghcr.io/event/door:1',
    containerExposePort: 4000,
    submissionLimit: 3,
    releaseAt: new Date('2099-03-01T09:00Z'),
    isEnabled: true,
    requirements: [{ required: { title: 'Window' } }],
  })
  expect(of('Window')).toMatchObject({
    category: 'Crypto',
    content: '```\nnc play.example.org 4001\n```'.replaceAll('```', '').trim(),
    flags: [{ flag: 'flag{window}' }],
    attachment: { name: 'empty.txt.zip' },
    originalScore: 50,
    scoreCurve: 'Fixed',
  })
  expect(of('Tower')).toMatchObject({
    type: 'DynamicContainer',
    flagTemplate: 'flag{door_[GUID]}',
    category: 'Pwn',
  })
  expect(of('Anchor')).toMatchObject({ category: 'Pwn', attachment: { name: 'anchor' }, isEnabled: false })
  expect(of('Gate')).toMatchObject({ category: 'Web', flags: [{ flag: 'f', kind: 'CaseInsensitive' }] })
  expect(of('Tide')).toMatchObject({ category: 'Reverse', isEnabled: true })
  expect(of('Harbour')).toMatchObject({
    type: 'StaticContainer',
    containerImage: 'ghcr.io/event/harbour:1',
    containerExposePort: 80,
    originalScore: 400,
    minScoreRate: 0.25,
  })
  expect(of('Bay')).toMatchObject({ category: 'Web', originalScore: 1000, minScoreRate: 0.4, difficulty: 7 })
  expect(of('Quay')).toMatchObject({
    category: 'Web',
    originalScore: 70,
    isEnabled: true,
    attachment: { name: 'key.txt' },
  })
  expect(of('Quay')?.flags).toHaveLength(2)
  expect(of('Pier, north')).toMatchObject({ requirements: [{ required: { title: 'Quay' } }] })
  expect(first.report.files).toContainEqual(
    expect.objectContaining({
      file: 'iris/challenges.json',
      reason: expect.stringContaining('the format of IrisCTF cannot be imported'),
    }),
  )
  expect(of('Roof')).toMatchObject({ attachment: { name: 'app.py' } })
  expect(of('Cellar')).toMatchObject({ category: 'Crypto', originalScore: 9, isEnabled: true })
  expect(of('Stairs')).toMatchObject({ category: 'Reverse', isEnabled: true })
  const warnings = first.report.files.flatMap((file) => file.warnings)
  const noValue = 'value: missing; the points of the platform are used. Give them with --default-score'
  expect(warnings).toEqual([
    noValue,
    noValue,
    'difficulty: the points fall from 400 to 100, with the decay of the platform',
    'challenge.yaml (kCTF): the image is built by kCTF. The challenge is imported without a container. A Dockerfile in the folder challenge is built with --kctf-containers, --registry and --build',
    'static_score: missing; the points of the platform are used. Give them with --default-score',
    noValue,
  ])
  const second = await importInto(gameId, '--strict')
  expect(second.report.summary).toMatchObject({
    unchanged: 13,
    created: 0,
    changed: 0,
    skipped: 2,
    failed: 0,
  })
  expect(second.code).toBe(1)
})

const challengeText = (name: string, value = 100) =>
  `name: ${name}\ncategory: web\nvalue: ${value}\nflags: [f]\n`

it('follows a new title and a moved file, shows the values, and deletes a removed one only on request', async () => {
  const game = await test.services.db.game.findUniqueOrThrow({ where: { id: await makeGame(admin, {}) } })
  commandLine.clear()
  write({ 'web/a/challenge.yml': challengeText('A'), 'web/b/challenge.yml': challengeText('B') })
  await importInto(game.id)
  const before = await test.services.db.challenge.findMany({
    where: { gameId: game.id },
    orderBy: { title: 'asc' },
  })
  write({ 'web/a/challenge.yml': challengeText('Renamed', 200), 'web/c/challenge.yml': challengeText('C') })
  rmSync(path.join(folder, 'web/b'), { recursive: true })
  const plan = await halyard('plan', folder, '--game', game.title)
  expect(plan.out).toContain('name: A → Renamed')
  expect(plan.out).toContain('value: 100 → 200')
  expect(plan.out).toContain('is gone; --prune --yes deletes it')
  expect(await halyard('apply', folder, '--game', game.title, '--prune')).toMatchObject({ code: 0 })
  const after = await test.services.db.challenge.findMany({
    where: { gameId: game.id },
    orderBy: { id: 'asc' },
  })
  expect(after.map(({ title }) => title)).toEqual(['Renamed', 'B', 'C'])
  expect(after[0]).toMatchObject({ id: before[0]?.id, originalScore: 200 })
  await halyard('apply', folder, '--game', game.title, '--prune', '--yes')
  expect(await test.services.db.challenge.count({ where: { gameId: game.id } })).toBe(2)
})

it('creates no challenge twice when two imports run at once', async () => {
  const gameId = await makeGame(admin, {})
  commandLine.clear()
  const names = Array.from({ length: 12 }, (_, index) => `Challenge ${index}`)
  write(Object.fromEntries(names.map((name, index) => [`web/${index}/challenge.yml`, challengeText(name)])))
  const run = () => halyard('apply', folder, '--game', String(gameId))
  const runs = await Promise.all([run(), run()])
  const rows = await test.services.db.challenge.findMany({ where: { gameId } })
  expect(rows.map(({ title }) => title).toSorted()).toEqual(names.toSorted())
  // Either one is refused while the other works, or it comes later and finds nothing to do.
  for (const { out } of runs) {
    expect(out).toMatch(/12 created|12 unchanged|has been importing challenges into this game/)
  }
  expect(runs.filter(({ out }) => out.includes('12 created'))).toHaveLength(1)
  const last = await importInto(gameId)
  expect(last.report.summary).toMatchObject({ failed: 0, created: 0 })
})

it('refuses the same files in a plan as in an import, and leaves no blank challenge', async () => {
  const gameId = await makeGame(admin, {})
  commandLine.clear()
  const bad = (name: string, lines: string) => `name: ${name}\ncategory: web\nvalue: 1\n${lines}\n`
  write({
    'a/challenge.yml': bad('Pattern', 'flags: [{type: regex, content: "(b"}]'),
    'b/challenge.yml': bad('Title', `flags: [f]\nhints: [{content: c, title: ${'t'.repeat(101)}}]`),
    'c/challenge.yml': bad(
      'Template',
      'type: DynamicContainer\ncontainer: {containerImage: a/b, flagTemplate: "flag{a}"}',
    ),
    'd/challenge.yml': challengeText('Good'),
  })
  const events = await test.services.db.auditEntry.count()
  const plan = await importInto(gameId, '--dry-run')
  expect(await test.services.db.challenge.count({ where: { gameId } })).toBe(0)
  expect(await test.services.db.auditEntry.count()).toBe(events)
  const run = await importInto(gameId)
  const outcomes = ({ report }: typeof run) => report.files.map(({ status, reason }) => ({ status, reason }))
  expect(outcomes(plan).map(({ status }) => status)).toEqual(['failed', 'failed', 'failed', 'created'])
  expect(outcomes(run)).toEqual(outcomes(plan))
  expect([plan.code, run.code]).toEqual([1, 1])
  const made = await test.services.db.challenge.findMany({ where: { gameId } })
  expect(made.map(({ title }) => title)).toEqual(['Good'])

  // A change of a challenge is checked as well.
  write({ 'd/challenge.yml': challengeText('Good').replace('[f]', '[f, {type: regex, content: "(b"}]') })
  const second = await importInto(gameId, '--dry-run')
  expect(outcomes(second)).toEqual(outcomes(await importInto(gameId)))
  expect(second.report.files[3]).toMatchObject({ status: 'failed' })
})
