import { noteServerTime } from '../../time/server-clock.ts'

/** The answers that the server put into the page, and its time. */
type FirstAnswers = { at: number; answers: Record<string, Record<string, unknown> | undefined> }

/** After this time a screen that opens needs newer answers. */
const USABLE_MS = 15_000

function read(): FirstAnswers['answers'] {
  const json = document.getElementById('first-answers')?.textContent
  if (!json) return {}
  const { at, answers } = JSON.parse(json) as FirstAnswers
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (page) noteServerTime(at, performance.timeOrigin + page.responseStart)
  return answers
}

const answers = read()

/** Returns the answer that came with the page, once; null if there is none. `key` is that of `keyOf`. */
export function takeFirstAnswer(key: string): Record<string, unknown> | null {
  const answer = performance.now() < USABLE_MS ? answers[key] : null
  delete answers[key]
  return answer ?? null
}
