import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { makeTemporaryFolder } from '../../tests/kit/temporary-folder.ts'
import { joinContent } from './content.ts'
import { findChallengeFiles } from './find-files.ts'
import { readFiles } from './read-files.ts'
import type { ReadOptions } from './source.ts'

// Folders as public events have them, rebuilt small: the ways in which their files differ from the rules of a format.

function read(files: Record<string, string>, options: ReadOptions = {}) {
  const root = makeTemporaryFolder()
  for (const [path, text] of Object.entries({ '.git/HEAD': '', ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const { challenges, skipped } = readFiles(findChallengeFiles(root), options)
  return {
    skipped,
    challenges: challenges.map((challenge) => ({
      ...challenge,
      text: joinContent(challenge.content ?? []),
      flags: challenge.flags?.values.map(({ flag, kind }) => `${kind} ${flag}`),
    })),
  }
}

it('reads an event with the plugin for containers, and one file that is broken', () => {
  const { challenges, skipped } = read({
    'Web Exploitation/Door/challenge.yml': `name: Door
author: ada
category: Web Exploitation
description: |
  Open it.
value: 0
type: dynamic
extra:
  initial: 500
  decay: 30
  minimum: 100
flags: ["TCP{a}"]
state: visible
version: "0.1"
`,
    'Binary Exploitation/Gate/challenge.yml': `name: Gate
author: ada
category: Binary Exploitation
description: Force it.
value: 100
type: container
extra:
  image: registry.example.org/gate
  port: 8000
  command: ""
  volumes: /data
  connection_format: tcp
  initial: 100
  decay: 30
  minimum: 50
flags: ["TCP{b}"]
`,
    'Misc/Broken/challenge.yml': 'name: Broken\n description: x\nflags: [f]\n',
  })
  expect(challenges).toMatchObject([
    {
      title: 'Gate',
      category: 'Pwn',
      type: 'StaticContainer',
      settings: { containerImage: 'registry.example.org/gate', containerExposePort: 8000 },
      score: { originalScore: 100, minScoreRate: 0.5, decaySolves: 30, scoreCurve: 'Logarithmic' },
      flags: ['Exact TCP{b}'],
      warnings: ['extra.volumes: not supported', 'extra.connection_format: not supported'],
    },
    {
      title: 'Door',
      category: 'Web',
      type: undefined,
      score: { originalScore: 500, minScoreRate: 0.2, decaySolves: 30, scoreCurve: 'Logarithmic' },
      isEnabled: true,
      warnings: [],
    },
  ])
  expect(skipped).toEqual([
    { file: 'Misc/Broken/challenge.yml', reason: expect.stringContaining('not readable as YAML, line 2') },
  ])
})

it('reads an event that has the file of a challenge beside that of its deployment', () => {
  const deployment =
    'apiVersion: kctf.dev/v1\nkind: Challenge\nmetadata: {name: door}\nspec: {deployed: true}'
  const { challenges, skipped } = read({
    'challenges/crypto/door/challenge.yml':
      'name: Door\nauthor: ada\ncategory: crypto\ndescription: Open it.\nvalue: 500\ntype: dynamic\nextra: {initial: 500, decay: 75, minimum: 50}\nflags: ["uiuctf{a}"]\nhints: [Look up]\nstate: hidden\nversion: "0.1"\n',
    'challenges/crypto/door/challenge.yaml': `${deployment}\n---\nkind: Service\n---\nkind: IngressRoute\n`,
    'challenges/pwn/alone/challenge.yaml': deployment,
  })
  expect(challenges).toMatchObject([
    {
      title: 'Door',
      dialect: 'ctfcli',
      score: { originalScore: 500, minScoreRate: 0.1, decaySolves: 75 },
      hints: ['Look up'],
      isEnabled: false,
      sourceKey: 'challenges/crypto/door/challenge.yml',
    },
  ])
  expect(skipped.map(({ file }) => file)).toEqual(['challenges/pwn/alone/challenge.yaml'])
})

it('reads an event with files of another name, without points and with templates for its own tool', () => {
  const file = `id: door
name: Door
category: beginner
description: |
  Open it.

  Author: ada
tags: [crypto, easy]
hosting_type: kube
hosting: {type: tcp, template: nc, isolated: true}
connection_info: nc \${host} \${port}
type: kubectf
extra: {template_name: door}
flags:
  - flag{a}
  - {type: static, content: "FLAG{B}", data: case_insensitive}
`
  const shared = { title: 'Door', category: 'Crypto', id: 'door', isEnabledByDefault: true, score: undefined }
  const of = (options: ReadOptions) => read({ 'beginner/door/ctfcli.yaml': file }, options).challenges[0]
  const losses = [
    'containers are not imported: the challenge becomes a static attachment. Build and push the image, and name it with the key image',
    'connection_info: a line is left out, because the value of ${host}, ${port} is unknown; give the host with --host',
    'value: missing; the points of the platform are used. Give them with --default-score',
    'extra.template_name: not supported',
  ]
  expect(of({})).toMatchObject({
    ...shared,
    flags: ['Exact flag{a}', 'CaseInsensitive FLAG{B}'],
    warnings: losses,
  })
  expect(of({})?.text).toBe('Open it.\n\nAuthor: ada\n\n*Tags: crypto, easy*')
  const given = of({ host: 'play.example.org', defaultScore: 100 })
  expect(given).toMatchObject({ defaultScore: 100 })
  // The port is in no file, so the line stays out.
  expect(given?.warnings).toHaveLength(3)
})

it('reads an event of rcds with defaults, flags in files and a category in the folder', () => {
  const project = `docker: {image: {prefix: gcr.io/event}}
flagFormat: flag{.*}
defaults: {author: the team, sortWeight: 0, containers: {resources: {limits: {cpu: 100m, memory: 150Mi}}}, expose: {target: 80}}
backends:
  - {resolve: k8s, options: {domain: mc.example.org}}
  - {resolve: rctf, options: {scoring: {minPoints: 100, maxPoints: 500}}}
`
  const { challenges, skipped } = read({
    'rcds.yaml': project,
    'crypto/lock/challenge.yaml':
      'name: crypto/lock\ndescription: |\n  Open {{ challenge.name }}.\n\n  {{ nc }}\nflag: {file: flag.txt}\nprovide: [lock.py, {file: out/o.txt, as: output.txt}]\ncontainers: {main: {build: ., ports: [5000]}}\nexpose: {main: [{target: 5000, tcp: 31337}]}\n',
    'crypto/lock/flag.txt': 'flag{lock}\n',
    'crypto/lock/lock.py': '',
    'crypto/lock/out/o.txt': '1',
    'web/gate/challenge.yaml':
      'name: web/gate\nauthor: [ada, bo]\ndescription: "See {{ link }}."\nflag: flag{gate}\nvalue: 1\nvisible: false\nsortWeight: 9\nadminbot: {image: x}\ncontainers: {web: {image: ghcr.io/event/gate, ports: [80]}}\nexpose: {web: [{http: gate, healthContent: ok}]}\n',
  })
  expect(skipped).toEqual([])
  expect(challenges).toMatchObject([
    {
      title: 'crypto/lock',
      category: 'Crypto',
      type: undefined,
      text: 'Open crypto/lock.\n\nnc mc.example.org 31337\n\n*Author: the team*',
      flags: ['Exact flag{lock}'],
      files: ['lock.py', { path: 'out/o.txt', name: 'output.txt' }],
      score: { originalScore: 500, minScoreRate: 0.2, scoreCurve: 'Exponential' },
      isEnabledByDefault: true,
      warnings: [
        'containers: the image is built by rcds; the challenge becomes a static attachment: name an image in a registry, or use --registry and --build',
        "value: missing; the points fall from 500 to 100, with the decay of the platform, because the event's curve is in no file",
      ],
    },
    {
      title: 'web/gate',
      category: 'Web',
      type: 'StaticContainer',
      settings: {
        containerImage: 'ghcr.io/event/gate',
        containerExposePort: 80,
        cpuTenths: 1,
        memoryLimitMib: 150,
      },
      score: { originalScore: 1, scoreCurve: 'Fixed' },
      isEnabled: false,
      warnings: [
        'adminbot: bots are not imported; run the bot yourself',
        'description: a line is left out, because the value of {{ link }} is unknown; the platform shows the address of each instance itself',
      ],
    },
  ])
})

it('reads a variant of rcds whose project lies deeper, and which names hosts in the place of ports', () => {
  const { challenges } = read({
    'challenges/rcds.yaml': 'backends: [{resolve: k8s, options: {domain: chal.example.org}}]\n',
    'challenges/rev/clock/challenge.yml':
      'name: Clock\ndescription: "{{ nc }}"\nflag: uiuctf{a}\ntype: dynamic\ncategory: rev\nauthor: ada\nvalue: 500\ncontainers: {main: {challenge: {build: .}, healthcheck: {build: health}}}\nexpose: {main: [{target: 1337, tcp: clock.example.org}]}\n',
  })
  expect(challenges).toMatchObject([
    {
      title: 'Clock',
      dialect: 'rcds',
      category: 'Reverse',
      text: 'nc clock.example.org 1337\n\n*Author: ada*',
      score: { originalScore: 500, scoreCurve: 'Fixed' },
      warnings: [expect.stringContaining('containers: the image is built by rcds')],
    },
  ])
})

it('reads an event with a deployer of its own beside the keys of ctfcli', () => {
  const { challenges } = read({
    'web/wall/challenge.yml':
      'name: Wall\nauthor: ada\ncategory: web\ndescription: Climb.\nvalue: 500\ntype: dynamic\ndecay: 450\nminimum: 100\ncontainers:\n  server:\n    build: .\n    ports: [{containerPort: 9000}]\n    resources: {requests: {cpu: 50m}}\nreplicas: 2\nexpose: [{containerPort: 9000, nodePort: 30100}]\nflags: ["csictf{a}"]\nstate: hidden\n',
    'challenge-waves.yml': 'wave1: {web: [wall]}\n',
    'ctfup.yml': 'challenges: web\n',
  })
  expect(challenges).toMatchObject([
    {
      title: 'Wall',
      dialect: 'ctfcli',
      type: undefined,
      score: { originalScore: 500, minScoreRate: 0.2, decaySolves: 450 },
      warnings: [expect.stringContaining('containers are not imported')],
    },
  ])
})

it('reads a workspace of gzcli, without its templates and the state of its tool', () => {
  const challenge = (type: string, more: string) =>
    `name: Tower\nauthor: ada\ndescription: "{{ .host }}:{{.slug}}"\ntype: ${type}\nvalue: 100\n${more}\n`
  const { challenges } = read({
    '.gzctf/conf.yaml': 'url: https://ctf.example.org\n',
    '.gzctf/appsettings.json': '{"ContainerProvider": {"PublicEntry": "h.example.org"}}',
    'events/spring/.gzevent': 'title: Spring\n',
    'events/spring/Game Hacking/tower/challenge.yaml': challenge(
      'StaticContainer',
      'flags: [a]\nvisible: false\nscripts: {start: make}\ndashboard: {type: x}\ncontainer: {containerImage: ghcr.io/event/tower:1, memoryLimit: 0, cpuCount: 3, exposePort: 70}',
    ),
    'events/spring/.example/Web/a/challenge.yml': challenge('StaticAttachment', 'flags: [a]'),
    'events/spring/.structure/challenge.yml': challenge('StaticAttachment', 'flags: [a]'),
    '.gzcli/cache/challenge.yml': challenge('StaticAttachment', 'flags: [a]'),
  })
  expect(challenges).toMatchObject([
    {
      title: '[Game Hacking] Tower',
      category: 'Reverse',
      type: 'StaticContainer',
      text: 'h.example.org:spring-game-hacking-tower\n\n*Author: ada*',
      settings: { memoryLimitMib: 128, cpuTenths: 3, storageLimitMib: 128, containerExposePort: 70 },
      score: { originalScore: 100, minScoreRate: 0.1 },
      isEnabled: false,
      warnings: [],
    },
  ])
})

it('reads events whose challenges are each in a folder of the root, with the files for players in a known folder', () => {
  const { challenges } = read({
    'stone/metadata.yml':
      'version: beta1\nname: Stone\nauthor: ada\ndescription: Lift it.\nflag: CTF{a}\nvalue: 100\nmin_value: 10\ntags: ["101", Forensics]\nnotes: private\nmanaged: true\nresources: {cpu: 1}\n',
    'stone/distfiles/a.txt': 'a',
    'stone/solution/b.txt': 'b',
    '2023/quals/hw-clock/metadata.yaml':
      'name: Clock\ndescription: Tick.\nflag: CTF{b}\ncategory: hw\nlabel: ""\nlink: ""\nhost: clock.example.org 1337\nattachment: ""\nvisible: false\nlinks_for_testing: [x]\n',
    '2023/quals/hw-clock/attachments/c.bin': 'c',
    '2023/quals/hw-clock/challenge.yaml':
      'apiVersion: kctf.dev/v1\nkind: Challenge\nspec: {image: challenge, powDifficultySeconds: 3}\n',
  })
  expect(challenges).toMatchObject([
    {
      title: 'Clock',
      category: 'Hardware',
      text: 'Tick.\n\n```\nnc clock.example.org 1337\n```',
      files: [{ path: 'attachments/c.bin', name: 'c.bin' }],
      isEnabled: false,
    },
    {
      title: 'Stone',
      category: 'Forensics',
      text: 'Lift it.\n\n*Author: ada*\n\n*Tags: 101*',
      files: [{ path: 'distfiles/a.txt', name: 'a.txt' }],
      score: { originalScore: 100, minScoreRate: 0.1, scoreCurve: 'Exponential' },
      warnings: [],
    },
  ])
})
