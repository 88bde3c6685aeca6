import { act, screen } from '@testing-library/react'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Observable, type RequestParameters } from 'relay-runtime'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import { waitTimeoutMs } from '../../../tests/kit/timeouts.ts'
import { fetchOperation } from '../../relay/transport/fetch-operation.ts'
import { noteBuild, untilServerAnswers } from '../../relay/transport/server-watch.ts'
import { subscribeByStream } from '../../relay/transport/stream-subscription.ts'
import { subscribeOperation } from '../../relay/transport/subscribe-operation.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'

// A page reads its build from its own entry script when its modules load.
const own = vi.hoisted(() => {
  document.head.innerHTML = '<link rel="modulepreload" data-entry href="/app/index-own.js">'
  return '/app/index-own.js'
})
const other = '/app/index-other.js'
const operation: RequestParameters = {
  cacheID: 'a',
  id: null,
  metadata: {},
  name: 'Follow',
  operationKind: 'subscription',
  providedVariables: {},
  text: 'subscription Follow { countedAttemptsChanged }',
}

let server: WebSocketServer
let served = own

beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', handleProtocols: () => 'graphql-transport-ws' })
  server.on('connection', (socket) =>
    socket.on('message', (data) => {
      if (String(data).includes('"subscribe"')) server.emit('subscribed')
      else socket.send(JSON.stringify({ type: 'connection_ack', payload: { clientBuild: served } }))
    }),
  )
  await once(server, 'listening')
})
afterAll(() => {
  for (const socket of server.clients) socket.terminate()
  server.close()
})

const dayMs = 86_400_000
let day = 0

beforeEach(() => {
  served = own
  // Each test is long after the deployment of the one before.
  day += 1
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 1) + day * dayMs })
  noteBuild(own)
  renderPage(<ConnectionNotice />, { at: '/' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const note = () => screen.queryByText('A new version is available. Save your work, then reload.')
const untilNoted = () => vi.waitFor(() => expect(note()).not.toBeNull(), waitTimeoutMs)

test('an answer of the former build, which a deployment still sends, does not hide the note', async () => {
  act(() => noteBuild(other))
  vi.stubGlobal('fetch', async () => new Response(`<link data-entry href="${own}">`))
  await act(untilServerAnswers)
  expect(note()).not.toBeNull()
})

test('a page notices another build when its socket comes back, without a request', async () => {
  const { port } = server.address() as AddressInfo
  vi.stubGlobal('location', { protocol: 'http:', host: `127.0.0.1:${port}` })
  const requests: unknown[] = []
  vi.stubGlobal('fetch', async (address: unknown) => {
    requests.push(address)
    return new Response('')
  })
  const subscribed = once(server, 'subscribed')
  const follow = subscribeOperation(operation, {}, {})
  if (!(follow instanceof Observable)) throw new TypeError('Not an observable')
  const subscription = follow.subscribe({})
  await subscribed
  expect(note()).toBeNull()
  served = other
  const again = once(server, 'subscribed')
  for (const socket of server.clients) socket.close(1012)
  await again
  await act(untilNoted)
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
  expect(requests).toEqual([])
  subscription.unsubscribe()
})

test('a page notices another build from the answer to a request, and from a stream', async () => {
  const headers = { 'x-client-build': other, 'content-type': 'application/json' }
  vi.stubGlobal('fetch', async () => Response.json({ data: {} }, { headers }))
  const answer = fetchOperation({ ...operation, operationKind: 'query' }, {}, {})
  if (!(answer instanceof Observable)) throw new TypeError('Not an observable')
  await act(() => answer.toPromise())
  expect(note()).not.toBeNull()

  vi.setSystemTime(Date.now() + dayMs)
  act(() => noteBuild(own))
  expect(note()).toBeNull()
  vi.stubGlobal('fetch', async () => new Response('', { status: 403, headers }))
  vi.stubGlobal('navigator', { onLine: true })
  const updates = { next() {}, error() {}, complete() {} }
  const stop = subscribeByStream(operation, {}, updates)
  await act(untilNoted)
  stop()
})

test('processes of both builds can answer during a deployment, and the note stays', () => {
  act(() => noteBuild(other))
  act(() => noteBuild(own))
  expect(note()).not.toBeNull()
  vi.setSystemTime(Date.now() + 61_000)
  act(() => noteBuild(own))
  expect(note()).toBeNull()
})

test('an answer that names no build changes nothing', () => {
  act(() => noteBuild(null))
  expect(note()).toBeNull()
})
