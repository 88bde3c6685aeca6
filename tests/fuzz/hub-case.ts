import { setTimeout as wait } from 'node:timers/promises'
import { judge, leakOf, send, timeoutMs, type CaseResult, type FuzzCase } from './case.ts'
import { hubMessages } from './hub-messages.ts'
import { hubSocket } from './hub-socket.ts'
import type { Random } from './random.ts'
import { anyText, damaged, encode, knownId, type Known } from './values.ts'
import type { FuzzWorld } from './world.ts'

const openMs = 150

type Hub = { world: FuzzWorld; role: string; headers: Record<string, string>; path: string; query: string }

/** A client of a SignalR hub: it negotiates, connects over one of the transports, sends messages and leaves. */
export const hubCase: FuzzCase = async (random, world) => {
  const { headers, role } = world.caller(random)
  const name = random.pick(['user', 'user', 'monitor', 'admin'])
  const hub: Hub = { world, role, headers, path: `/hub/${name}`, query: gameOf(random, world.known) }
  const messages = hubMessages(random, world.known)
  const version = random.pick(['1', '1', '1', '0', anyText(random, world.known)])
  const negotiated = await call(hub, 'POST', `/negotiate?${hub.query}&negotiateVersion=${encode(version)}`)
  if (negotiated.finding || random.chance(0.1)) return negotiated
  const id = encode(idOf(random, negotiated.text))
  const transport = random.pick(['socket', 'stream', 'poll'] as const)
  if (transport === 'socket') {
    const target = `${hub.path}?${hub.query}${random.chance(0.2) ? '' : `&id=${id}`}`
    return hubSocket({ world, role, headers, target, messages, isPolite: random.chance(0.5) })
  }
  return speak(hub, { id, transport, messages })
}

type Talk = { id: string; transport: 'stream' | 'poll'; messages: string[] }

async function speak(hub: Hub, { id, transport, messages }: Talk): Promise<CaseResult> {
  const target = `?${hub.query}&id=${id}`
  const accept = transport === 'stream' ? 'text/event-stream' : '*/*'
  const leave = async () => {
    await wait(openMs)
    return call(hub, 'DELETE', target)
  }
  const say = async () => {
    const answers: CaseResult[] = []
    for (const message of messages) answers.push(await call(hub, 'POST', target, { body: message }))
    return answers
  }
  // The first poll opens the connection; the second waits for messages until the connection ends.
  const opened = transport === 'poll' ? [await call(hub, 'GET', target, { accept })] : []
  const [read, said, left] = await Promise.all([call(hub, 'GET', target, { accept }), say(), leave()])
  const all = [...opened, read, ...said, left]
  return { ...read, finding: all.find(({ finding }) => finding !== null)?.finding ?? null }
}

type Call = { accept?: string; body?: string }

/** One request, its text and what it found. */
async function call(hub: Hub, method: string, rest: string, { accept = '*/*', body }: Call = {}) {
  const { world, role, headers, path } = hub
  const response = await send(world, `${path}${rest}`, {
    method,
    headers: { ...headers, accept },
    ...(body !== undefined && { body }),
  })
  const request = `${role} ${method} ${path}${rest} ${body ?? ''}`
  const text = typeof response === 'string' ? '' : await textOf(response)
  const judged = await judge(response, { role, kind: `${method} ${path}`, request })
  const leak = path === '/hub/user' ? leakOf(text, request) : null
  const endless =
    text === 'TimeoutError' ? `the answer does not end within ${timeoutMs} ms: ${request}` : null
  return { ...judged, text, finding: judged.finding ?? endless ?? leak }
}

/** Streams end when the client has asked for the end of its connection. */
function textOf(response: Response): Promise<string> {
  return response
    .clone()
    .text()
    .catch((error: Error) => error.name)
}

function gameOf(random: Random, known: Known): string {
  const id = knownId(random, known, 'gameId') ?? anyText(random, known)
  return random.chance(0.95) ? `game=${encode(String(id))}` : ''
}

/** The token of an answer, or one that the platform did not make. */
function idOf(random: Random, text: string): string {
  const [, token = ''] =
    /"connectionToken":"([^"]+)"/.exec(text) ?? /"connectionId":"([^"]+)"/.exec(text) ?? []
  return random.chance(0.1) ? damaged(random, token) : token
}
