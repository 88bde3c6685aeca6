import type { Readable } from 'node:stream'
import type Docker from 'dockerode'
import type { RegistryAccounts } from '../../../config/container-config.ts'
import { ContainerRuntimeError, type EngineImages } from '../container-runtime.ts'
import { ifExists, toRuntimeError, withRuntimeErrors } from './docker-faults.ts'
import { followPull } from './pull-progress.ts'

type OnPercent = (percent: number | null) => void

type Options = { docker: Docker; engine: string; accounts: RegistryAccounts }

/** The images of a Docker Engine. */
export function createEngineImages({ docker, engine, accounts }: Options): EngineImages {
  const pulls = new Map<string, { done: Promise<void>; listeners: Set<OnPercent> }>()

  async function pullNow(image: string, publish: OnPercent): Promise<void> {
    const account = accountFor(image, accounts)
    const stream = await docker.pull(withTag(image), account ? { authconfig: account } : {})
    await followPull(stream as Readable, publish)
    if (!(await has(image))) throw new ContainerRuntimeError('image', 'the engine did not get the image')
  }

  async function pull(image: string, onPercent: OnPercent): Promise<void> {
    if (imageBaseName(image).trim() === '') throw new ContainerRuntimeError('image', 'the image has no name')
    const running = pulls.get(image) ?? start(image)
    running.listeners.add(onPercent)
    onPercent(null)
    try {
      await running.done
    } catch (error) {
      throw toRuntimeError(error, 'image')
    } finally {
      running.listeners.delete(onPercent)
    }
  }

  function start(image: string) {
    const listeners = new Set<OnPercent>()
    const publish: OnPercent = (percent) => listeners.forEach((listener) => listener(percent))
    const pull = { listeners, done: pullNow(image, publish).finally(() => pulls.delete(image)) }
    pull.done.catch(() => undefined)
    pulls.set(image, pull)
    return pull
  }

  async function has(image: string): Promise<boolean> {
    if (imageBaseName(image).trim() === '') return false
    return (await withRuntimeErrors(ifExists(docker.getImage(image).inspect()))) !== null
  }

  return { engine, has, pull }
}

/** `registry.example.org:5000` of `registry.example.org:5000/web/shop:1`; null for images of Docker Hub. */
export function registryOf(image: string): string | null {
  const [first = '', ...rest] = image.split('/')
  return rest.length > 0 && (/[.:]/.test(first) || first === 'localhost') ? first : null
}

export type RegistryLogin = { username: string; password: string; serveraddress: string }

/** The account for the registry of an image: by host and port, otherwise by host. Null for an anonymous pull. */
export function accountFor(image: string, accounts: RegistryAccounts): RegistryLogin | null {
  const registry = registryOf(image) ?? 'docker.io'
  const account = accounts[registry] ?? accounts[registry.replace(/:\d+$/, '')]
  const serveraddress = registry === 'docker.io' ? 'https://index.docker.io/v1/' : registry
  return account ? { username: account.userName, password: account.password, serveraddress } : null
}

/** Without a tag Docker would pull all tags. */
function withTag(image: string): string {
  const name = image.slice(image.lastIndexOf('/') + 1)
  return /[:@]/.test(name) ? image : `${image}:latest`
}

/** The last part of an image's name, without tag and digest. */
export function imageBaseName(image: string): string {
  return image.slice(image.lastIndexOf('/') + 1).replace(/[:@].*$/s, '')
}
