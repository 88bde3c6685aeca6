import { existsSync } from 'node:fs'
import {
  CoreV1Api,
  createConfiguration,
  CustomObjectsApi,
  KubeConfig,
  NetworkingV1Api,
  ServerConfiguration,
  Watch,
} from '@kubernetes/client-node'

export type KubernetesClient = {
  /** The address of the cluster's API. */
  server: string
  core: CoreV1Api
  networking: NetworkingV1Api
  custom: CustomObjectsApi
  watch: Watch
}

const callMs = 30_000
const tokenFile = '/var/run/secrets/kubernetes.io/serviceaccount/token'

/** Reads `files` (a `KUBECONFIG` value); null: the service account of the pod in which this runs. */
export function readKubeConfig(files: string | null): KubeConfig {
  const config = new KubeConfig()
  const [first, ...others] = files?.split(':').filter(Boolean) ?? []
  if (first === undefined) {
    if (!existsSync(tokenFile)) throw new Error('KUBECONFIG is needed outside of a cluster')
    config.loadFromCluster()
    return config
  }
  try {
    config.loadFromFile(first)
    for (const other of others) {
      const more = new KubeConfig()
      more.loadFromFile(other)
      config.mergeConfig(more)
    }
  } catch (error) {
    throw new Error(`KUBECONFIG cannot be read: ${(error as Error).message}`, { cause: error })
  }
  if (!config.getCurrentCluster()) throw new Error('KUBECONFIG names no current cluster')
  return config
}

/** @throws Error if the configuration has no cluster */
export function createKubernetesClient(config: KubeConfig): KubernetesClient {
  const cluster = config.getCurrentCluster()
  if (!cluster) throw new Error('the configuration names no cluster')
  const configuration = createConfiguration({
    baseServer: new ServerConfiguration(cluster.server, {}),
    authMethods: { default: config },
    promiseMiddleware: [
      {
        // Without a timeout a call could wait for minutes.
        async pre(context) {
          context.setSignal(AbortSignal.timeout(callMs))
          return context
        },
        post: async (context) => context,
      },
    ],
  })
  return {
    server: cluster.server,
    core: new CoreV1Api(configuration),
    networking: new NetworkingV1Api(configuration),
    custom: new CustomObjectsApi(configuration),
    watch: new Watch(config),
  }
}
