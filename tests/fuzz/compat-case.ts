import { ctfdCalls } from '../../server/domains/feed/ctfd/ctfd-calls.ts'
import { rctfCalls } from '../../server/domains/feed/rctf/rctf-calls.ts'
import { judge, send, type FuzzCase } from './case.ts'
import type { Random } from './random.ts'
import { sendToHost } from './send-to-host.ts'
import { anyJson, anyNumber, anyText, encode, knownId, type Known } from './values.ts'

const interfaces = {
  ctfd: [...callsOf('/api/v1', ctfdCalls), { method: 'GET', path: '/events' }],
  rctf: callsOf('/api', rctfCalls),
}
const parameters = ['page', 'q', 'field', 'name', 'category', 'value', 'bracket_id', 'since_id', 'limit', 'offset', 'division', 'search'] as const // oxfmt-ignore
const counted = new Set(['page', 'value', 'bracket_id', 'since_id', 'limit', 'offset'])

/** The ids that the parameter `{id}` after a folder takes. */
const idNames: Record<string, string> = {
  challenges: 'challengeId',
  challs: 'challengeId',
  notifications: 'noticeId',
  teams: 'teamId',
  users: 'teamId',
}

/** A call of CTFd's or rCTF's API: below `/compat`, or at the host of the interface. */
export const compatCase: FuzzCase = async (random, world) => {
  const { headers, role } = world.caller(random)
  const { known } = world
  const kind = random.pick(['ctfd', 'rctf'] as const)
  const { method, path } = random.pick(interfaces[kind])
  const target = path.replaceAll(/(\w+)\/\{\w+\}/g, (_match, folder: string) => {
    const id = knownId(random, known, idNames[folder] ?? '') ?? anyText(random, known)
    return `${folder}/${encode(String(id))}`
  })
  const address = `${target}${queryOf(random, known)}`
  const atHost = random.chance(0.5)
  const gameId = random.chance(0.8) ? world.gameId : Math.trunc(anyNumber(random, known))
  const route = atHost ? address : `/compat/${kind}/${gameId}${address}`
  const hasBody = method !== 'GET' && random.chance(0.8)
  const body = hasBody ? (JSON.stringify(anyJson(random, known)) ?? '') : undefined
  const request = `${role} ${method} ${atHost ? kind : ''}${route} ${body?.slice(0, 2000) ?? ''}`
  const init = {
    method,
    headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body }),
  }
  const response = await (atHost
    ? sendToHost(world, `${kind}.example`, route, init)
    : send(world, route, init))
  return judge(response, { role, kind: `${kind} ${method}`, request, isPublic: true })
}

function callsOf(base: string, calls: Readonly<Record<string, string>>) {
  return Object.entries(calls).flatMap(([call, methods]) =>
    methods.split(' ').map((method) => ({ method, path: `${base}${call}` })),
  )
}

function queryOf(random: Random, known: Known): string {
  const chosen = parameters.filter(() => random.chance(0.2))
  const pairs = chosen.map((name) => {
    const isNumber = counted.has(name) && random.chance(0.8)
    const value = isNumber ? String(Math.trunc(anyNumber(random, known))) : anyText(random, known)
    return `${name}=${encode(value)}`
  })
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}
