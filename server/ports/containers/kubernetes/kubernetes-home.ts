import type { RegistryLogin } from '../docker/docker-images.ts'
import type { KubernetesClient } from './kubernetes-client.ts'
import { codeOf } from './kubernetes-faults.ts'
import { namespaceOf, pullSecretOf } from './kubernetes-objects.ts'

type Options = { client: KubernetesClient; namespace: string; owner: string }

/** What containers need around them: the namespace, and the accounts of registries in it. */
export function createHome({ client, namespace, owner }: Options) {
  const { core } = client
  let ready: Promise<void> | null = null
  const kept = new Set<string>()

  async function provideNamespace(): Promise<void> {
    try {
      await core.readNamespace({ name: namespace })
    } catch (error) {
      // Who may work in a namespace need not be allowed to look at it from outside.
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
    /** What was seen is no more: someone has deleted it. */
    forget(): void {
      ready = null
      kept.clear()
    },
    /** Answers the secret's name. What is there may hold an older password. */
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
