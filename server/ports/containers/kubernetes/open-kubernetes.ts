import type { Config } from '../../../config/config.ts'
import type { ContainerRuntime } from '../container-runtime.ts'
import { createKubernetesClient, readKubeConfig } from './kubernetes-client.ts'
import { createKubernetesContainerRuntime } from './kubernetes-container-runtime.ts'

/** @throws Error if no cluster is configured */
export function openKubernetes(
  { containers }: Pick<Config, 'containers'>,
  owner: string,
): { runtime: ContainerRuntime; server: string } {
  const { namespace, kubeConfig, egress, dns } = containers.kubernetes
  const client = createKubernetesClient(readKubeConfig(kubeConfig))
  const accounts = containers.registries
  const runtime = createKubernetesContainerRuntime({ client, namespace, owner, accounts, egress, dns })
  return { runtime, server: client.server }
}
