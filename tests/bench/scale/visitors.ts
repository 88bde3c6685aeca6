import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { rawConnection, retryAfterMs, type RawAnswer, type RawConnection } from './raw-http.ts'
import { createTimes, percentilesOf, type Times } from './times.ts'
import type { Acknowledged, Visit, VisitorsOrder, VisitorsReport } from './visitors-order.ts'

// A process of its own: the browsers of players who open the challenges of a game when it starts.

const times = { page: createTimes(), reads: createTimes(), answers: createTimes(), starts: createTimes() }
const faults = new Map<string, number>()
const acknowledged: Acknowledged[] = []
let filled = 0
let started = 0
let askedAgain = 0

const mostRetries = 3
const retryMs = 1000
/** The time after which a browser gives up. */
const longestRetryMs = 120_000

process.once('message', (order: VisitorsOrder) => {
  run(order).then(
    (report) => process.send?.(report, () => process.exit(0)),
    (error: unknown) => {
      console.error('the visitors could not visit', error)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(1))

function note(fault: string): void {
  faults.set(fault, (faults.get(fault) ?? 0) + 1)
}

async function run(order: VisitorsOrder): Promise<VisitorsReport> {
  await sleep(Math.max(0, order.startAt - Date.now()))
  const begun = performance.now()
  let seconds = 0
  await Promise.all(
    order.visits.map(async (visit) => {
      const connection = rawConnection({ port: order.port, localAddress: visit.localAddress })
      try {
        await open(connection, visit, order)
        seconds = Math.max(seconds, (performance.now() - begun) / 1000)
        if (visit.startBody !== null) await startContainer(connection, visit)
        await sleep(visit.answerAfterMs)
        await answer(connection, visit, order)
      } catch (error) {
        note(error instanceof Error ? error.message : String(error))
      }
      connection.end()
    }),
  )
  return {
    page: percentilesOf(times.page),
    reads: percentilesOf(times.reads),
    answers: percentilesOf(times.answers),
    starts: percentilesOf(times.starts),
    seconds,
    filled,
    started,
    askedAgain,
    acknowledged,
    faults: Object.fromEntries(faults),
  }
}

/** The page, its files for a browser that has none of them, and the queries that the page did not answer. */
async function open(connection: RawConnection, visit: Visit, order: VisitorsOrder): Promise<void> {
  const headers = browserHeaders(visit)
  const page = await ask(
    connection,
    { path: order.pagePath, headers: { ...headers, Accept: 'text/html' } },
    times.page,
  )
  const html = textOf(page)
  const files = visit.isNew ? order.files : []
  for (const path of files)
    await ask(connection, { path, headers: { 'Accept-Encoding': 'br, gzip' } }, times.reads)
  for (const { name, body } of order.queries) {
    if (html.includes(`${name} `)) continue
    const answered = await ask(connection, { method: 'POST', path: '/graphql', headers, body }, times.reads)
    const text = textOf(answered)
    if (text.includes('"errors"')) note(`errors in ${name}: ${text.slice(0, 200)}`)
    if (name === order.listQuery) {
      const count = text.split('"Challenge ').length - 1
      if (count >= order.challengeCount) filled += 1
      else note(`${name} has ${count} of ${order.challengeCount} challenges: ${text.slice(0, 300)}`)
    }
  }
}

async function startContainer(connection: RawConnection, visit: Visit): Promise<void> {
  const headers = browserHeaders(visit)
  const body = visit.startBody ?? undefined
  const text = textOf(
    await ask(connection, { method: 'POST', path: '/graphql', headers, body }, times.starts),
  )
  if (text.includes('"startInstance":{"__typename":"StartInstancePayload"')) started += 1
  else note(`a start was refused: ${text.slice(0, 300)}`)
}

/** An answer that the server could not take is sent again, as a player would. */
async function answer(connection: RawConnection, visit: Visit, { gameId }: VisitorsOrder): Promise<void> {
  const { challengeId, flag } = visit.answer
  const path = `/api/game/${gameId}/challenges/${challengeId}`
  const headers = browserHeaders(visit)
  const body = JSON.stringify({ flag })
  for (let attempt = 0; attempt < mostRetries; attempt += 1) {
    const answered = await ask(connection, { method: 'POST', path, headers, body }, times.answers)
    const text = textOf(answered)
    if (answered.status === 200) {
      acknowledged.push({ submissionId: Number(text), flag, challengeId })
      return
    }
    note(`an answer got ${answered.status}`)
    await sleep(retryMs)
  }
}

/** Asks again when the server says when to, as browsers do. */
async function ask(
  connection: RawConnection,
  call: Parameters<RawConnection['ask']>[0],
  measured: Times,
): Promise<RawAnswer> {
  const sentAt = performance.now()
  for (;;) {
    const answered = await connection.ask(call)
    const waitMs = mayAskAgain(sentAt) ? retryAfterMs(answered) : null
    if (waitMs !== null) {
      askedAgain += 1
      await sleep(waitMs)
      continue
    }
    measured.add(performance.now() - sentAt)
    if (answered.status !== 200) note(`${call.path.split('?')[0]} got ${answered.status}`)
    return answered
  }
}

const mayAskAgain = (sentAt: number) => performance.now() - sentAt < longestRetryMs

function browserHeaders({ cookie }: Visit): Record<string, string> {
  return { Cookie: cookie, 'Accept-Encoding': 'gzip', 'Sec-Fetch-Site': 'same-origin' }
}

function textOf({ head, body }: RawAnswer): string {
  return (/^content-encoding: gzip/im.test(head) ? gunzipSync(body) : body).toString()
}
