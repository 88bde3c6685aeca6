import { roundStep } from '../../../../rules/round-step.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const STEPS_MS = [
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  DAY,
  2 * DAY,
  7 * DAY,
  14 * DAY,
  28 * DAY,
]

/** Round times of the local clock between two times. The step is the shortest of which at most `mostSteps` fit. */
export function timeTicks(from: number, to: number, mostSteps: number): number[] {
  const span = to - from
  const step = STEPS_MS.find((candidate) => span / candidate <= mostSteps) ?? span
  const midnight = new Date(from).setHours(0, 0, 0, 0)
  const ticks: number[] = []
  for (let tick = midnight + Math.ceil((from - midnight) / step) * step; tick <= to; tick += step)
    ticks.push(tick)
  return ticks
}

/** The maximum and step of a score axis: round values with about five lines. */
export function scoreScale(highest: number): { top: number; step: number } {
  const step = roundStep(Math.max(highest, 100) / 5, [2, 2.5, 5])
  return { top: Math.ceil(Math.max(highest, 100) / step) * step, step }
}

/** Positions labels in the order of their targets, at least `gap` apart and not below `lowest`. */
export function spreadLabels(targets: readonly number[], gap: number, lowest: number): number[] {
  const positions: number[] = []
  for (const [index, target] of targets.entries())
    positions.push(Math.max(target, (positions[index - 1] ?? -Infinity) + gap))
  let limit = lowest
  for (let index = positions.length - 1; index >= 0; index--) {
    positions[index] = Math.min(positions[index] ?? 0, limit)
    limit = (positions[index] ?? 0) - gap
  }
  return positions
}

export type TimeWindow = { from: number; to: number }

const NARROWEST_MS = 5 * MINUTE

/** Multiplies the shown span by a factor, while the time `around` stays in place; null if the whole span is visible. */
export function zoomed(
  shown: TimeWindow,
  whole: TimeWindow,
  factor: number,
  around: number,
): TimeWindow | null {
  const span = Math.max(NARROWEST_MS, (shown.to - shown.from) * factor)
  const part = (around - shown.from) / (shown.to - shown.from)
  return within({ from: around - span * part, to: around + span * (1 - part) }, whole)
}

/** The window, at least five minutes long and moved into the whole span; null if it is the whole span. */
export function within(window: TimeWindow, whole: TimeWindow): TimeWindow | null {
  const span = Math.max(NARROWEST_MS, window.to - window.from)
  if (span >= whole.to - whole.from) return null
  const from = Math.min(Math.max(window.from, whole.from), whole.to - span)
  return { from, to: from + span }
}
