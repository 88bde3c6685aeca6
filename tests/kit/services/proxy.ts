import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import type { Client } from 'pg'
import { WebSocket } from 'ws'
import type { TestApp } from '../server/app.ts'
import type { PlayedGame } from '../world/played-game.ts'

export const proxySettings = { HALYARD_PORT_MAPPING: 'PlatformProxy', HALYARD_TRAFFIC_CAPTURE: 'on' }

export type TestTarget = {
  port: number
  /** The open connections, in the order in which they arrived. */
  sockets: Socket[]
  stop(): Promise<void>
}

/** A TCP server in place of the service in a container. It echoes unless `serve` is given. */
export async function startTarget(
  serve: (socket: Socket) => void = (socket) => socket.pipe(socket),
): Promise<TestTarget> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.splice(sockets.indexOf(socket), 1))
    serve(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    sockets,
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

type Row = { port: number; ip?: string; isProxy?: boolean; status?: 'Running' | 'Destroyed' }

/** Inserts a container row without a container. Returns its id. */
export async function addContainer(
  database: Pick<Client, 'query'>,
  { port, ip = '127.0.0.1', isProxy = true, status = 'Running' }: Row,
): Promise<string> {
  const id = randomUUID()
  await database.query(
    `INSERT INTO container (id, image, container_id, status, expect_stop_at, is_proxy, ip, port)
     VALUES ($1, 'harbour/echo:1', $2, $3::"ContainerStatus", now() + interval '1 hour', $4, $5, $6)`,
    [id, `backend-${id}`, status, isProxy, ip, port],
  )
  return id
}

type RunningContainer = { played: PlayedGame; containerId: string; flagId?: number }

/** Assigns the container to the game's first team for the first challenge. */
export async function giveToFirstTeam(test: TestApp, { played, containerId, flagId }: RunningContainer) {
  const key = {
    challengeId: played.challengeIds[0] ?? 0,
    participationId: played.players[0]?.participationId ?? 0,
  }
  const data = { containerId, ...(flagId !== undefined && { flagId }) }
  await test.services.db.assignment.upsert({
    where: { challengeId_participationId: key },
    create: { ...key, gameId: played.gameId, ...data },
    update: data,
  })
  return key
}

export function proxyUrl(test: { url: string }, id: string, folder = ''): string {
  return `${test.url.replace(/^http/, 'ws')}/api/proxy/${folder}${id}`
}

/** Opens a WebSocket. @throws Error with the status of a rejected handshake */
export async function dial(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false })
  const answer = await Promise.race([
    once(socket, 'open').then(() => null),
    once(socket, 'unexpected-response').then(
      ([, response]) => (response as { statusCode: number }).statusCode,
    ),
  ])
  if (answer !== null) {
    socket.on('error', () => undefined).terminate()
    throw new Error(`refused with ${answer}`)
  }
  return socket
}

type Refusal = { status: number; body: unknown }

/** The status and body of a rejected handshake. */
export async function refusalOf(url: string, headers: Record<string, string> = {}): Promise<Refusal> {
  const socket = new WebSocket(url, { headers })
  socket.on('error', () => undefined)
  const [, response] = (await Promise.race([
    once(socket, 'unexpected-response'),
    once(socket, 'open').then(() => Promise.reject(new Error('the handshake was accepted'))),
  ])) as [unknown, AsyncIterable<Buffer> & { statusCode: number }]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  return { status: response.statusCode, body: text === '' ? null : JSON.parse(text) }
}

/** Sends bytes and reads `length` bytes, by default as many as it sent. */
export async function exchange(socket: WebSocket, bytes: Buffer | string, length?: number): Promise<Buffer> {
  const sent = Buffer.from(bytes)
  const wanted = length ?? sent.length
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const received: Buffer[] = []
  let count = 0
  const read = (chunk: Buffer) => {
    received.push(chunk)
    count += chunk.length
    if (count >= wanted) resolve(Buffer.concat(received))
  }
  const fail = () => reject(new Error(`closed after ${count} of ${wanted} bytes`))
  socket.on('message', read).once('close', fail)
  socket.send(sent)
  try {
    return await promise
  } finally {
    socket.off('message', read).off('close', fail)
  }
}

/** The close code of a WebSocket: 1005 for a close frame without a code, 1006 without a close frame. */
export async function closeCode(socket: WebSocket): Promise<number> {
  const [code] = await once(socket, 'close')
  return code as number
}
