import { setTimeout as sleep } from 'node:timers/promises'

const patienceMs = 1000

/**
 * The state of a part that the platform works without. A check that takes its time goes on, and the answer is the state
 * of the last one: a part that hangs must not delay the answer for the parts that the platform needs. Only the first
 * check is awaited to its end.
 */
export function createLastKnown<State>(check: () => Promise<State>): () => Promise<State> {
  let last: { state: State } | null = null
  let running: Promise<State> | null = null

  async function run(): Promise<State> {
    try {
      const state = await check()
      last = { state }
      return state
    } finally {
      running = null
    }
  }
  return () => {
    running ??= run()
    if (last === null) return running
    const { state } = last
    return Promise.race([running, sleep(patienceMs, state, { ref: false })])
  }
}
