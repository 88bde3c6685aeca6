import { readFileSync } from 'node:fs'
import type { Figure } from '../figure.ts'
import { cpuMsOf, cpuMsOfTree, memoryOf } from '../process-use.ts'
import { apart } from './apart.ts'
import { readClientOperations } from './client-operations.ts'
import { createCrowds, type Crowds } from './crowds.ts'
import { createHerdWorld, sharedAddress, startGameIn, type HerdWorld } from './herd-world.ts'
import { addressOf, placesOf } from './places.ts'
import { whileWatched } from './probe.ts'
import { boardSeq, figure, type LoadOptions } from './sockets.ts'
import type {
  NewcomersOrder,
  NewcomersReport,
  Visit,
  VisitorsOrder,
  VisitorsReport,
} from './visitors-order.ts'

const size = { teams: 1000, challenges: 50, sockets: 10_000, newcomers: 5000, starts: 100 }
const sessionsPerTeam = 3
const startsInMs = 5000
/** Times at full scale. */
const withinMs = { newcomers: 300_000, answers: 60_000, reconnect: 30_000 }
const routesFile = new URL('../../../dist/client/routes.json', import.meta.url)
const listQuery = 'ChallengesPageQuery'
const containersMs = 60_000
const catchUpMs = 60_000
/** Less processor time in a second is that of timers. */
const idleMs = 100

/**
 * The start of a large event: sessions open the challenges of a starting game at one instant, teams start containers,
 * everybody answers, newcomers register from one address, and all sockets reconnect.
 */
export async function benchHerd({ scale, cpuProfile }: LoadOptions): Promise<Figure[]> {
  const part = (count: number) => Math.ceil(count / scale)
  const sessions = part(size.teams) * sessionsPerTeam
  const world = await createHerdWorld({
    teams: part(size.teams),
    challenges: size.challenges,
    sessions,
    cpuProfile,
  })
  const crowds = createCrowds(1)
  try {
    const neededBefore = await world.collectGarbage()
    const before = { bytes: memoryOf(world.pid, 'VmRSS'), cpuMs: cpuMsOf(world.pid) }
    const postgresMs = cpuMsOfTree(world.postgresPid)
    const port = Number(new URL(world.url).port)
    const { result, blockMs, peakBytes } = await whileWatched({ port, pid: world.pid }, async () => {
      const newcomers = apart<NewcomersReport>('./newcomers.ts', {
        port,
        localAddress: sharedAddress,
        count: part(size.newcomers),
        withinMs: withinMs.newcomers / scale,
      } satisfies NewcomersOrder)
      const startAt = await startGameIn(world, startsInMs)
      const order = visitorsOrder(world, { port, startAt })
      const visiting = apart<VisitorsReport>('./visitors.ts', {
        ...order,
        visits: visitsOf(world, { starts: part(size.starts), answerMs: withinMs.answers / scale }),
      } satisfies VisitorsOrder)
      await until(startAt)
      const opened = await crowds.open(await openingOf(world, { port, count: part(size.sockets) }))
      const visitors = await visiting
      const afterVisits = cpuMsOf(world.pid)
      const reconnected = await crowds.reconnect(withinMs.reconnect / scale)
      const reconnectMs = cpuMsOf(world.pid) - afterVisits
      return { visitors, opened, reconnected, reconnectMs, newcomers: await newcomers }
    })
    const { visitors, opened, reconnected, newcomers } = result
    const lost = await countLost(world, visitors)
    const running = await countRunning(world, part(size.starts))
    const newest = await boardSeq(world)
    const sockets = await reportAtVersion(crowds, newest)
    console.log({
      visitors: visitors.faults,
      newcomers: newcomers.faults,
      sockets: [...opened.failures, ...reconnected.failures, ...sockets.faults],
    })
    crowds.end()
    await untilIdle(world.pid)
    const needed = await world.collectGarbage()
    const cpuMs = cpuMsOf(world.pid) - before.cpuMs
    console.log({ gaps: sockets.gaps, resets: sockets.resets })
    const behind = sockets.seqs.filter((seq) => seq !== newest).length
    return [
      figure('herd-page-p99', visitors.page.p99, `ms, ${visitors.page.count} pages at one instant`),
      figure('herd-read-p99', visitors.reads.p99, `ms, ${visitors.reads.count} files and queries`),
      figure('herd-seconds', visitors.seconds, 's until the last visitor saw the challenges'),
      figure('herd-unserved', sessions - visitors.filled, 'visitors who did not see all challenges'),
      figure('herd-asked-again', visitors.askedAgain, 'requests that were told to come again later'),
      figure('herd-answer-p99', visitors.answers.p99, `ms, ${visitors.answers.count} answers`),
      figure('herd-answers-lost', lost, 'answers that were confirmed and are not stored once'),
      figure('herd-answers-refused', sessions - visitors.acknowledged.length, 'answers never confirmed'),
      figure('herd-starts-failed', part(size.starts) - running, 'containers that do not run'),
      figure(
        'herd-register-p99',
        newcomers.times.p99,
        `ms, ${newcomers.times.count} registrations of one address`,
      ),
      figure('herd-register-refused', part(size.newcomers) - newcomers.registered, 'registrations'),
      figure('herd-sockets-refused', opened.failed + reconnected.failed, 'sockets, opened or opened again'),
      figure('herd-sockets-lost', sockets.gaps + behind, 'sockets that missed a solve'),
      figure('herd-staleness-p99', sockets.staleness.p99, 'ms from a solve to its arrival at a socket'),
      figure('herd-reconnect-p99', reconnected.opening.p99, `ms, ${part(size.sockets)} sockets`),
      figure('herd-reconnect-cpu', result.reconnectMs / part(size.sockets), 'ms of CPU a socket'),
      figure('herd-block', blockMs, 'ms, the longest answer to a request that is always the same'),
      figure('herd-cpu', cpuMs / 1000, 's of CPU of the server in all'),
      figure(
        'herd-database-cpu',
        (cpuMsOfTree(world.postgresPid) - postgresMs) / 1000,
        's of CPU of PostgreSQL',
      ),
      figure('herd-memory-peak', peakBytes / 1e6, 'MB'),
      figure('herd-memory-kept', (memoryOf(world.pid, 'VmRSS') - before.bytes) / 1e6, 'MB more than before'),
      figure('herd-memory-needed', (needed - neededBefore) / 1e6, 'MB more of objects and buffers'),
    ]
  } finally {
    crowds.end()
    await world.dispose()
  }
}

function visitorsOrder(
  { gameId, challengeIds }: HerdWorld,
  { port, startAt }: { port: number; startAt: number },
): Omit<VisitorsOrder, 'visits'> {
  const operation = readClientOperations()
  type Route = { path: string; queries: { name: string }[]; scripts: string[]; styles: string[] }
  const routes = JSON.parse(readFileSync(routesFile, 'utf8')) as Route[]
  const route = routes.find(({ path }) => path === '/games/:id/challenges')
  if (!route) throw new Error('the client has no page of challenges')
  const request = (name: string, variables: Record<string, unknown>) => ({
    name,
    body: JSON.stringify(operation(name, variables)),
  })
  return {
    port,
    gameId,
    startAt,
    pagePath: `/games/${gameId}/challenges`,
    files: [...route.scripts, ...route.styles].map((file) => `/${file}`),
    queries: [
      request('RootLayoutQuery', {}),
      request('GameLayoutQuery', { gameId }),
      request(listQuery, { gameId }),
    ],
    listQuery,
    challengeCount: challengeIds.length,
  }
}

function visitsOf(world: HerdWorld, { starts, answerMs }: { starts: number; answerMs: number }): Visit[] {
  const { cookies, challengeIds, containerChallengeIds, gameId } = world
  const operation = readClientOperations()
  return cookies.map((cookie, index) => {
    // One start a team.
    const isStarting = index % sessionsPerTeam === 0 && index / sessionsPerTeam < starts
    const containerId = containerChallengeIds[index % containerChallengeIds.length] ?? 0
    const input = { gameId, challengeId: containerId }
    const challengeId = challengeIds[index % challengeIds.length] ?? 0
    const isRight = index % 2 === 0
    return {
      localAddress: addressOf(index),
      cookie,
      isNew: index % 3 === 0,
      startBody: isStarting ? JSON.stringify(operation('useStartInstanceMutation', { input })) : null,
      answer: { challengeId, flag: isRight ? `flag{${challengeId}}` : `flag{no ${index}}` },
      answerAfterMs: (index / cookies.length) * answerMs,
    }
  })
}

/** What the page of challenges subscribes to, on a socket of each session, and the board on all. */
async function openingOf(world: HerdWorld, { port, count }: { port: number; count: number }) {
  const operation = readClientOperations()
  const { gameId, cookies } = world
  const names = [
    'useNoticePublishedSubscription',
    'useSubmissionJudgedSubscription',
    'useInstanceChangedSubscription',
    'FollowGameSubscription',
  ]
  return {
    port,
    places: placesOf(count, cookies),
    boardPayload: operation('liveBoardSourceChangedSubscription', { gameId }),
    otherPayloads: names.map((name) => operation(name, { gameId })),
    seq: await boardSeq(world),
    withinMs: 0,
  }
}

async function countLost({ pool }: HerdWorld, { acknowledged }: VisitorsReport): Promise<number> {
  const { rows } = await pool.query<{ id: number; answer: string; challenge_id: number }>(
    'SELECT id, answer, challenge_id FROM submission WHERE id = ANY($1::int[])',
    [acknowledged.map(({ submissionId }) => submissionId)],
  )
  const stored = new Map(rows.map((row) => [row.id, row]))
  const ids = new Set(acknowledged.map(({ submissionId }) => submissionId))
  const wrong = acknowledged.filter(({ submissionId, flag, challengeId }) => {
    const row = stored.get(submissionId)
    return row?.answer !== flag || row.challenge_id !== challengeId
  })
  return wrong.length + acknowledged.length - ids.size
}

/** The report once all sockets have reached a version, or at the end of the time for it. */
async function reportAtVersion(crowds: Crowds, seq: number) {
  const from = performance.now()
  for (;;) {
    const report = await crowds.report()
    if (report.seqs.every((one) => one === seq) || performance.now() - from > catchUpMs) return report
    await until(Date.now() + 200)
  }
}

async function countRunning({ pool }: HerdWorld, wanted: number): Promise<number> {
  const from = performance.now()
  for (;;) {
    const { rows } = await pool.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM container WHERE status = 'Running'`,
    )
    const running = rows[0]?.n ?? 0
    if (running >= wanted || performance.now() - from > containersMs) return running
    await until(Date.now() + 200)
  }
}

/** Until the server has closed the sockets that are gone, and does nothing else. */
async function untilIdle(pid: number): Promise<void> {
  for (let busyMs = idleMs; busyMs >= idleMs;) {
    const before = cpuMsOf(pid)
    await until(Date.now() + 1000)
    busyMs = cpuMsOf(pid) - before
  }
}

function until(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, time - Date.now())))
}
