import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { makeTemporaryFolder } from '../../tests/kit/temporary-folder.ts'
import { findChallengeFiles } from './find-files.ts'
import { readFiles } from './read-files.ts'

let root: string

beforeEach(() => {
  root = makeTemporaryFolder()
})

function write(path: string, text: string | Uint8Array) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const read = () => readFiles(findChallengeFiles(root), {})

const ctfcli = 'name: Door\ncategory: web\nvalue: 1\nflags: [f]'
const kctf = 'apiVersion: kctf.dev/v1\nkind: Challenge\nspec: {image: challenge}\n---\nkind: Service'

it('reads a kCTF file beside a challenge as a part of it, and never as a challenge', () => {
  write('web/door/challenge.yml', ctfcli)
  write('web/door/challenge.yaml', kctf)
  write('web/alone/challenge.yaml', kctf)
  const { challenges, skipped } = read()
  expect(challenges.map(({ title, dialect }) => [title, dialect])).toEqual([['Door', 'ctfcli']])
  expect(challenges[0]?.warnings).toEqual([
    'challenge.yaml (kCTF): the image is built by kCTF. The challenge is imported without a container. A Dockerfile in the folder challenge is built with --kctf-containers, --registry and --build',
  ])
  expect(skipped).toEqual([
    {
      file: 'web/alone/challenge.yaml',
      reason: 'a kCTF file describes only a deployment: it has no text, points or flag',
    },
  ])
})

it('builds the folder of a kCTF file with a Dockerfile, if the options ask for it', () => {
  write('web/door/challenge.yml', ctfcli)
  write('web/door/challenge.yaml', kctf)
  write('web/door/challenge/Dockerfile', 'FROM scratch')
  const readWith = (options: Parameters<typeof readFiles>[1]) =>
    readFiles(findChallengeFiles(root), options).challenges[0]
  const built = readWith({ registry: 'ghcr.io/event', kctfContainers: true })
  expect(built).toMatchObject({
    type: 'StaticContainer',
    settings: {
      containerImage: expect.stringMatching(/^ghcr\.io\/event\/door:[0-9a-f]{12}$/),
      containerExposePort: 1337,
    },
    build: { folder: expect.stringMatching(/web\/door\/challenge$/) },
    warnings: [],
  })
  for (const options of [{ registry: 'ghcr.io/event' }, { kctfContainers: true }]) {
    const other = readWith(options)
    expect([other?.type, other?.build, other?.warnings.length]).toEqual([undefined, undefined, 1])
  }
})

it('reads a konata file in TOML like one in YAML', () => {
  const toml = `
[[challenges]]
name = "Door"
category = "web"
overrideId = 7
releaseTime = 2027-03-01T09:00:00
[challenges.scoring]
initialValue = 300
minimumValue = 30
[challenges.flags]
rctf = ["f{a}", "f{b}"]
`
  const yaml = `
challenges:
  - name: Door
    category: web
    overrideId: 7
    releaseTime: 2027-03-01T09:00:00
    scoring: {initialValue: 300, minimumValue: 30}
    flags: {rctf: ["f{a}", "f{b}"]}
`
  write('toml/kona.toml', toml)
  write('yaml/kona.yaml', yaml)
  const { challenges, skipped } = read()
  expect(skipped).toEqual([])
  const [fromToml, fromYaml] = challenges.map((challenge) => ({
    ...challenge,
    file: '',
    folder: '',
    sourceKey: '',
    source: null,
  }))
  expect(fromToml).toMatchObject({ title: 'Door', settings: { releaseAt: '2027-03-01T09:00:00.000Z' } })
  expect(fromToml).toEqual(fromYaml)
})

it('names each file that it cannot read, and reads the others', () => {
  write('a/challenge.yml', ctfcli)
  write('b/challenge.yml', new Uint8Array([0x6e, 0x3a, 0x20, 0xff]))
  write('c/challenge.yml', `${ctfcli}\n---\nname: Second\nflags: [f]`)
  write('d/challenge.yml', 'services: {a: b}')
  write('e/kona.toml', '[a')
  write('f/challenge.yml', '')
  write('templates/challenge.yml', ctfcli)
  symlinkSync(join(root, 'a/challenge.yml'), join(root, 'challenge.yml'))
  const { challenges, skipped } = read()
  expect(challenges.map(({ file }) => file)).toEqual(['a/challenge.yml'])
  const reasons = Object.fromEntries(skipped.map(({ file, reason }) => [file, reason]))
  expect(Object.keys(reasons)).toHaveLength(6)
  expect(reasons).toMatchObject({
    'b/challenge.yml': 'the file is not UTF-8 text. Save it as UTF-8',
    'c/challenge.yml': 'the file has 2 YAML documents. Put each challenge in a file of its own',
    'd/challenge.yml': expect.stringContaining('the format is unknown. Known: ctfcli'),
    'e/kona.toml': expect.stringMatching(/^not readable as TOML: \S/),
    'f/challenge.yml': 'the file is empty',
    'challenge.yml': 'it is a symbolic link. Put the file or the folder itself into the imported folder',
  })
})

it('uses the project of rcds above the challenges, and keys from the root of the repository', () => {
  write('.git/HEAD', '')
  write('challenges/rcds.yaml', 'backends: [{resolve: rctf}]')
  write('challenges/web/door/challenge.yaml', 'name: Door\ndescription: x\nflag: f')
  const { challenges } = readFiles(findChallengeFiles(join(root, 'challenges', 'web')), {})
  expect(challenges).toMatchObject([
    {
      dialect: 'rcds',
      category: 'Web',
      score: { originalScore: 500, minScoreRate: 0.2 },
      sourceKey: 'challenges/web/door/challenge.yaml',
    },
  ])
})

it('reads several files of ctfcli in one folder, whose names begin with that of the challenge file', () => {
  const named = (name: string) => ctfcli.replace('Door', name)
  write('web/parts/challenge-1.yml', named('Part 1'))
  write('web/parts/challenge_two.yaml', named('Part 2'))
  write('web/other/chall.yml', named('Other'))
  write('web/next/challenge.yml', named('Next'))
  write('web/next/challenge 2.yml', named('Next 2'))
  const { challenges, skipped } = read()
  expect(challenges.map(({ title, sourceKey }) => [title, sourceKey.split('/').at(-1)])).toEqual([
    ['Next', 'challenge.yml'],
    ['Next 2', 'challenge 2.yml'],
    ['Other', 'chall.yml'],
    ['Part 1', 'challenge-1.yml'],
    ['Part 2', 'challenge_two.yaml'],
  ])
  expect(skipped).toEqual([])
})

it('names the copy of a challenge file, and leaves out files of other programs with such a name', () => {
  write('web/door/challenge.yml', ctfcli)
  write('web/door/challenge copy.yml', ctfcli)
  write('web/door/challenge.tool.yml', ctfcli)
  write('web/door/challenge-deployment.yaml', 'apiVersion: apps/v1\nkind: Deployment\n---\nkind: Service')
  write('web/door/chall-kctf.yaml', kctf)
  const { challenges, skipped } = read()
  expect(challenges.map(({ title }) => title)).toEqual(['Door'])
  const reason = 'it is a copy of challenge.yml: both have the name "Door"'
  expect(skipped).toEqual([
    { file: 'web/door/challenge copy.yml', reason },
    { file: 'web/door/challenge.tool.yml', reason },
  ])
})
