import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { loadConfig } from '../../../server/config/config.ts'
import { createProcessMeters } from '../../../server/meters/process-meters.ts'
import { startTestApp } from '../../kit/server/app.ts'
import { faultOf } from '../../kit/services/kubernetes/kubernetes-models.ts'

const file = path.resolve(import.meta.dirname, '../../../deploy/kubernetes/halyard.yaml')
const types: Record<string, string> = {
  Deployment: 'V1Deployment',
  Service: 'V1Service',
  HorizontalPodAutoscaler: 'V2HorizontalPodAutoscaler',
  PodDisruptionBudget: 'V1PodDisruptionBudget',
  NetworkPolicy: 'V1NetworkPolicy',
  Ingress: 'V1Ingress',
}

type Pod = {
  terminationGracePeriodSeconds: number
  containers: {
    env: { name: string; value: string }[]
    ports: { name: string; containerPort: number }[]
    lifecycle: { preStop: { exec: { command: string[] } } }
    startupProbe: Probe
    livenessProbe: Probe
    readinessProbe: Probe
  }[]
}
type Probe = { httpGet: { path: string; port: string } }
type Part = { kind: string; apiVersion: string; spec: Record<string, unknown> }

let parts: Part[]
let pod: Pod

beforeAll(() => {
  const text = readFileSync(file, 'utf8').replaceAll('CTF.EXAMPLE.ORG', 'ctf.example.org')
  parts = parseAllDocuments(text).map((document) => document.toJS() as Part)
  pod = (specOf('Deployment')['template'] as { spec: Pod }).spec
})

function specOf(kind: string): Record<string, unknown> {
  const part = parts.find((candidate) => candidate.kind === kind)
  if (!part) throw new Error(`no ${kind}`)
  return part.spec
}

it('has objects that the API accepts by its models', () => {
  expect(parts.map(({ kind }) => kind)).toEqual(Object.keys(types))
  expect(parts.map((part) => faultOf(part, types[part.kind] ?? '', part.kind))).toEqual(parts.map(() => null))
})

it('has settings that the platform accepts, and stops a replica later than the service forgets it', () => {
  const [container] = pod.containers
  const given = Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value]))
  expect(loadConfig({ ...given }, tmpdir())).toMatchObject({
    publicUrl: 'https://ctf.example.org',
    metricsPort: container?.ports.find(({ name }) => name === 'metrics')?.containerPort,
  })
  const pause = Number(container?.lifecycle.preStop.exec.command.at(-1))
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(pause + 15)
})

it('selects the same pods everywhere', () => {
  const label = { 'app.kubernetes.io/name': 'halyard' }
  expect(specOf('Service')['selector']).toEqual(label)
  for (const kind of ['Deployment', 'PodDisruptionBudget']) {
    expect(specOf(kind)['selector']).toEqual({ matchLabels: label })
  }
  expect(specOf('NetworkPolicy')['podSelector']).toEqual({ matchLabels: label })
})

it('probes addresses that answer, and scales by metrics that exist', async () => {
  const test = await startTestApp()
  const [container] = pod.containers
  const probes = [container?.startupProbe, container?.livenessProbe, container?.readinessProbe]
  for (const probe of probes) {
    expect((await test.anonymous().fetch(probe?.httpGet.path ?? '')).status).toBe(200)
    expect(probe?.httpGet.port).toBe('http')
  }
  const meters = createProcessMeters(test.services, '1')
  const served = new Set((await meters.read()).flat().map(({ name }) => name))
  meters.dispose()
  const metrics = specOf('HorizontalPodAutoscaler')['metrics'] as { pods?: { metric: { name: string } } }[]
  const named = metrics.flatMap(({ pods }) => pods?.metric.name ?? [])
  expect(named).toEqual(['halyard_event_loop_delay_seconds', 'halyard_websockets'])
  expect(named.filter((name) => !served.has(name))).toEqual([])
  await test.dispose()
})
