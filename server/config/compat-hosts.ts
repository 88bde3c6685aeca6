import { z } from 'zod'

/** What a host of its own speaks instead of API level 1.2.6. */
export type CompatInterface = { kind: 'gzctf-1.8'; gameId: null } | { kind: 'ctfd' | 'rctf'; gameId: number }

export type CompatHost = {
  /** In lower case, as browsers write it, without a final dot. */
  name: string
  /** Null: any port. */
  port: number | null
  interface: CompatInterface
}

export type HostName = Pick<CompatHost, 'name' | 'port'>

const mostGames = 2_147_483_647
const hostForm = /^[^\s/?#@\\]+$/
const portForm = /:(\d{1,5})$/

/** Entries such as `later.example=gzctf-1.8`, separated by commas. Each wrong entry is an issue of its own. */
export const compatHosts = z.string().transform((text, context): CompatHost[] => {
  const hosts: CompatHost[] = []
  for (const entry of text.split(',').map((item) => item.trim())) {
    const found = readEntry(entry)
    if (typeof found === 'string') context.addIssue(`${entry || 'an empty entry'}: ${found}`)
    else if (hosts.some((other) => isSameHost(other, found)))
      context.addIssue(`${entry}: an earlier entry has the same host`)
    else hosts.push(found)
  }
  return hosts
})

/** The host that a `Host` header names, with its port if it has one; null if it names none. */
export function readHostName(text: string): HostName | null {
  if (!hostForm.test(text) || !URL.canParse(`http://${text}`)) return null
  const [, port] = portForm.exec(text) ?? []
  const name = new URL(`http://${text}`).hostname.replace(/\.$/, '')
  return name === '' ? null : { name, port: port === undefined ? null : Number(port) }
}

function readEntry(entry: string): CompatHost | string {
  const [host = '', given = '', ...others] = entry.split('=').map((part) => part.trim())
  if (!host || !given || others.length > 0) return 'must be host=interface'
  const name = readHostName(host)
  if (!name) return 'the host must be a name or an address, with or without a port'
  const spoken = readInterface(given.toLowerCase())
  if (!spoken) return 'the interface must be gzctf-1.8, ctfd:GAMEID or rctf:GAMEID'
  return { ...name, interface: spoken }
}

function readInterface(text: string): CompatInterface | null {
  if (text === 'gzctf-1.8') return { kind: 'gzctf-1.8', gameId: null }
  const [, kind, id] = /^(ctfd|rctf):([1-9]\d{0,9})$/.exec(text) ?? []
  const gameId = Number(id)
  return kind && gameId <= mostGames ? { kind: kind as 'ctfd' | 'rctf', gameId } : null
}

function isSameHost(one: HostName, other: HostName): boolean {
  return one.name === other.name && one.port === other.port
}
