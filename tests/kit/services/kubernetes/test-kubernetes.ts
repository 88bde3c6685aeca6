import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { freePort } from '../../../../server/database/free-port.ts'
import { faultOf, type Stored } from './kubernetes-models.ts'
import { TestNode } from './kubernetes-node.ts'
import { ruleBroken, type Resource } from './kubernetes-rules.ts'
import { KubernetesStore, matches, type Change, type Query } from './kubernetes-store.ts'

const kinds = {
  namespaces: { kind: 'Namespace', apiVersion: 'v1' },
  pods: { kind: 'Pod', apiVersion: 'v1' },
  services: { kind: 'Service', apiVersion: 'v1' },
  secrets: { kind: 'Secret', apiVersion: 'v1' },
  networkpolicies: { kind: 'NetworkPolicy', apiVersion: 'networking.k8s.io/v1' },
} as const

export type KubernetesFault = {
  method: string
  resource: Resource | 'metrics'
  status: number
  message: string
  /** The number of times, 1 by default. */
  times?: number
  /** Executes the request and then sends this response. */
  isDone?: boolean
}

class Refusal extends Error {
  readonly status: number
  readonly reason: string

  constructor(status: number, reason: string, message: string) {
    super(message)
    this.status = status
    this.reason = reason
  }
}

/** A simulated Kubernetes API server with the parts that challenge containers need, over HTTP on loopback. */
export class TestKubernetes {
  readonly store = new KubernetesStore()
  readonly node = new TestNode(this.store)
  readonly faults: KubernetesFault[] = []
  readonly #token = randomUUID()
  readonly #folder = mkdtempSync(join(tmpdir(), 'halyard-kubernetes-'))
  /** The metrics of metrics.k8s.io by pod name. Null if the add-on is not installed. */
  metrics: { of(name: string): { cpu: string; memory: string } | undefined } | null = {
    of: () => ({ cpu: '12500000n', memory: '3072Ki' }),
  }
  #server: Server | null = null
  #port = 0
  #ports = 30_000 + Math.floor(Math.random() * 2000)
  #addresses = 1
  #requestsToDrop = 0
  readonly #block = `127.${128 + Math.floor(Math.random() * 100)}.${Math.floor(Math.random() * 250)}`

  /** The value for `KUBECONFIG`. */
  get kubeConfig(): string {
    return join(this.#folder, 'config')
  }

  async start(): Promise<this> {
    this.#port ||= await freePort()
    const listener = createServer((request, response) => void this.#answer(request, response))
    listener.listen(this.#port, '127.0.0.1')
    await once(listener, 'listening')
    this.#server = listener
    // The client uses plain HTTP only if certificate checks are off.
    const server = `http://127.0.0.1:${this.#port}`
    const named = (name: string, key: string, value: object) => [{ name, [key]: value }]
    const config = {
      apiVersion: 'v1',
      kind: 'Config',
      'current-context': 'test',
      clusters: named('test', 'cluster', { server, 'insecure-skip-tls-verify': true }),
      users: named('test', 'user', { token: this.#token }),
      contexts: named('test', 'context', { cluster: 'test', user: 'test' }),
    }
    writeFileSync(this.kubeConfig, JSON.stringify(config))
    return this
  }

  /** Stops the server until `start`. Its objects stay. */
  async goAway(): Promise<void> {
    const server = this.#server
    this.#server = null
    server?.closeAllConnections()
    if (server) await new Promise((resolve) => server.close(resolve))
  }

  /** Closes every connection, including watches. */
  /** Breaks all connections, and those of the next requests. */
  dropConnections(nextRequests = 0): void {
    this.#requestsToDrop = nextRequests
    this.#server?.closeAllConnections()
  }

  async stop(): Promise<void> {
    this.node.dispose()
    await this.goAway()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#requestsToDrop > 0) {
      this.#requestsToDrop -= 1
      request.socket.destroy()
      return
    }
    try {
      if (request.headers.authorization !== `Bearer ${this.#token}`) {
        throw new Refusal(401, 'Unauthorized', 'Unauthorized')
      }
      await this.#act(request, response)
    } catch (error) {
      const { status, reason, message } =
        error instanceof Refusal ? error : new Refusal(500, 'InternalError', String(error))
      const kind = { kind: 'Status', apiVersion: 'v1', metadata: {} }
      send(response, status, { ...kind, status: 'Failure', message, reason, code: status })
    }
  }

  async #act(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? ''
    const url = new URL(request.url ?? '', 'http://localhost')
    const { resource, namespace, name, part } = readPath(url.pathname)
    const fault = this.faults.find((one) => one.method === method && one.resource === resource)
    if (fault) {
      fault.times = (fault.times ?? 1) - 1
      if (fault.times <= 0) this.faults.splice(this.faults.indexOf(fault), 1)
      const refusal = new Refusal(fault.status, 'InternalError', fault.message)
      if (!fault.isDone) throw refusal
    }
    if (resource === 'metrics') return this.#measure(response, name)
    const query: Query = Object.fromEntries(url.searchParams)
    const found = name === '' ? undefined : this.store.get(resource, namespace, name)
    const there = (): Stored => {
      if (found) return found
      throw new Refusal(404, 'NotFound', `${resource} "${name}" not found`)
    }
    if (method === 'POST') {
      const made = this.#make(resource, namespace, await json(request))
      if (fault) throw new Refusal(fault.status, 'Timeout', fault.message)
      return send(response, 201, made)
    }
    if (method === 'PUT') {
      const body = this.#check(resource, namespace, await json(request))
      return send(response, 200, this.store.change(resource, there(), body))
    }
    if (method === 'DELETE') return send(response, 200, this.#delete(resource, there()))
    if (part === 'log') return this.#log(response, there(), url.searchParams.get('tailLines'))
    if (name !== '') return send(response, 200, there())
    if (url.searchParams.get('watch') === 'true') return this.#watch(response, { resource, namespace, url })
    const { kind, apiVersion } = kinds[resource]
    const metadata = { resourceVersion: String(this.store.version) }
    const items = this.store.list(resource, namespace, query)
    send(response, 200, { kind: `${kind}List`, apiVersion, metadata, items })
  }

  #check(resource: Resource, namespace: string, body: unknown): Stored {
    const { kind, apiVersion } = kinds[resource]
    const fault = faultOf(body, `V1${kind}`, kind)
    if (fault !== null) throw new Refusal(400, 'BadRequest', `strict decoding error: ${fault}`)
    const object = body as Stored
    const rule = ruleBroken(resource, object)
    if (rule !== null) throw new Refusal(422, 'Invalid', `${kind} is invalid: ${rule}`)
    const metadata = resource === 'namespaces' ? object.metadata : { ...object.metadata, namespace }
    return { ...object, kind, apiVersion, metadata }
  }

  #make(resource: Resource, namespace: string, body: unknown): Stored {
    if (resource !== 'namespaces' && !this.store.get('namespaces', '', namespace)) {
      throw new Refusal(404, 'NotFound', `namespaces "${namespace}" not found`)
    }
    const object = this.#check(resource, namespace, body)
    if (resource === 'services')
      object.spec = this.#withAddress(object.spec as { ports: object[]; type?: string })
    const made = this.store.add(resource, object)
    const { name } = object.metadata
    if (!made) throw new Refusal(409, 'AlreadyExists', `${resource} "${name}" already exists`)
    if (resource === 'pods') this.node.take(made)
    return made
  }

  #withAddress(spec: { ports: object[]; type?: string }) {
    const nodePort = spec.type === 'NodePort' ? { nodePort: (this.#ports += 1) } : {}
    // A loopback address, so that the pod's process can be reached.
    const clusterIP = `${this.#block}.${(this.#addresses += 1)}`
    return { ...spec, clusterIP, ports: spec.ports.map((port) => ({ ...port, ...nodePort })) }
  }

  #delete(resource: Resource, object: Stored): Stored {
    if (resource !== 'pods') {
      this.store.remove(resource, object)
      return object
    }
    const deletionTimestamp = new Date().toISOString()
    const leaving = this.store.change('pods', object, { metadata: { ...object.metadata, deletionTimestamp } })
    this.node.leave(leaving)
    return leaving
  }

  #log(response: ServerResponse, pod: Stored, tail: string | null): void {
    const process = this.node.processes.get(pod.metadata.name)
    if (!process) throw new Refusal(400, 'BadRequest', 'container "challenge" is waiting to start')
    const lines = process.output.split(/(?<=\n)/)
    response.setHeader('content-type', 'text/plain')
    response.end(lines.slice(tail === null ? 0 : -Number(tail)).join(''))
  }

  #measure(response: ServerResponse, name: string): void {
    if (!this.metrics) {
      response.setHeader('content-type', 'text/plain')
      response.statusCode = 404
      response.end('404 page not found\n')
      return
    }
    const usage = this.metrics.of(name)
    if (!usage) throw new Refusal(404, 'NotFound', `podmetrics.metrics.k8s.io "${name}" not found`)
    send(response, 200, {
      kind: 'PodMetrics',
      metadata: { name },
      containers: [{ name: 'challenge', usage }],
    })
  }

  #watch(response: ServerResponse, at: { resource: Resource; namespace: string; url: URL }): void {
    const { resource, namespace, url } = at
    const since = Number(url.searchParams.get('resourceVersion') ?? this.store.version)
    const query: Query = Object.fromEntries(url.searchParams)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.flushHeaders()
    const tell = (change: Change) => {
      const isHere = change.object.metadata.namespace === namespace && change.resource === resource
      if (!isHere || change.version <= since || !matches(change.object, query)) return
      response.write(`${JSON.stringify({ type: change.type, object: change.object })}\n`)
    }
    for (const change of this.store.changes) tell(change)
    response.on('close', this.store.onChange(tell))
  }
}

type Target = { resource: Resource | 'metrics'; namespace: string; name: string; part: string }

function readPath(path: string): Target {
  const metrics = /^\/apis\/metrics\.k8s\.io\/v1beta1\/namespaces\/([^/]+)\/pods\/([^/]+)$/.exec(path)
  if (metrics) return { resource: 'metrics', namespace: metrics[1] ?? '', name: metrics[2] ?? '', part: '' }
  const whole = /^\/api\/v1\/namespaces(?:\/([^/]+))?$/.exec(path)
  if (whole) return { resource: 'namespaces', namespace: '', name: whole[1] ?? '', part: '' }
  const inside = /^\/(api\/v1|apis\/networking\.k8s\.io\/v1)\/namespaces\/([^/]+)\/([a-z]+)(?:\/([^/]+))?(?:\/(log))?$/ // oxfmt-ignore
  const [, group, namespace = '', resource = '', name = '', part = ''] = inside.exec(path) ?? []
  const isNetworking = group?.startsWith('apis/') ?? false
  if (!(resource in kinds) || (resource === 'networkpolicies') !== isNetworking) {
    throw new Refusal(404, 'NotFound', 'the server could not find the requested resource')
  }
  return { resource: resource as Resource, namespace, name, part }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
