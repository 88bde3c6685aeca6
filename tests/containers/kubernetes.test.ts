import { readFileSync, writeFileSync } from 'node:fs'
import type { V1NetworkPolicySpec, V1PodSpec, V1Secret, V1ServiceSpec } from '@kubernetes/client-node'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ContainerRuntime } from '../../server/ports/containers/container-runtime.ts'
import { aSpec } from './container-runtime.contract.ts'
import type { Stored } from '../kit/services/kubernetes/kubernetes-models.ts'
import { namespace, openAt } from '../kit/services/kubernetes/open-kubernetes.ts'
import { TestKubernetes } from '../kit/services/kubernetes/test-kubernetes.ts'
import { missingImage } from '../kit/services/docker/test-images.ts'
import { until } from '../kit/wait.ts'

describe('on Kubernetes', () => {
  let cluster: TestKubernetes
  let runtime: ContainerRuntime
  beforeEach(async () => {
    cluster = await new TestKubernetes().start()
    runtime = openAt(cluster)
  })
  afterEach(async () => {
    await runtime.dispose()
    await cluster.stop()
  })

  const all = () => [
    ...cluster.store.list('pods'),
    ...cluster.store.list('services'),
    ...cluster.store.list('networkpolicies'),
  ]
  const only = (resource: 'pods' | 'services' | 'networkpolicies'): Stored => {
    const [object, ...others] = cluster.store.list(resource)
    expect(others).toEqual([])
    if (!object) throw new Error(`no ${resource}`)
    return object
  }
  const podSpec = () => only('pods').spec as V1PodSpec
  const serviceSpec = () => only('services').spec as V1ServiceSpec

  it('the pod has limits, no rights beyond what a service needs, and no way into the cluster', async () => {
    const spec = aSpec({ cpuTenths: 3, memoryMiB: 16, storageMiB: 100, exposedPort: 8080 })
    await runtime.create(spec)
    const pod = only('pods')
    expect(pod.metadata.name).toBe(`service-${spec.containerId.replaceAll('-', '').slice(0, 16)}`)
    expect(pod.metadata.labels).toMatchObject({
      'halyard.instance': spec.containerId,
      TeamId: '7',
      UserId: spec.labels.userId,
      ChallengeId: '9',
    })
    expect(pod.spec).toMatchObject({
      restartPolicy: 'Never',
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      dnsPolicy: 'ClusterFirst',
      securityContext: { seccompProfile: { type: 'RuntimeDefault' } },
    })
    expect(podSpec().containers).toEqual([
      expect.objectContaining({
        imagePullPolicy: 'Always',
        resources: {
          limits: { cpu: '300m', memory: '16Mi', 'ephemeral-storage': '100Mi' },
          requests: { cpu: '10m', memory: '16Mi' },
        },
        securityContext: {
          privileged: false,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'], add: expect.not.arrayContaining(['NET_RAW', 'SYS_ADMIN']) },
        },
      }),
    ])
    for (const member of ['hostNetwork', 'hostPID', 'hostIPC', 'volumes', 'serviceAccountName']) {
      expect(pod.spec).not.toHaveProperty(member)
    }
  })

  it('flags arrive unchanged, also with dollar signs', async () => {
    const env = { TEAM_ID: '7', FLAG: 'flag{$(TEAM_ID) $$ $1 $& cost 5$}' }
    await runtime.create(aSpec({ env }))
    expect(cluster.node.environmentOf(only('pods'))).toEqual(env)
  })

  it('the policy lets in the exposed port, and out to the Internet and name servers alone', async () => {
    runtime = openAt(cluster, { egress: ['203.0.113.0/24'], dns: ['192.0.2.53'] })
    const spec = aSpec()
    await runtime.create(spec)
    const policy = only('networkpolicies').spec as V1NetworkPolicySpec
    expect(policy).toMatchObject({
      podSelector: { matchLabels: { 'halyard.instance': spec.containerId } },
      policyTypes: ['Ingress', 'Egress'],
      ingress: [{ ports: [{ protocol: 'TCP', port: 80 }] }],
    })
    const [internet, names] = policy.egress ?? []
    expect(internet?.to?.[0]?.ipBlock?.except).toEqual(
      expect.arrayContaining(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '127.0.0.0/8', '203.0.113.0/24']), // oxfmt-ignore
    )
    expect(names).toMatchObject({ to: [{ ipBlock: { cidr: '192.0.2.53/32' } }], ports: [{ port: 53 }, { port: 53 }] }) // oxfmt-ignore
    const { dnsPolicy, dnsConfig } = podSpec()
    expect({ dnsPolicy, dnsConfig }).toEqual({
      dnsPolicy: 'None',
      dnsConfig: { nameservers: ['192.0.2.53'] },
    })
    // The policy exists before the pod.
    const made = cluster.store.changes.filter(({ type }) => type === 'ADDED').map(({ resource }) => resource)
    expect(made).toEqual(['namespaces', 'networkpolicies', 'services', 'pods'])
  })

  it('players connect through a node port, the platform through the cluster IP', async () => {
    const published = await runtime.create(aSpec())
    const service = serviceSpec()
    expect(published).toMatchObject({
      ip: service.clusterIP,
      port: 80,
      publicPort: service.ports?.[0]?.nodePort,
    })
    await runtime.destroy(published.containerId)
    await runtime.create(aSpec({ isProxied: true }))
    expect(serviceSpec().type).toBe('ClusterIP')
  })

  it.each([
    ['registry.test:5000/web/shop:1', 'registry.test:5000', 'a'],
    ['registry.test:6000/web/shop:1', 'registry.test:6000', 'b'],
    ['shop', 'https://index.docker.io/v1/', 'c'],
  ])('the account for %s is kept as a secret that its pod names', async (image, address, userName) => {
    const account = (name: string) => ({ userName: name, password: 'p"w' })
    const accounts = { 'registry.test:5000': account('a'), 'registry.test': account('b'), 'docker.io': account('c') } // oxfmt-ignore
    cluster.node.images.set(image, { kind: 'runs' })
    // The secret of an earlier start has another password.
    await openAt(cluster, { accounts: Object.fromEntries(Object.entries(accounts).map(([host, { userName: name }]) => [host, { userName: name, password: 'old' }])) }).create(aSpec({ image })) // oxfmt-ignore
    const { containerId } = await openAt(cluster, { accounts }).create(aSpec({ image }))
    const [secret, ...others] = cluster.store.list('secrets') as unknown as V1Secret[]
    expect(others).toEqual([])
    const pod = cluster.store
      .list('pods')
      .find((one) => one.metadata.labels?.['halyard.instance'] === containerId)
    expect(pod?.spec).toMatchObject({ imagePullSecrets: [{ name: secret?.metadata?.name }] })
    const text = Buffer.from(secret?.data?.['.dockerconfigjson'] ?? '', 'base64').toString()
    const auth = Buffer.from(`${userName}:p"w`).toString('base64')
    expect(JSON.parse(text)).toEqual({ auths: { [address]: { username: userName, password: 'p"w', auth } } })
  })

  it.each([
    ['9 Lives!', 'chal-9-lives'],
    ['UPPER_and.dots', 'upper-and-dots'],
    ['x'.repeat(90), 'x'.repeat(40)],
    ['___', 'chal'],
  ])('an image called %s gives a name that the cluster takes', async (base, start) => {
    const image = `registry.test/team/${base}:1`
    cluster.node.images.set(image, { kind: 'runs' })
    const { runtimeId } = await runtime.create(aSpec({ image }))
    expect(runtimeId).toMatch(new RegExp(`^${start}-[0-9a-f]{16}$`))
  })

  it.each([
    ['ErrImagePull', 'manifest unknown'],
    ['ImagePullBackOff', 'Back-off pulling image'],
    ['InvalidImageName', 'couldn’t parse image name'],
  ])('%s ends the start with the reason of the node', async (reason, message) => {
    cluster.node.images.set(missingImage, { kind: 'waits', reason, message })
    const told: string[] = []
    const start = runtime.create(aSpec({ image: missingImage }), ({ phase }) => told.push(phase))
    await expect(start).rejects.toMatchObject({
      failure: 'image',
      message: `${missingImage} cannot be pulled (${reason}): ${message}`,
    })
    // A fast node fails before the platform checks, so any of these may be published.
    expect(['Starting', 'Pulling']).toEqual(expect.arrayContaining(told))
    expect(all()).toEqual([])
  })

  it('a slow start survives broken connections', async () => {
    cluster.node.pullMs = 2500
    const start = runtime.create(aSpec())
    await until(() => cluster.store.list('pods').length > 0, 'a pod')
    cluster.dropConnections(2)
    await expect(start).resolves.toMatchObject({ status: 'Running' })
  })

  it('a start that never completes times out with a reason', async () => {
    runtime = openAt(cluster, { limits: { startMs: 300, goneMs: 5000, pauseMs: 5 } })
    cluster.node.fullBecause = '0/3 nodes are available: 3 Insufficient memory.'
    await expect(runtime.create(aSpec())).rejects.toMatchObject({
      failure: 'full',
      message: expect.stringContaining('3 Insufficient memory'),
    })
    cluster.node.fullBecause = null
    cluster.node.pullMs = 60_000
    await expect(runtime.create(aSpec())).rejects.toMatchObject({ failure: 'failed' })
    expect(all()).toEqual([])
  })

  it.each(['networkpolicies', 'services', 'pods'] as const)(
    'what a refusal of %s leaves half done is removed; a passing one is tried again',
    async (resource) => {
      const refusal = { method: 'POST', resource, status: 403, message: 'exceeded quota: compute' }
      cluster.faults.push(refusal)
      await expect(runtime.create(aSpec())).rejects.toMatchObject({
        failure: 'full',
        message: 'Kubernetes answers 403: exceeded quota: compute',
      })
      expect(all()).toEqual([])

      // The response is lost, but the request was executed.
      cluster.faults.push({ ...refusal, status: 504, message: 'timed out', isDone: true })
      await expect(runtime.create(aSpec())).resolves.toMatchObject({ status: 'Running' })
      expect(all()).toHaveLength(3)

      cluster.faults.push({ ...refusal, status: 500, message: 'etcd is away', times: 3 })
      await expect(runtime.create(aSpec())).rejects.toMatchObject({ failure: 'failed' })
      expect(all()).toHaveLength(3)
    },
  )

  it('a failed removal is reported and can be retried', async () => {
    const { containerId } = await runtime.create(aSpec())
    cluster.faults.push({ method: 'DELETE', resource: 'pods', status: 500, message: 'etcd is away' })
    await expect(runtime.destroy(containerId)).rejects.toMatchObject({ failure: 'failed' })
    expect(await runtime.list()).toEqual([{ containerId, status: 'Running' }])
    await runtime.destroy(containerId)
    expect(all()).toEqual([])
  })

  it('pods of a node that is down stay listed and isolated until they are deleted', async () => {
    runtime = openAt(cluster, { limits: { startMs: 5000, goneMs: 100, pauseMs: 5 } })
    const { containerId } = await runtime.create(aSpec())
    cluster.node.isAway = true
    await runtime.destroy(containerId)
    expect(await runtime.list()).toEqual([{ containerId, status: 'Stopped' }])
    expect(cluster.store.list('networkpolicies')).toHaveLength(1)
    cluster.node.isAway = false
    await runtime.destroy(containerId)
    expect(await runtime.list()).toEqual([])
    expect(all()).toEqual([])
  })

  it('a container that the cluster ends is stopped', async () => {
    const { containerId } = await runtime.create(aSpec())
    cluster.node.end(only('pods'))
    expect(await runtime.inspect(containerId)).toMatchObject({ status: 'Stopped' })
    expect(await runtime.list()).toEqual([{ containerId, status: 'Stopped' }])
  })

  it('resource use is read if the cluster measures it', async () => {
    const { containerId } = await runtime.create(aSpec())
    expect(await runtime.stats(containerId)).toEqual({ cpuPercent: 1.25, memoryBytes: 3072 * 1024 })
    cluster.metrics = { of: () => undefined }
    expect(await runtime.stats(containerId)).toBeNull()
    cluster.metrics = null
    expect(await runtime.stats(containerId)).toBeNull()
  })

  it('a namespace that someone deletes is made again', async () => {
    await runtime.ping()
    const made = cluster.store.get('namespaces', '', namespace)
    expect(made?.metadata.labels).toEqual({ 'pod-security.kubernetes.io/enforce': 'baseline' })
    if (made) cluster.store.remove('namespaces', made)
    await expect(runtime.create(aSpec())).resolves.toMatchObject({ status: 'Running' })
  })

  it('a cluster that is away is named so, and used once it is back', async () => {
    await runtime.ping()
    await cluster.goAway()
    await expect(runtime.create(aSpec())).rejects.toMatchObject({ failure: 'unreachable' })
    await cluster.start()
    await expect(runtime.create(aSpec())).resolves.toMatchObject({ status: 'Running' })
  })

  it('a rejected client gets the reason', async () => {
    const text = readFileSync(cluster.kubeConfig, 'utf8').replace(/"token":"[^"]*"/, '"token":"wrong"')
    writeFileSync(cluster.kubeConfig, text)
    const message = 'Kubernetes answers 401: Unauthorized'
    await expect(openAt(cluster).ping()).rejects.toMatchObject({ failure: 'failed', message })
  })

  it('a platform that ends waits for nothing', async () => {
    cluster.node.pullMs = 60_000
    const start = runtime.create(aSpec())
    await until(() => cluster.store.list('pods').length > 0, 'a pod')
    await runtime.dispose()
    await expect(start).rejects.toMatchObject({ failure: 'failed' })
  })
})
