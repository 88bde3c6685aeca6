import type { ContainerRuntime } from '../../../../server/ports/containers/container-runtime.ts'
import {
  createKubernetesClient,
  readKubeConfig,
} from '../../../../server/ports/containers/kubernetes/kubernetes-client.ts'
import { createKubernetesContainerRuntime } from '../../../../server/ports/containers/kubernetes/kubernetes-container-runtime.ts'
import type { TestKubernetes } from './test-kubernetes.ts'

export const namespace = 'halyard-challenges'
type Options = Parameters<typeof createKubernetesContainerRuntime>[0]

/** The backend of a platform on a test cluster, with short limits of time. */
export function openAt(cluster: TestKubernetes, change: Partial<Options> = {}): ContainerRuntime {
  return createKubernetesContainerRuntime({
    client: createKubernetesClient(readKubeConfig(cluster.kubeConfig)),
    namespace,
    owner: 'platform-a',
    accounts: {},
    egress: [],
    dns: [],
    limits: { startMs: 20_000, goneMs: 10_000, pauseMs: 5 },
    ...change,
  })
}
