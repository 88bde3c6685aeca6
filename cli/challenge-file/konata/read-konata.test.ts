import { expect, it } from 'vitest'
import { challengeSource } from '../../../tests/kit/cli/challenge-source.ts'
import { joinContent } from '../content.ts'
import { readDialect } from '../read-dialect.ts'

const read = (text: string, files: Record<string, string> = {}, options = {}) =>
  readDialect('konata', challengeSource(text, { files, options }))

it('reads several challenges of one file, in both ways of writing keys', () => {
  const [first, second] = read(
    `
challenges:
  - name: Door
    category: web
    author: ada
    override_id: door
    description: "Open {{ url }}"
    scoring: {initialValue: 300, minimum_value: 30, ctfd: {decay: 40, maxAttempts: 5}}
    flags: {rctf: ["f{a}", {file: flag.txt}, {provider: flags/regex, config: {pattern: "f.+"}}], ctfd: [{type: static, flag: "f{a}"}]}
    endpoints: [{type: https, endpoint: door.example.org, port: 8443}]
    releaseTime: 2027-03-01T09:00:00
    ctfd: {hints: [{hint: look, cost: 5}]}
  - {name: Window, category: crypto, author: bo, hidden: true}
`,
    { 'flag.txt': 'f{b}\n' },
  )
  expect(first).toMatchObject({
    id: 'door',
    category: 'Web',
    score: { originalScore: 300, scoreCurve: 'Logarithmic', minScoreRate: 0.1, decaySolves: 40 },
    flags: {
      values: [
        { flag: 'f{a}', kind: 'Exact' },
        { flag: 'f{b}', kind: 'Exact' },
        { flag: 'f.+', kind: 'Regex' },
      ],
      isComplete: true,
    },
    extraHints: [{ title: '', content: 'look', cost: 5 }],
    settings: { submissionLimit: 5, releaseAt: '2027-03-01T09:00:00.000Z' },
    isEnabledByDefault: true,
  })
  expect(joinContent(first?.content ?? [])).toBe(
    'Open https://door.example.org:8443\n\n<https://door.example.org:8443>\n\n*Author: ada*',
  )
  expect(second).toMatchObject({ title: 'Window', isEnabled: false, score: { originalScore: 500 } })
})

it('never publishes an excluded file, and replaces it by the given one', () => {
  const files = { 'src/app.py': 'app', 'src/flag.txt': 'f{real}', 'src/deep/secret.key': 'x' }
  const [challenge] = read(
    `
challenges:
  - name: a
    category: web
    flags: {rctf: f}
    attachments: {files: [src], exclude: [flag.txt, "*.key"], additional: [{path: src/flag.txt, str: "f{fake}"}], stripComponents: 0}
`,
    files,
  )
  expect(challenge?.files).toEqual([
    { path: 'src/app.py', name: 'src/app.py' },
    { name: 'src/flag.txt', bytes: Buffer.from('f{fake}') },
  ])
})

it('makes a container of an image in a registry and reports the rest', () => {
  const [container, built] = read(`
challenges:
  - {name: a, category: web, flags: {rctf: f}, instancerConfig: {expose: [{containerPort: 80}], config: {containers: {main: {image: "ghcr.io/event/a"}}}}}
  - {name: b, category: web, flags: {rctf: {provider: flags/dynamic}}, adminBot: {code: x}, scoring: {rctf: {kind: dynamic}}, instancerConfig: {config: {}}, attachments: {files: [a], password: p}}
`)
  expect(container).toMatchObject({
    type: 'StaticContainer',
    settings: { containerImage: 'ghcr.io/event/a', containerExposePort: 80 },
    warnings: [],
  })
  expect(built?.files).toEqual([])
  expect(built?.warnings).toEqual([
    'scoring.rctf.kind: points from outside are not supported',
    'adminBot: bots are not imported; run the bot yourself',
    'instancerConfig: only one container is supported, with an image in a registry, or with a Dockerfile and --registry and --build; the challenge becomes a static attachment',
    'flags.rctf: the provider "flags/dynamic" is not supported',
    'flags: no usable flag; a challenge without a flag cannot be enabled',
    'attachments.password: archives with a password are not supported; the challenge has no files',
  ])
})

const instanced = (name: string, image: string, expose = '') =>
  `  - {name: ${name}, category: web, flags: {rctf: f}, instancerConfig: {${expose}config: {containers: {main: {image: ${image}}}}}}`

it('builds the image of the folder that it names, or of the only Dockerfile', () => {
  const options = { registry: 'ghcr.io/event' }
  const two = { 'door/Dockerfile': 'EXPOSE 8000', 'wall/Dockerfile': 'FROM scratch' }
  const both = `challenges:\n${instanced('Door', './door')}\n${instanced('Wall', 'wall', 'expose: [{containerPort: 90}], ')}`
  expect(read(both, two, options)).toMatchObject([
    { settings: { containerExposePort: 8000 }, build: { name: 'door', context: 'door' }, warnings: [] },
    { settings: { containerExposePort: 90 }, build: { name: 'wall', context: 'wall' }, warnings: [] },
  ])
  const alone = `challenges:\n${instanced('Old Gate', '"{{ images.gate }}"')}`
  const one = { 'server/Dockerfile': 'EXPOSE 70' }
  expect(read(alone, one, options)).toMatchObject([
    { type: 'StaticContainer', build: { name: 'old-gate', context: 'server', dockerfile: 'Dockerfile' } },
  ])
  for (const [files, given] of [
    [one, {}],
    [two, options],
  ] as const) {
    const [unbuilt] = read(alone, files, given)
    expect([unbuilt?.type, unbuilt?.build]).toEqual([undefined, undefined])
    expect(unbuilt?.warnings).toEqual([expect.stringContaining('instancerConfig: only one container')])
  }
})

it('skips a file that asks for it, and refuses a challenge without a name', () => {
  expect(read('discovery: {skip: true}\nchallenges: [{name: a}]')).toEqual([])
  expect(() => read('challenges: [{category: web}]')).toThrow(/name: missing/)
})
