import { setTimeout as sleep } from 'node:timers/promises'
import type { AnswerersOrder, AnswerersReport } from './last-hour-order.ts'
import { rawConnection } from './raw-http.ts'
import { createTimes, percentilesOf } from './times.ts'

// A process of its own: players who send answers at a steady pace, whatever happens to the platform.

/** A player who gets no answer tries again, as long as an outage lasts. */
const longestRetryMs = 120_000
const retryMs = 500

process.once('message', (order: AnswerersOrder) => {
  run(order).then(
    (report) => process.send?.(report, () => process.exit(0)),
    (error: unknown) => {
      console.error('the answers could not be sent', error)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(1))

async function run({ port, gameId, sendings, perSecond }: AnswerersOrder): Promise<AnswerersReport> {
  const times = createTimes()
  const acknowledged: AnswerersReport['acknowledged'] = []
  const faults = new Map<string, number>()
  const note = (fault: string) => faults.set(fault, (faults.get(fault) ?? 0) + 1)
  const begun = performance.now()

  async function send({ token, challengeId, flag }: AnswerersOrder['sendings'][number]): Promise<void> {
    const path = `/api/game/${gameId}/challenges/${challengeId}`
    const body = JSON.stringify({ flag })
    const headers = { Authorization: `Bearer ${token}` }
    const until = performance.now() + longestRetryMs
    let tries = 0
    while (performance.now() < until) {
      // A new connection each time, so that both processes get answers.
      const connection = rawConnection({ port })
      tries += 1
      const sentAt = performance.now()
      try {
        const answer = await connection.ask({ method: 'POST', path, headers, body })
        if (answer.status === 200) {
          times.add(answer.ms)
          acknowledged.push({ submissionId: Number(answer.body.toString()), challengeId, flag, token })
          return
        }
        note(String(answer.status))
      } catch (error) {
        const text = error instanceof Error ? error.message.replace(/127\.[\d.:]+/, '') : String(error)
        note(`${text}, sent in second ${Math.round((sentAt - begun) / 1000)}`)
      } finally {
        connection.end()
      }
      await sleep(retryMs)
    }
    note(`gave up after ${tries} tries`)
  }

  await Promise.all(
    sendings.map(async (sending, index) => {
      await sleep(Math.max(0, begun + (index / perSecond) * 1000 - performance.now()))
      await send(sending)
    }),
  )
  return { acknowledged, times: percentilesOf(times), faults: Object.fromEntries(faults) }
}
