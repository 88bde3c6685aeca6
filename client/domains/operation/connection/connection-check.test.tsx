import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../../tests/kit/client/render-page.tsx'
import { idleSeconds } from '../../../../rules/connection-check/judge.ts'
import { ConnectionCheck } from './ConnectionCheck.tsx'

const seen = {
  address: '198.51.100.4',
  forwardedFor: 2,
  origin: location.origin,
  hasCookie: true,
  uploadLimit: 1,
}
let headers: Record<string, string> = {}
let isWithEvents = true
let sockets: FakeSocket[] = []
let isSocketPassed = true

class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  readonly url: string
  readyState = 1
  constructor(url: string) {
    super()
    this.url = url
    sockets.push(this)
    queueMicrotask(() => this.dispatchEvent(new Event(isSocketPassed ? 'open' : 'close')))
  }
  send() {
    queueMicrotask(() => this.dispatchEvent(new Event('message')))
  }
  close() {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
}

function answerTo(path: string, init: RequestInit, changed: Partial<typeof seen>): Response {
  if (path === '/api/openapi.json') return new Response('{}', { headers })
  if (!new Headers(init.headers).get('accept')?.includes('text/event-stream'))
    return new Response(JSON.stringify({ ...seen, ...changed }), { headers })
  const body = new ReadableStream({
    start: (controller) =>
      isWithEvents ? controller.enqueue(new TextEncoder().encode('data: {}\n\n')) : controller.close(),
  })
  return new Response(body)
}

function renderCheck(changed: Partial<typeof seen> = {}) {
  const asked = vi.fn(async (path: string, init: RequestInit) => answerTo(path, init, changed))
  vi.stubGlobal('fetch', asked)
  renderPage(<ConnectionCheck />, { at: '/admin/operations' })
  return asked
}

beforeEach(() => {
  // The other timers stay real, so that the tests can wait for texts.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  vi.stubGlobal('WebSocket', FakeSocket)
  headers = { server: 'nginx', 'content-encoding': 'gzip' }
  isWithEvents = true
  isSocketPassed = true
  sockets = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
const texts = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => item.textContent)
    .join('\n')

test('says that everything works, after a silent connection was held', async () => {
  const asked = renderCheck()
  press('Check connection')
  await screen.findByText(/^A silent connection is held/)
  await act(() => vi.advanceTimersByTimeAsync(idleSeconds * 1000))
  await screen.findByText('Everything works.')
  expect(screen.getAllByText('Works')).toHaveLength(7)
  expect(texts()).toContain('The platform sees you as 198.51.100.4.')
  expect(new Headers(asked.mock.calls[0]?.[1].headers).get('x-forwarded-for')).toBe('203.0.113.77')
  expect(sockets[0]?.url).toBe(`${location.origin.replace('http', 'ws')}/graphql`)
})

test('says for each fault what to write for the proxy in use', async () => {
  headers = { server: 'nginx' }
  isWithEvents = false
  isSocketPassed = false
  renderCheck({ forwardedFor: 0, origin: 'http://backend', hasCookie: false })
  press('Check connection')
  await screen.findByText(/^Something is broken/)
  expect(screen.getAllByText('Broken')).toHaveLength(6)
  expect(screen.queryByText('Works')).toBeNull()
  for (const sentence of [
    'The platform sees everybody as 198.51.100.4, the address of the proxy.',
    'The platform takes its address for http://backend.',
    'A cookie of the platform does not come back.',
    'Answers arrive without compression.',
    'The proxy holds events back.',
    'No WebSocket opens.',
    'proxy_buffering off;',
    'Name the address of the proxy in HALYARD_TRUSTED_PROXIES.',
  ])
    expect(texts()).toContain(sentence)
  expect(texts()).not.toContain('Apache')
  const [, origin] = screen.getAllByRole('listitem')
  expect(origin?.textContent).toContain('proxy_set_header Host $http_host;')
  expect(origin && within(origin).getByRole('button', { name: 'Copy' })).toBeDefined()
})

test('a run that is canceled closes the silent connection and starts again from the beginning', async () => {
  renderCheck()
  press('Check connection')
  await screen.findByText(/^A silent connection is held/)
  press('Cancel')
  screen.getByText('Canceled. Not everything was checked.')
  expect(sockets[0]?.readyState).toBe(3)
  press('Check again')
  await screen.findByText(/^A silent connection is held/)
  expect(sockets).toHaveLength(2)
  expect(screen.queryByText('Canceled. Not everything was checked.')).toBeNull()
})

test('says how long a silent connection lived that the proxy cut', async () => {
  renderCheck()
  press('Check connection')
  await screen.findByText(/^A silent connection is held/)
  await act(() => vi.advanceTimersByTimeAsync(9000))
  const held = /held: (\d+) of/.exec(texts())?.[1]
  expect(Number(held)).toBeGreaterThanOrEqual(9)
  act(() => sockets[0]?.close())
  await screen.findByText(`A silent connection was cut after ${held} s.`)
  expect(texts()).toContain('proxy_read_timeout 1h; proxy_send_timeout 1h;')
})

test('tells a fault of the network, and an answer that is not that of the platform', async () => {
  const asked = renderCheck()
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  press('Check connection')
  await screen.findByText(/^The platform does not answer\./)
  asked.mockResolvedValueOnce(new Response('Not found', { status: 404 }))
  press('Check again')
  await screen.findByText(/^\/healthz\/request answers with status 404/)
  expect(screen.getByRole('button', { name: 'Check again' })).toBeDefined()
})
