import { expect, it } from 'vitest'
import { challengeSource } from '../../../tests/kit/cli/challenge-source.ts'
import { joinContent } from '../content.ts'
import { readDialect } from '../read-dialect.ts'

const project = `
docker: {image: {prefix: r.example/event}}
backends:
  - {resolve: rctf, options: {scoring: {minPoints: 50, maxPoints: 400}}}
  - {resolve: k8s, options: {domain: play.example.org}}
defaults: {author: the team, provide: [never.txt]}
`
function read(text: string, parts: Parameters<typeof challengeSource>[1] = {}) {
  const [challenge] = readDialect('rcds', challengeSource(text, { project, ...parts }))
  if (!challenge) throw new Error('the file gave no challenge')
  return { ...challenge, text: joinContent(challenge.content ?? []) }
}

it('reads files, a flag of a file, the category of the folder and the points of the project', () => {
  const challenge = read(
    `
name: Door
description: |
  Open it.

  {{ nc }}
flag: {file: src/flag.txt}
provide: [a.txt, {file: src/b.txt, as: given.txt}]
containers: {main: {build: ., ports: [1337]}}
expose: {main: [{target: 1337, tcp: 31337}]}
`,
    { files: { 'src/flag.txt': 'flag{from_file}\n' } },
  )
  expect(challenge).toMatchObject({
    id: 'Old Lighthouse',
    title: 'Door',
    category: 'Web',
    text: 'Open it.\n\nnc play.example.org 31337\n\n*Author: the team*',
    score: { originalScore: 400, scoreCurve: 'Exponential', minScoreRate: 0.125 },
    flags: { values: [{ flag: 'flag{from_file}', kind: 'Exact' }], isComplete: true },
    isEnabledByDefault: true,
    files: ['a.txt', { path: 'src/b.txt', name: 'given.txt' }],
  })
  expect(challenge.warnings).toEqual([
    'containers: the image is built by rcds; the challenge becomes a static attachment: name an image in a registry, or use --registry and --build',
    "value: missing; the points fall from 400 to 50, with the decay of the platform, because the event's curve is in no file",
  ])
})

it('makes a container of a ready image and leaves out its address', () => {
  const challenge = read(`
name: Door
description: "Open it.\\n\\n- {{ link }}"
value: 100
flag: f
containers: {main: {image: "ghcr.io/event/door:1", resources: {limits: {cpu: 150m, memory: 150Mi}}, environment: {A: b}}}
expose: {main: [{target: 8080, http: door}]}
`)
  expect(challenge).toMatchObject({
    type: 'StaticContainer',
    text: 'Open it.\n\n*Author: the team*',
    score: { originalScore: 100, scoreCurve: 'Fixed', minScoreRate: 1 },
    settings: {
      containerImage: 'ghcr.io/event/door:1',
      containerExposePort: 8080,
      cpuTenths: 2,
      memoryLimitMib: 150,
    },
    warnings: ['containers.main.environment.A: not supported'],
  })
})

it.each([
  ['visible: false', 'isEnabledByDefault', false],
  ['flag: {regex: "f.+"}', 'flags', { values: [{ flag: 'f.+', kind: 'Regex' }], isComplete: true }],
  ['flag: {file: ../../secret}', 'flags', undefined],
])('reads %s', (line, member, value) => {
  expect(read(`name: Door\nvalue: 1\ndescription: x\n${line}`)).toMatchObject({ [member]: value })
})

it('fills the address of a web service, also a host that is written in the place of a port', () => {
  const web =
    'name: a\nvalue: 1\nflag: f\ndescription: "{{ url }} {% if a %}"\nexpose: {a: [{target: 80, http: door}]}'
  expect(read(web).text).toContain('https://door.play.example.org {% if a %}')
  expect(read(web).warnings).toEqual([
    'description: the template {% if a %} is not supported and stays as written',
  ])
  const host =
    'name: a\nvalue: 1\nflag: f\ndescription: "{{ nc }}"\nexpose: {a: [{target: 99, tcp: x.example.org}]}'
  expect(read(host).text).toContain('nc x.example.org 99')
})

it('reports the values that Halyard does not support', () => {
  const { warnings } = read('name: a\nvalue: 1\nflag: f\nadminbot: {a: b}\nmystery: 1')
  expect(warnings).toEqual([
    'adminbot: bots are not imported; run the bot yourself',
    'mystery: not supported',
  ])
})
