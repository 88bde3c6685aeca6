import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { challengeSource } from '../../tests/kit/cli/challenge-source.ts'
import { readEvent } from './gzcli/read-event.ts'
import { readDialect } from './read-dialect.ts'
import type { Dialect } from './recognize.ts'

// An unknown element at every level of a file of every format is named, whatever the level and the kind of element.

type Plain = string | number | boolean | Plain[] | { [key: string]: Plain }

const files = { Dockerfile: 'EXPOSE 80', 'dist/a.txt': '', 'distfiles/a.txt': '', 'attachments/a.txt': '' }
const kctfOptions = { kctfContainers: true, host: 'h.example.org' }

/** Formats that are refused as a whole. */
type Refused = 'IrisCTF' | 'Root-Me'

const examples: Record<Exclude<Dialect, Refused>, Plain> = {
  ctfcli: {
    name: 'Lamp',
    author: 'Mira',
    category: 'web',
    description: 'Light it.',
    attribution: 'CC0',
    connection_info: 'nc h.example.org 1',
    type: 'dynamic',
    extra: { initial: 500, decay: 30, minimum: 100, function: 'linear' },
    image: 'registry://ghcr.io/event/lamp:1',
    port: 80,
    flags: ['flag{a}', { type: 'regex', content: 'flag.b.', data: 'case_insensitive' }],
    hints: ['Look', { content: 'Up', title: 'First', cost: 5 }],
    files: ['dist/a.txt', { path: 'dist/b.txt' }],
    tags: ['easy', { value: 'old' }],
    requirements: { prerequisites: ['Door'], anonymize: true },
    attempts: 3,
    state: 'visible',
    halyard: { closeAt: '2027-03-01T09:00:00Z', baits: [{ type: 'regex', content: 'x' }] },
  },
  rcds: {
    name: 'Gate',
    author: ['Mira', 'Jo'],
    description: 'Open {{ challenge.name }}',
    flag: { file: 'dist/a.txt' },
    value: 5,
    visible: true,
    provide: [
      'dist/a.txt',
      { file: 'dist/a.txt', as: 'b.txt' },
      { kind: 'zip', spec: { as: 'z.zip', files: ['dist'] } },
    ],
    containers: {
      main: { image: 'ghcr.io/event/gate:1', resources: { limits: { cpu: '100m', memory: '64Mi' } } },
    },
    expose: { main: [{ target: 80, http: { raw: 'gate.example.org' } }] },
  },
  gzcli: {
    name: 'Tower',
    author: 'Mira',
    description: 'Climb',
    type: 'StaticContainer',
    value: 100,
    flags: ['flag{c}'],
    hints: ['Up'],
    provide: 'dist',
    visible: true,
    container: {
      containerImage: 'ghcr.io/event/tower:1',
      exposePort: 70,
      memoryLimit: 64,
      networkMode: 'Open',
    },
  },
  konata: {
    challenges: [
      {
        name: 'Harp',
        author: ['Mira'],
        category: 'misc',
        description: 'Play',
        tags: ['music'],
        attachments: { files: ['dist'], exclude: ['*.o'], additional: [{ path: 'n.txt', str: 'x' }] },
        scoring: { initial_value: 500, minimum_value: 50, ctfd: { decay: 60, max_attempts: 3 } },
        flags: { rctf: ['flag{d}'], ctfd: [{ type: 'static', content: 'flag{e}' }] },
        endpoints: [{ type: 'tcp', endpoint: 'harp.example.org', port: 1 }],
        ctfd: { hints: [{ content: 'Listen', cost: 1 }] },
        instancer_config: { config: { image: 'ghcr.io/event/harp:1' }, expose: [{ containerPort: 80 }] },
      },
    ],
  },
  BSidesSF: {
    version: 'beta1',
    name: 'Stone',
    author: ['Mira'],
    description: 'Lift it',
    flag: 'CTF{f}',
    value: 100,
    min_value: 10,
    tags: ['101', 'Web'],
    scoring: { flag_type: 'static' },
    port: 4000,
    protocol: 'http',
  },
  Google: {
    name: 'Clock',
    description: 'Tick',
    flag: 'CTF{g}',
    category: 'hw',
    label: '',
    link: '',
    attachment: '',
    visible: true,
    static_score: 5,
    has_static_score: true,
  },
  b01lers: { name: 'Pump', author: ['Mira'], description: 'Pump it', flag: 'bctf{h}', ports: [80] },
  'CTF-Architect': {
    version: '0.1',
    challenge: {
      name: 'Vane',
      author: 'Mira',
      category: 'misc',
      description: 'Turn',
      requirements: ['Door'],
      files: ['./dist/a.txt'],
      flags: [{ flag: 'ctf{i}', regex: false, case_insensitive: true }],
      hints: [{ cost: 10, content: 'Wind' }],
    },
  },
  idek: { name: 'Kite', author: ['Mira'], description: 'Fly', flag: 'idek{j}', public: true },
  'beaver-cds': {
    name: 'Dam',
    author: 'Mira',
    description: 'Build it',
    flag: { text: 'dam{k}' },
    provide: ['dist/a.txt', { include: ['dist/a.txt'], as: 'b.txt' }],
    pods: [
      {
        name: 'main',
        image: 'ghcr.io/event/dam:1',
        ports: [{ internal: 80, expose: { http: 'dam.example.org' } }],
      },
    ],
  },
  rsctf: {
    name: 'Mast',
    author: 'Mira',
    description: 'Climb',
    type: 'StaticContainer',
    category: 'Web',
    value: 100,
    minScoreRate: 0.5,
    difficulty: 5,
    flags: ['flag{l}'],
    container: { containerImage: 'ghcr.io/event/mast:1', exposePort: 70 },
  },
  'CTFd CSV': {
    challenges: [
      {
        id: '3',
        name: 'Keel',
        description: 'Look below',
        connection_info: 'nc h 1',
        category: 'web',
        value: '100',
        type: 'dynamic',
        state: 'visible',
        max_attempts: '5',
        flags: '[{"type": "static", "content": "flag{k}", "data": ""}]',
        tags: 'wood, iron',
        hints: '[{"content": "Deeper", "cost": 5}]',
        type_data: '{"minimum": 10, "decay": 5}',
        requirements: 'Mast',
      },
    ],
  },
}

const isList = (value: Plain): value is Plain[] => Array.isArray(value)
const isObject = (value: Plain): value is { [key: string]: Plain } =>
  typeof value === 'object' && !Array.isArray(value)

/** The same value with one more element, once for each map and list in it, with the place of the element. */
function variants(value: Plain, path = ''): { changed: Plain; place: string }[] {
  if (isList(value)) {
    const place = `${path}[${value.length}]`
    const own = [{ mystery: 'x' }, [['x']]].map((item) => ({ changed: [...value, item], place }))
    const inner = value.flatMap((item, index) =>
      variants(item, `${path}[${index}]`).map(({ changed, place: at }) => ({
        changed: value.with(index, changed),
        place: at,
      })),
    )
    return [...own, ...inner]
  }
  if (!isObject(value)) return []
  const below = (key: string) => (path ? `${path}.${key}` : key)
  const own = ['x', { deep: { deeper: ['x'] } }, ['x', 'y']].map((added) => ({
    changed: { ...value, mystery: added },
    place: below('mystery'),
  }))
  const inner = Object.entries(value).flatMap(([key, item]) =>
    variants(item, below(key)).map(({ changed, place }) => ({
      changed: { ...value, [key]: changed },
      place,
    })),
  )
  return [...own, ...inner]
}

const camel = (text: string) => text.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The warnings of a file, or the reason why all of it is skipped. */
function warningsOf(dialect: Dialect, document: Plain): string[] {
  const source = challengeSource(stringify(document), { files, options: kctfOptions })
  try {
    return readDialect(dialect, source).flatMap(({ warnings }) => warnings)
  } catch (error) {
    return [String(error)]
  }
}

/** Whether a message begins with the place, or with a key above it. */
function names(message: string, place: string): boolean {
  const [key = ''] = camel(message).split(': ', 1)
  return camel(message).startsWith(camel(place)) || camel(place).startsWith(key) || key === 'Error'
}

it.each(Object.keys(examples) as Exclude<Dialect, Refused>[])(
  'names each unknown element of a file of %s',
  (dialect) => {
    const example = examples[dialect]
    const usual = new Set(warningsOf(dialect, example))
    for (const { changed, place } of variants(example)) {
      const losses = warningsOf(dialect, changed).filter((warning) => !usual.has(warning))
      expect({ place, losses, isNamed: losses.some((loss) => names(loss, place)) }).toMatchObject({
        isNamed: true,
      })
    }
  },
)

it.each(Object.keys(examples) as Exclude<Dialect, Refused>[])(
  'names nothing of a file of %s that it reads',
  (dialect) => {
    expect(warningsOf(dialect, examples[dialect]).filter((text) => text.endsWith('not supported'))).toEqual(
      [],
    )
  },
)

it.each(Object.keys(examples) as Exclude<Dialect, Refused>[])(
  'names a value with an unknown tag in a file of %s',
  (dialect) => {
    const example = examples[dialect]
    const top = isObject(example) && isList(example['challenges'] ?? '') ? '  - ' : ''
    const text = `${stringify(example)}${top ? '  - name: Other\n    mystery' : 'mystery'}: !include secret.txt\n`
    const read = JSON.stringify(readDialect(dialect, challengeSource(text, { files })))
    expect(read).toContain('the tag !include is unknown, so its value is not used')
    expect(read).not.toContain('secret.txt')
  },
)

it('names each unknown element of a kCTF file whose container is used', () => {
  const kctf = {
    apiVersion: 'kctf.dev/v1',
    kind: 'Challenge',
    metadata: { name: 'clock' },
    spec: {
      image: 'gcr.io/event/clock',
      powDifficultySeconds: 0,
      network: { public: true, ports: [{ targetPort: 80 }] },
    },
  }
  const read = (document: Plain) => {
    const parsed = challengeSource(stringify(document)).document
    const source = challengeSource(stringify(examples.Google), {
      options: kctfOptions,
      kctf: { name: 'challenge.yaml', document: parsed },
    })
    return readDialect('Google', source).flatMap(({ warnings }) => warnings)
  }
  expect(read(kctf)).toEqual([])
  const places = variants(kctf).filter(({ place }) => !place.startsWith('metadata'))
  for (const { changed, place } of places) {
    expect(read(changed).join('\n')).toMatch(
      new RegExp(place.includes('ports[1]') ? 'first port|ports.1' : 'mystery'),
    )
  }
})

it('names each unknown element of a .gzevent', () => {
  const event = {
    title: 'Regatta',
    start: '2027-03-01T09:00:00Z',
    end: '2027-03-02T09:00:00Z',
    organizations: ['Open'],
  }
  for (const { changed, place } of variants(event)) {
    expect(readEvent(stringify(changed)).warnings.join('\n')).toContain(place)
  }
})
