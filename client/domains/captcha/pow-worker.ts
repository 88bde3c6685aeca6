import { createPowSolver, expectedShare, type PowChallenge } from './pow-solver.ts'

export type PowProgress = { share: number } | { answer: string }

const TRIES_PER_STEP = 50_000

// A worker keeps the page responsive.
addEventListener('message', ({ data }: MessageEvent<PowChallenge>) => {
  const [prefix = 0] = crypto.getRandomValues(new Int32Array(1))
  const solver = createPowSolver(data, prefix)
  for (let digits: string | null = null; digits === null;) {
    digits = solver.run(TRIES_PER_STEP)
    const progress: PowProgress = digits
      ? { answer: `${data.id}:${digits}` }
      : { share: expectedShare(solver.tries, data.difficultyBits) }
    postMessage(progress)
  }
})
