import { createProgress, type CaptchaTask } from './captcha-task.ts'
import type { PowChallenge } from './pow-solver.ts'
import type { PowProgress } from './pow-worker.ts'

/** The age up to which an answer is sent. The server forgets a challenge after five minutes. */
const FRESH_MS = 240_000

type Options = {
  /** Resolves to null if the server returns no challenge. */
  fetchChallenge: () => Promise<PowChallenge | null>
  startWorker?: () => Worker
  now?: () => number
}

const solvingWorker = () => new Worker(new URL('./pow-worker.ts', import.meta.url), { type: 'module' })

/** A proof of work, which a worker computes in the background. */
export function createPowTask({
  fetchChallenge,
  startWorker = solvingWorker,
  now = Date.now,
}: Options): CaptchaTask {
  const progress = createProgress()
  let worker: Worker | null = null
  let answer: string | null = null
  let requestedAt = 0
  // Grows with each start, so that the results of earlier starts can be ignored.
  let round = 0

  function stop() {
    round += 1
    worker?.terminate()
    worker = null
    answer = null
    progress.set({ stage: 'idle' })
  }

  async function begin() {
    stop()
    const mine = round
    requestedAt = now()
    progress.set({ stage: 'working', share: 0 })
    const challenge = await fetchChallenge().catch(() => null)
    if (mine !== round) return
    if (!challenge) return progress.set({ stage: 'failed' })
    const solving = startWorker()
    worker = solving
    solving.addEventListener('message', ({ data }: MessageEvent<PowProgress>) => {
      if (mine !== round) return
      if ('share' in data) return progress.set({ stage: 'working', share: data.share })
      solving.terminate()
      worker = null
      answer = data.answer
      progress.set({ stage: 'solved' })
    })
    solving.addEventListener('error', () => {
      if (mine === round) progress.set({ stage: 'failed' })
    })
    solving.postMessage(challenge, [])
  }

  function start() {
    const { stage } = progress.state()
    const isOld = stage === 'solved' && now() - requestedAt > FRESH_MS
    if (stage === 'idle' || isOld) void begin()
  }

  return {
    state: progress.state,
    subscribe: progress.subscribe,
    start,
    async answer() {
      if (progress.state().stage === 'failed') void begin()
      else start()
      await progress.untilEnded()
      return answer
    },
    renew: () => void begin(),
    stop,
  }
}
