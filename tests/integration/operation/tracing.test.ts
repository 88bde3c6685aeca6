import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLogger } from '../../../server/runtime/logger.ts'
import { startTracing } from '../../../server/start/start-tracing.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { until } from '../../kit/wait.ts'

type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: object[] }
type Sent = { resourceSpans: { resource: object; scopeSpans: { spans: Span[] }[] }[] }

const names = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_BSP_SCHEDULE_DELAY', 'OTEL_RESOURCE_ATTRIBUTES']
const former = Object.fromEntries(names.map((name) => [name, process.env[name]]))
const logger = createLogger({ level: 'silent', pretty: false })
const sent: Sent[] = []
let collector: Server
let tracing: Awaited<ReturnType<typeof startTracing>>
let test: TestApp

beforeAll(async () => {
  collector = createServer((request, response) => {
    void take(request, response)
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${port}`
  process.env['OTEL_BSP_SCHEDULE_DELAY'] = '20'
  process.env['OTEL_RESOURCE_ATTRIBUTES'] = 'deployment.environment.name=finals'
  tracing = await startTracing(logger)
  test = await startTestApp()
})

afterAll(async () => {
  await test.dispose()
  await tracing?.dispose()
  for (const [name, value] of Object.entries(former)) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
  collector.closeAllConnections()
  collector.close()
})

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = (await json(request)) as Sent
  if (request.url === '/v1/traces') sent.push(body)
  response.setHeader('content-type', 'application/json').end('{}')
}

const spans = () =>
  sent.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap((part) => part.scopeSpans.flatMap((scope) => scope.spans)),
  )

it('sends a trace from the request over its GraphQL operation to the SQL statements, without values', async () => {
  const user = await signIn(test)
  const traceId = 'a'.repeat(32)
  const callerSpan = 'b'.repeat(16)
  const response = await user.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${traceId}-${callerSpan}-01` },
    body: JSON.stringify({
      query: 'query Secret { viewer { id } posts(first: 3) { edges { node { title } } } }',
    }),
  })
  expect(await response.json()).toMatchObject({ data: { posts: {} } })
  const own = () => spans().filter((span) => span.traceId === traceId)
  const named = (name: string) => own().find((span) => span.name === name)
  await until(() => named('POST /graphql') !== undefined, 'the trace has arrived')
  const request = named('POST /graphql')
  const operation = named('graphql query other')
  expect(request?.parentSpanId).toBe(callerSpan)
  expect(operation?.parentSpanId).toBe(request?.spanId)
  const statements = own().filter(({ name }) => name === 'select')
  expect(statements.filter(({ parentSpanId }) => parentSpanId === operation?.spanId).length).toBeGreaterThan(
    0,
  )
  expect(statements.every(({ attributes }) => JSON.stringify(attributes).includes('db.query.text'))).toBe(
    true,
  )
  expect(JSON.stringify(own())).not.toContain(user.userName)
  expect(JSON.stringify(sent[0]?.resourceSpans[0]?.resource)).toMatch(/halyard.*finals|finals.*halyard/)
})

it('keeps the spans of concurrent requests apart', async () => {
  const user = await signIn(test)
  const ids = Array.from({ length: 40 }, (_, index) => (index + 1).toString(16).padStart(32, '0'))
  await Promise.all(
    ids.map((traceId) =>
      user.fetch('/api/game?count=3', { headers: { traceparent: `00-${traceId}-${'c'.repeat(16)}-01` } }),
    ),
  )
  const roots = () => spans().filter(({ name }) => name === 'GET /api/game')
  await until(() => roots().length === ids.length, 'all traces have arrived')
  for (const root of roots()) {
    const parts = spans().filter(({ traceId }) => traceId === root.traceId)
    expect(parts.filter(({ parentSpanId }) => parentSpanId === root.spanId).length).toBeGreaterThan(0)
  }
})

it('makes no traces of work in the background', async () => {
  const before = spans().length
  await test.services.pool.query('SELECT 1')
  await test.anonymous().rest('GET', '/api/posts/latest')
  await until(() => spans().length > before, 'the request has arrived')
  expect(spans().filter(({ name, parentSpanId }) => name === 'select' && !parentSpanId)).toEqual([])
})

it('is off, and loads nothing, without an endpoint', async () => {
  const endpoint = process.env['OTEL_EXPORTER_OTLP_ENDPOINT']
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT']
  expect(await startTracing(logger)).toBeNull()
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = endpoint
})
