import { roundStep } from '../../../../../rules/round-step.ts'

const MOST_PARTS = 4
const GAP = 8

/** The width in pixels of an integer label, 12 px high, with digit grouping. */
export function labelWidth(value: number): number {
  const digits = String(Math.trunc(value)).length
  return digits * 7.2 + Math.floor((digits - 1) / 3) * 3.6
}

type Chart = { top: number; floor: number; last: number; width: number }

/** Axis labels of a score curve: 0, the minimum, the initial score and values between them. */
export function curveTicks({ top, floor, last, width }: Chart): { scores: number[]; solvesAt: number[] } {
  const middle = Math.round((top + floor) / 2)
  const scores = [0]
  // Labels are 12 px high and the chart 120 px, so closer labels would overlap.
  for (const value of [top, floor, middle]) {
    if (scores.every((other) => Math.abs(other - value) / top > 0.11)) scores.push(value)
  }
  const step = Math.max(1, roundStep(last / MOST_PARTS))
  const solvesAt = [0]
  // The first label starts at its tick and the last one ends at its tick. The others are centered on theirs.
  const from = labelWidth(0) + GAP
  const to = width - labelWidth(last) - GAP
  for (let count = step; count < last; count += step) {
    const x = (count / last) * width
    const half = labelWidth(count) / 2
    if (x - half >= from && x + half <= to) solvesAt.push(count)
  }
  solvesAt.push(last)
  return { scores: scores.sort((one, other) => one - other), solvesAt }
}
