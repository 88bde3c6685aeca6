import type { RegistryLogin } from '../docker/docker-images.ts'
import type { KubernetesClient } from './kubernetes-client.ts'
import { codeOf } from './kubernetes-faults.ts'
import { namespaceOf, pullSecretOf } from './kubernetes-objects.ts'

type Options = { client: KubernetesClient; namespace: string; owner: string }

/** Creates what containers need: the namespace, and its registry accounts. */
export function createHome({ client, namespace, owner }: Options) {
  const { core } = client
  let ready: Promise<void> | null = null
  const kept = new Set<string>()

  async function provideNamespace(): Promise<void> {
    try {
      await core.readNamespace({ name: namespace })
    } catch (error) {
      // Rights inside a namespace do not include reading the namespace itself.
      if (codeOf(error) === 403) return
      if (codeOf(error) !== 404) throw error
      await unlessThere(core.createNamespace({ body: namespaceOf(namespace) }))
    }
  }

  return {
    async prepare(): Promise<void> {
      ready ??= provideNamespace()
      try {
        await ready
      } catch (error) {
        ready = null
        throw error
      }
    },
    /** Clears the cache after somebody has deleted the objects. */
    clearCache(): void {
      ready = null
      kept.clear()
    },
    /** Stores the account and returns the secret's name. An existing secret may hold an older password. */
    async keepSecret(login: RegistryLogin): Promise<string> {
      const body = pullSecretOf(login, owner)
      const { name } = body.metadata
      if (kept.has(name)) return name
      const isNew = await unlessThere(core.createNamespacedSecret({ namespace, body }))
      if (!isNew) await core.replaceNamespacedSecret({ namespace, name, body })
      kept.add(name)
      return name
    },
  }
}

async function unlessThere(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (codeOf(error) !== 409) throw error
    return false
  }
}
