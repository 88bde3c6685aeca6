import { readFile } from 'node:fs/promises'
import type Docker from 'dockerode'
import type { Logger } from '../../../runtime/logger.ts'
import { createClosedFirewall, type Firewall } from './container-firewall.ts'
import { withRuntimeErrors } from './docker-faults.ts'

/** How the platform reaches containers whose networks are not in its own network namespace. */
export type Remote = {
  host: string
  /** The address of the engine at which it publishes the ports of proxied containers. */
  proxyAddress: string
}

export type EnginePlace = {
  /** Null: the networks of the containers are in the network namespace of the platform. */
  remote(): Promise<Remote | null>
  /** The firewall of the place; null if the operator isolates containers. */
  firewall(): Promise<Firewall | null>
  /** Looks for the bridge of a container that runs. False: the engine turns out to be elsewhere. */
  confirm(bridge: string): Promise<boolean>
}

type Options = {
  docker: Docker
  /** Set if the address of the engine says that it is on another machine. */
  remote: Remote | null
  /** For containers where `remote` says. Null if the operator isolates containers. */
  firewall: Firewall | null
  logger: Logger
}

/** A part of the answer of an engine to `/info`; Podman has it in a member of its own. */
type Info = { SecurityOptions?: string[] | null; Rootless?: boolean }

const loopback: Remote = { host: '127.0.0.1', proxyAddress: '127.0.0.1' }

/**
 * Where the networks of an engine are. An engine at a socket can be in another network namespace: a rootless one, one in a
 * virtual machine, or one behind a forwarded socket.
 */
export function createEnginePlace({ docker, remote, firewall, logger }: Options): EnginePlace {
  /** Undefined before the engine has answered. */
  let found: Remote | null | undefined = remote ?? undefined
  let closed: Firewall | null = null

  function noteElsewhere(why: string): Remote {
    found = loopback
    closed = createClosedFirewall(`in a network namespace that is not that of the platform (${why})`, logger)
    logger.warn(
      `the networks of challenge containers are not in the network namespace of the platform (${why}): it connects to containers through published ports`,
    )
    return found
  }

  async function read(): Promise<Remote | null> {
    if (found !== undefined) return found
    const { SecurityOptions, Rootless } = (await withRuntimeErrors(docker.info())) as Info
    // Another call may have read it meanwhile.
    if (found !== undefined) return found
    const isRootless = Rootless || SecurityOptions?.some((option) => option.startsWith('name=rootless'))
    return isRootless ? noteElsewhere('the engine is rootless') : (found = null)
  }

  return {
    remote: read,
    async firewall() {
      await read()
      return firewall && (closed ?? firewall)
    },
    async confirm(bridge) {
      if (found || (await hasInterface(bridge))) return true
      noteElsewhere('the platform does not see the bridges of the engine')
      return false
    },
  }
}

/** `/sys/class/net` shows the namespace in which it was mounted, this file that of the process. */
async function hasInterface(name: string): Promise<boolean> {
  const interfaces = await readFile('/proc/self/net/dev', 'utf8').catch(() => '')
  return interfaces.split('\n').some((line) => line.trim().startsWith(`${name}:`))
}
