import { setTimeout as sleep } from 'node:timers/promises'
import { solvePow, type PowChallenge } from '../../kit/calls/captcha.ts'
import { rawConnection, retryAfterMs } from './raw-http.ts'
import { createTimes, percentilesOf } from './times.ts'
import type { NewcomersOrder, NewcomersReport } from './visitors-order.ts'

// A process of its own: many people who register at one place, each with a proof of work of its own.

const password = 'Newc0mer1'
/** A person who is told to come again later does so. */
const mostAttempts = 5

process.once('message', (order: NewcomersOrder) => {
  run(order).then(
    (report) => process.send?.(report, () => process.exit(0)),
    (error: unknown) => {
      console.error('the newcomers could not register', error)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(1))

async function run({ port, localAddress, count, withinMs }: NewcomersOrder): Promise<NewcomersReport> {
  const times = createTimes()
  const faults = new Map<string, number>()
  let registered = 0
  const register = async (index: number) => {
    await sleep((index / count) * withinMs)
    const connection = rawConnection({ port, localAddress })
    try {
      const challenge = await connection.ask({ path: '/api/captcha/powchallenge' })
      if (challenge.status !== 200) throw new Error(`a captcha got ${challenge.status}`)
      const answer = solvePow(JSON.parse(challenge.body.toString()) as PowChallenge)
      const userName = `new${index}`
      const input = { userName, email: `${userName}@example.test`, password, challenge: answer }
      const body = JSON.stringify(input)
      const sentAt = performance.now()
      const send = () => connection.ask({ method: 'POST', path: '/api/account/register', body })
      let answered = await send()
      for (let attempt = 1; attempt < mostAttempts; attempt += 1) {
        const waitMs = retryAfterMs(answered)
        if (waitMs === null) break
        await sleep(waitMs)
        answered = await send()
      }
      times.add(performance.now() - sentAt)
      if (answered.status !== 200)
        throw new Error(`a registration got ${answered.status}: ${answered.body.toString().slice(0, 200)}`)
      registered += 1
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error)
      faults.set(text, (faults.get(text) ?? 0) + 1)
    }
    connection.end()
  }
  await Promise.all(Array.from({ length: count }, (_, index) => register(index)))
  return { registered, times: percentilesOf(times), faults: Object.fromEntries(faults) }
}
