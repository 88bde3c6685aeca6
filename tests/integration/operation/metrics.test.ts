import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { freePort } from '../../../server/database/free-port.ts'
import { startOwnMetrics } from '../../../server/http/health/process-metrics.ts'
import { RateLimitedError } from '../../../server/use-case/errors.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { captureLog, type CapturedLog } from '../../kit/server/captured-log.ts'
import { flagOf, makePlayedGame, submit, type PlayedGame } from '../../kit/world/played-game.ts'
import { tool } from './proxy-kinds.ts'

const folder = path.resolve(import.meta.dirname, '../../../deploy')
const rulesFile = path.join(folder, 'prometheus/halyard.rules.yaml')

let test: TestApp
let log: CapturedLog
let played: PlayedGame
let metrics: Awaited<ReturnType<typeof startOwnMetrics>>
let url: string

beforeAll(async () => {
  log = captureLog('warn')
  test = await startTestApp({ logger: log.logger, env: { HALYARD_SLOW_STATEMENT_MS: '50' } })
  const metricsPort = await freePort()
  metrics = await startOwnMetrics({ ...test.services, config: { ...test.services.config, metricsPort } })
  url = `http://127.0.0.1:${metricsPort}/metrics`
  played = await makePlayedGame(test, { teams: 1, challenges: 1 })
  // A pause postpones the end of a game.
  const { gameId: id } = await makePlayedGame(test, { teams: 1, challenges: 1 })
  await test.services.db.game.update({
    where: { id },
    data: { end: new Date(), pausedAt: new Date(Date.now() - 1000) },
  })
})

afterAll(async () => {
  await metrics.dispose()
  await test.dispose()
})

async function scrape(): Promise<string> {
  const response = await fetch(url, { headers: { connection: 'close' } })
  expect(response.headers.get('content-type')).toContain('text/plain')
  return response.text()
}

/** The sum of the samples with that name whose labels contain all given pairs. */
function valueOf(text: string, name: string, labels: Record<string, string> = {}): number {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  const samples = text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
  return samples
    .filter((line) => pairs.every((pair) => line.includes(pair)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

const namesIn = (text: string) =>
  new Set([...text.matchAll(/\b((?:halyard|nodejs|process)_[a-z_0-9]+)/g)].map(([, name = '']) => name))

it('counts requests by route, judged answers, statements and refusals, and never by what a caller chooses', async () => {
  const { gameId, challengeIds, players } = played
  const [challengeId = 0] = challengeIds
  const [player] = players
  if (!player) throw new Error('no player')
  const before = await scrape()
  await submit(player, { gameId, challengeId, flag: 'flag{wrong}' })
  await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
  await player.actor.rest('GET', `/api/game/${gameId}`)
  await player.actor.rest('GET', '/api/nowhere/chosen-by-the-caller')
  await player.actor.graphql('query ChosenByTheCaller { viewer { id } }')
  const after = await scrape()
  const grown = (name: string, labels?: Record<string, string>) =>
    valueOf(after, name, labels) - valueOf(before, name, labels)

  expect(grown('halyard_http_request_seconds_count', { route: '/api/game/:id', status: '2xx' })).toBe(1)
  expect(grown('halyard_http_request_seconds_count', { route: 'none', status: '4xx' })).toBe(1)
  expect(grown('halyard_judged_answers_total', { result: 'Accepted' })).toBe(1)
  expect(grown('halyard_judged_answers_total', { result: 'WrongAnswer' })).toBe(1)
  expect(grown('halyard_judge_seconds_count')).toBe(2)
  expect(grown('halyard_judge_batch_size_count', { stage: 'ordered' })).toBe(1)
  expect(grown('halyard_database_statement_seconds_count', { statement: 'select' })).toBeGreaterThan(0)
  expect(grown('halyard_graphql_operation_seconds_count', { operation: 'other' })).toBeGreaterThan(0)
  expect(valueOf(after, 'halyard_games_running')).toBe(2)
  expect(valueOf(after, 'halyard_process_info', { worker: '1' })).toBe(1)
  expect(after.toLowerCase()).not.toContain('chosen')
})

it('counts a refusal by the name of its limit', async () => {
  const before = valueOf(await scrape(), 'halyard_limit_refusals_total', { limit: 'connection' })
  const { hold } = test.services.limits
  const ctx = { viewer: null, ip: '203.0.113.5', isLimited: true }
  const held = Array.from({ length: 1000 }, () => hold(ctx, ['connection']))
  expect(() => hold(ctx, ['connection'])).toThrow(RateLimitedError)
  for (const release of held) release()
  expect(valueOf(await scrape(), 'halyard_limit_refusals_total', { limit: 'connection' })).toBe(before + 1)
})

it('logs a slow statement without its values, and measures it', async () => {
  await test.services.pool.query('SELECT pg_sleep($1::float8), $2::text AS "slowOne"', [
    0.1,
    'a secret value',
  ])
  const line = await log.lineWith(
    'a database statement took longer than HALYARD_SLOW_STATEMENT_MS',
    'slowOne',
  )
  expect(line['elapsedMs']).toBeGreaterThanOrEqual(50)
  expect(JSON.stringify(line)).not.toContain('a secret value')
})

it('is not served to the public', async () => {
  const response = await test.anonymous().fetch('/metrics')
  expect(await response.text()).not.toContain('halyard_')
})

it('serves every metric that the dashboard and the alerts name', async () => {
  const served = new Set([...(await scrape()).matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name))
  const dashboard = JSON.parse(readFileSync(path.join(folder, 'grafana/halyard.json'), 'utf8')) as {
    panels: { title: string; gridPos: object; targets?: { expr: string }[] }[]
  }
  const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  const { groups } = parse(readFileSync(rulesFile, 'utf8')) as { groups: { rules: { expr: string }[] }[] }
  const rules = groups.flatMap(({ rules: own }) => own.map(({ expr }) => expr))
  const named = [...namesIn([...queries, ...rules].join('\n'))]
  expect(named.length).toBeGreaterThan(20)
  const base = (name: string) => name.replace(/_(bucket|count|sum)$/, '')
  expect(named.filter((name) => !served.has(name) && !served.has(base(name)))).toEqual([])
})

it('has alert rules and queries that Prometheus accepts', () => {
  const promtool = (...words: string[]) =>
    execFileSync(tool('promtool'), words, { encoding: 'utf8', stdio: 'pipe' })
  const count = readFileSync(rulesFile, 'utf8').match(/- alert:/g)?.length
  expect(promtool('check', 'rules', rulesFile)).toContain(`SUCCESS: ${count} rules found`)
})
