import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import { onReconnected } from './connection-state.ts'
import { subscribeOperation } from './subscribe-operation.ts'

const operation: RequestParameters = {
  cacheID: 'a',
  id: null,
  metadata: {},
  name: 'Follow',
  operationKind: 'subscription',
  providedVariables: {},
  text: 'subscription Follow { noticePublished(gameId: 1) { id } }',
}

const answers: Record<string, unknown>[][] = [
  [
    { type: 'next', payload: { data: { noticePublished: { cursor: 'n1' } } } },
    { type: 'error', payload: [{ message: 'Too slow', extensions: { code: 'FELL_BEHIND' } }] },
  ],
  [{ type: 'complete' }],
  [
    { type: 'next', payload: { data: { count: 1 } } },
    { type: 'error', payload: [{ message: 'Too slow', extensions: { code: 'FELL_BEHIND' } }] },
  ],
  [{ type: 'next', payload: { data: { count: 2 } } }, { type: 'complete' }],
]

let server: WebSocketServer
const starts: unknown[] = []

beforeAll(async () => {
  let asked = 0
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', handleProtocols: () => 'graphql-transport-ws' })
  server.on('connection', (socket) => {
    socket.on('message', (data) => {
      const { type, id, payload } = JSON.parse(String(data)) as {
        type: string
        id?: string
        payload?: { variables?: unknown }
      }
      if (type === 'connection_init') socket.send(JSON.stringify({ type: 'connection_ack' }))
      if (type !== 'subscribe') return
      starts.push(payload?.variables)
      for (const message of answers[asked] ?? []) socket.send(JSON.stringify({ ...message, id }))
      asked += 1
    })
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  vi.stubGlobal('location', { protocol: 'http:', host: `127.0.0.1:${port}` })
})

afterAll(() => {
  vi.unstubAllGlobals()
  for (const socket of server.clients) socket.terminate()
  server.close()
})

function receive(variables: Variables): Promise<GraphQLResponse[]> {
  return new Promise((resolve, reject) => {
    const all: GraphQLResponse[] = []
    const items = subscribeOperation(operation, variables, {})
    if (!('subscribe' in items)) throw new Error('not an observable')
    items.subscribe({
      next: (response) => all.push(response as GraphQLResponse),
      error: reject,
      complete: () => resolve(all),
    })
  })
}

it('the subscription of a list continues after the last received item', async () => {
  const variables = Object.freeze({ gameId: 1, after: null })
  await receive(variables)
  expect(starts).toEqual([variables, { gameId: 1, after: 'n1' }])
})

it('a subscription that fell behind continues, and the page refreshes', async () => {
  const onGap = vi.fn()
  const stopListening = onReconnected(onGap)
  const responses = await receive({})
  stopListening()
  expect(responses).toEqual([{ data: { count: 1 } }, { data: { count: 2 } }])
  expect(onGap).toHaveBeenCalledOnce()
})
