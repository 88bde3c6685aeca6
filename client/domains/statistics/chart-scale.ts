import { roundStep } from '../../../rules/round-step.ts'
import { timeTicks } from '../scoreboard/timeline/time-scale.ts'

type Part = { readonly startAt: string }

/** The top of an axis for counts and its marks: whole numbers, about four of them. */
export function countScale(highest: number): { top: number; marks: number[] } {
  const step = Math.max(1, roundStep(Math.max(highest, 1) / 4, [2, 5]))
  const count = Math.ceil(Math.max(highest, 1) / step)
  return { top: count * step, marks: Array.from({ length: count }, (_value, index) => (index + 1) * step) }
}

/** The time from the start of the first part to the end of the last one. All parts have the same length. */
export function spanOf(parts: readonly Part[]): number {
  const [first, second] = parts.map(({ startAt }) => Date.parse(startAt))
  return first === undefined || second === undefined ? 0 : (second - first) * parts.length
}

/** The part of the width at each end in which a mark would leave the picture. */
const EDGE = 0.05

/** Round times within the parts, and their places as a share of the width. */
export function timeMarks(parts: readonly Part[], most: number): { at: number; share: number }[] {
  const from = Date.parse(parts[0]?.startAt ?? '')
  const span = spanOf(parts)
  if (span === 0) return []
  return timeTicks(from, from + span, most)
    .map((at) => ({ at, share: (at - from) / span }))
    .filter(({ share }) => share >= EDGE && share <= 1 - EDGE)
}
