import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { loadConfig } from '../../../server/config/config.ts'
import { renderTemplate } from '../../kit/services/chart-template.ts'
import { faultOf } from '../../kit/services/kubernetes/kubernetes-models.ts'

const deploy = path.resolve(import.meta.dirname, '../../../deploy')
const chart = path.join(deploy, 'helm/halyard')
const read = (file: string) => readFileSync(path.join(chart, file), 'utf8')

const types: Record<string, string> = {
  Deployment: 'V1Deployment',
  Service: 'V1Service',
  HorizontalPodAutoscaler: 'V2HorizontalPodAutoscaler',
  PodDisruptionBudget: 'V1PodDisruptionBudget',
  NetworkPolicy: 'V1NetworkPolicy',
  Ingress: 'V1Ingress',
  Secret: 'V1Secret',
  PersistentVolumeClaim: 'V1PersistentVolumeClaim',
}

type Values = { [name: string]: unknown }
type Part = { kind: string; apiVersion: string; metadata: Values; spec: Values }

const needed: Values = {
  image: { repository: 'registry.example.org/halyard' },
  publicUrl: 'https://ctf.example.org',
  ingress: { host: 'ctf.example.org' },
}

const isMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The values of the chart with those of an operator over them, as Helm merges them. */
function merged(defaults: Values, given: Values): Values {
  const entries = Object.entries(given).map(([name, value]): [string, unknown] => {
    const usual = defaults[name]
    return [name, isMap(usual) && isMap(value) ? merged(usual, value) : value]
  })
  return { ...defaults, ...Object.fromEntries(entries) }
}

const valuesWith = (...given: Values[]) =>
  [needed, ...given].reduce(merged, parse(read('values.yaml')) as Values)

const validate = new Ajv({ allErrors: true }).compile(JSON.parse(read('values.schema.json')) as object)

function faultsOf(values: Values): string[] {
  return validate(values) ? [] : (validate.errors ?? []).map(({ instancePath }) => instancePath)
}

function render(name: string, values: Values): Part[] {
  return readdirSync(path.join(chart, 'templates'))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => renderTemplate(read(`templates/${file}`), { Values: values, Release: { Name: name } }))
    .flatMap((text) => parseAllDocuments(text))
    .map((document) => document.toJS() as Part | null)
    .filter((part) => part !== null)
}

const variants: [name: string, given: Values][] = [
  ['the usual values', {}],
  [
    'a volume and a secret of the chart',
    { files: { kind: 'volume' }, secret: { create: true, values: { HALYARD_SECRET: 'x' } } },
  ],
  [
    'no optional part',
    {
      autoscaling: { enabled: false },
      disruptionBudget: { enabled: false },
      networkPolicy: { enabled: false },
      ingress: { enabled: false },
    },
  ],
  [
    'more variables and other classes',
    {
      extraEnv: [{ name: 'HALYARD_LOG_LEVEL', value: 'debug' }],
      files: { kind: 'volume', volume: { storageClass: 'shared' } },
      ingress: { tlsSecret: '' },
      autoscaling: { podMetrics: { enabled: false } },
    },
  ],
]

describe.each(variants)('with %s', (_name, given) => {
  const values = valuesWith(given)
  const parts = render('ctf', values)

  it('has values that the schema allows, and objects that the API accepts by its models', () => {
    expect(faultsOf(values)).toEqual([])
    expect(parts.map((part) => faultOf(part, types[part.kind] ?? '', part.kind))).toEqual(
      parts.map(() => null),
    )
  })

  it('has variables that the platform accepts', () => {
    const deployment = parts.find(({ kind }) => kind === 'Deployment')
    if (!deployment) throw new Error('no deployment')
    const { spec } = deployment.spec['template'] as {
      spec: { containers: { env: { name: string; value: string }[] }[] }
    }
    const variables = (spec.containers[0]?.env ?? []).map(({ name, value }) => [name, value])
    expect(loadConfig(Object.fromEntries(variables), tmpdir())).toMatchObject({
      publicUrl: 'https://ctf.example.org',
    })
  })
})

it('renders the parts that the values ask for', () => {
  const kinds = (given: Values) => render('ctf', valuesWith(given)).map(({ kind }) => kind)
  const [usual, own, bare] = variants.map(([, given]) => new Set(kinds(given)))
  expect([...(usual ?? [])].toSorted()).toEqual(
    Object.keys(types)
      .filter((kind) => !['Secret', 'PersistentVolumeClaim'].includes(kind))
      .toSorted(),
  )
  expect([...(own ?? [])].toSorted()).toEqual(Object.keys(types).toSorted())
  expect([...(bare ?? [])].toSorted()).toEqual(['Deployment', 'Service'])
  const [bareDeployment] = render('ctf', valuesWith(variants[2]?.[1] ?? {})).filter(
    ({ kind }) => kind === 'Deployment',
  )
  expect(bareDeployment?.spec['replicas']).toBe(2)
})

it('has the same deployment, service, autoscaler and policies as the file without Helm', () => {
  const text = readFileSync(path.join(deploy, 'kubernetes/halyard.yaml'), 'utf8')
    .replaceAll('CTF.EXAMPLE.ORG', 'ctf.example.org')
    .replaceAll('REGISTRY/halyard:VERSION', 'registry.example.org/halyard:0.1.0')
  const file = parseAllDocuments(text).map((document) => document.toJS() as Part)
  const parts = render('halyard', valuesWith())
  /** Without the label of the release and the policy for pulling, which only the chart has. */
  const plain = (part: Part | undefined) =>
    JSON.parse(
      JSON.stringify(part?.spec, (key, value: unknown) =>
        key === 'app.kubernetes.io/instance' || key === 'imagePullPolicy' ? undefined : value,
      ),
    ) as unknown
  for (const expected of file) {
    const rendered = parts.find(({ kind }) => kind === expected.kind)
    expect([expected.kind, plain(rendered)]).toEqual([expected.kind, plain(expected)])
  }
})

it('refuses values that cannot work, and names them', () => {
  const given = parse(read('values.yaml')) as Values
  expect(faultsOf(given).toSorted()).toEqual(
    expect.arrayContaining(['/image/repository', '/ingress/host', '/publicUrl']),
  )
  expect(faultsOf(valuesWith({ files: { kind: 'disk' } }))).toEqual(['/files/kind'])
  expect(faultsOf(valuesWith({ replicas: 0 }))).toEqual(['/replicas'])
  expect(faultsOf(valuesWith({ ingres: {} }))).toEqual([''])
})

it('installs the version that it is shipped with', () => {
  const { version } = JSON.parse(readFileSync(path.join(deploy, '../package.json'), 'utf8')) as Values
  expect(parse(read('Chart.yaml'))).toMatchObject({ version, appVersion: version })
  expect(valuesWith()['image']).toMatchObject({ tag: version })
})
