import { pino } from 'pino'
import { afterAll, beforeAll, describe } from 'vitest'
import { loadConfig } from '../../server/config/config.ts'
import type { ContainerRuntime } from '../../server/ports/containers/container-runtime.ts'
import {
  createKubernetesClient,
  readKubeConfig,
} from '../../server/ports/containers/kubernetes/kubernetes-client.ts'
import { policyOf } from '../../server/ports/containers/kubernetes/kubernetes-objects.ts'
import { openContainerRuntime } from '../../server/ports/containers/open-container-runtime.ts'
import { TestKubernetes } from '../kit/services/kubernetes/test-kubernetes.ts'
import { aSpec, describeContainerRuntime } from './container-runtime.contract.ts'

const namespace = 'halyard-challenges'
const logger = pino({ level: 'silent' })

describe('Kubernetes, played by a test server', () => {
  const cluster = new TestKubernetes()
  const open = (secret: string, kubeConfig = cluster.kubeConfig) => {
    const config = loadConfig({ HALYARD_CONTAINERS: 'kubernetes', KUBECONFIG: kubeConfig }, '/nowhere')
    return openContainerRuntime({ config, secret, logger })
  }
  const gone = new TestKubernetes()
  let runtime: ContainerRuntime
  let stranger: ContainerRuntime
  let away: ContainerRuntime
  beforeAll(async () => {
    cluster.node.isServing = true
    await cluster.start()
    runtime = await open('one')
    stranger = await open('another')
    await gone.start()
    await gone.goAway()
    away = await open('one', gone.kubeConfig)
  })
  afterAll(async () => {
    await Promise.all([runtime.dispose(), stranger.dispose(), away.dispose()])
    await cluster.stop()
    await gone.stop()
  })

  /** The policy is created before the pod. */
  async function leaveHalf(containerId: string): Promise<void> {
    const whole = await runtime.create(aSpec())
    const labels = cluster.store.list('pods')[0]?.metadata.labels
    await runtime.destroy(whole.containerId)
    const owner = labels?.['halyard.platform'] ?? ''
    const surroundings = { owner, egress: [], dns: [], pullSecret: null }
    const { networking } = createKubernetesClient(readKubeConfig(cluster.kubeConfig))
    await networking.createNamespacedNetworkPolicy({
      namespace,
      body: policyOf(aSpec({ containerId }), surroundings),
    })
  }

  describeContainerRuntime('Kubernetes', () => ({ runtime, stranger, away, leaveHalf }), {
    holdsLimits: false,
  })
})
