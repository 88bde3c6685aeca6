import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { readHostName, type CompatHost, type CompatInterface } from '../config/compat-hosts.ts'

const defaultPorts = [80, 443]

/** What the host of a request speaks by `HALYARD_COMPAT_HOSTS`; null at every other host. */
export function compatInterface(
  hosts: readonly CompatHost[],
  { headers }: Pick<IncomingMessage, 'headers'>,
): CompatInterface | null {
  if (hosts.length === 0 || headers.host === undefined) return null
  const asked = readHostName(headers.host)
  if (!asked) return null
  const named = hosts.filter(({ name }) => name === asked.name)
  const found =
    named.find(({ port }) => port !== null && isPort(port, asked.port)) ??
    named.find(({ port }) => port === null)
  return found?.interface ?? null
}

/** Clients leave out the default port of their protocol. */
function isPort(port: number, asked: number | null): boolean {
  return asked === null ? defaultPorts.includes(port) : port === asked
}

type Strategy = Parameters<FastifyInstance['addConstraintStrategy']>[0]
type Handler = Parameters<ReturnType<Strategy['storage']>['set']>[1]

/** The constraint of routes that only a host with the interface `kind` has; they come before the routes of every host. */
export const interfaceConstraint = 'interface'

export function interfaceStrategy(hosts: readonly CompatHost[]): Strategy {
  return {
    name: interfaceConstraint,
    storage() {
      const handlers = new Map<unknown, Handler>()
      return {
        get: (kind: unknown) => handlers.get(kind) ?? null,
        set: (kind: unknown, handler: Handler) => void handlers.set(kind, handler),
      }
    },
    deriveConstraint: (request) => compatInterface(hosts, request)?.kind,
  }
}
