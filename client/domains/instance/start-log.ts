import type { TestContainerLog_instance$data } from '../../__generated__/TestContainerLog_instance.graphql.ts'

export type StartState = {
  status: TestContainerLog_instance$data['status']
  progress?: number | null | undefined
  message?: string | null | undefined
  queuedAt?: string | null | undefined
  startedAt?: string | null | undefined
}

type Step =
  | { step: 'queued' | 'start' | 'stop' }
  | { step: 'pull'; percent: number | null }
  | { step: 'ready'; seconds: number | null }
  | { step: 'failed'; message: string }

/** `at` is null if the time of the step is unknown, because the page was opened later. */
export type StartLine = Step & { at: number | null }

const PULL_DONE = 100

/** Adds new steps to a start log, one line per step, each once. */
export function followStart(
  lines: readonly StartLine[],
  current: StartState,
  nowMs: number | null,
): readonly StartLine[] {
  const { status, message } = current
  const progress = current.progress ?? null
  const queuedMs = current.queuedAt ? Date.parse(current.queuedAt) : null
  if (status === 'None') return stopped(lines, nowMs)
  const isAnother = queuedMs !== null && lines.find(({ step }) => step === 'queued')?.at !== queuedMs
  const known: readonly StartLine[] = isAnother ? [{ at: queuedMs, step: 'queued' }] : lines
  const last = known.at(-1)
  switch (status) {
    case 'Queued':
      return known
    case 'Pulling':
      if (last?.step !== 'pull') return [...known, { at: nowMs, step: 'pull', percent: progress }]
      return last.percent === progress ? known : [...known.slice(0, -1), { ...last, percent: progress }]
    case 'Starting':
      return last?.step === 'start' ? known : [...pulled(known), { at: nowMs, step: 'start' }]
    case 'Running': {
      if (last?.step === 'ready') return known
      const at = current.startedAt ? Date.parse(current.startedAt) : nowMs
      const seconds = at === null || queuedMs === null ? null : Math.max(0, (at - queuedMs) / 1000)
      return [...pulled(known), { at, step: 'ready', seconds }]
    }
    case 'Failed':
      return last?.step === 'failed'
        ? known
        : [...known, { at: nowMs, step: 'failed', message: message ?? '' }]
    case 'Stopping':
      return last?.step === 'stop' ? known : [...known, { at: nowMs, step: 'stop' }]
  }
}

/** Completes the line of the pull, because the server does not report its last percents. */
function pulled(lines: readonly StartLine[]): readonly StartLine[] {
  return lines.map((line) => (line.step === 'pull' ? { ...line, percent: PULL_DONE } : line))
}

function stopped(lines: readonly StartLine[], nowMs: number | null): readonly StartLine[] {
  const last = lines.at(-1)
  return !last || last.step === 'stop' ? lines : [...lines, { at: nowMs, step: 'stop' }]
}
