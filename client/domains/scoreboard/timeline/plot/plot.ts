import { textWidth } from './text-width.ts'
import { figure } from '../../model/board-times.ts'
import type { TimeWindow } from '../time-scale.ts'
import type { TeamLine } from '../timeline-teams.ts'

/** The plot area in pixels. `right` and `bottom` are the space beside it. */
export type Plot = { left: number; right: number; top: number; bottom: number; width: number; height: number }

/** The part of the game that a plot shows: a time window, and scores from 0 to `highest`. */
export type Frame = { plot: Plot; shown: TimeWindow; highest: number }

/** Between the labels of an axis and the plot. */
export const LABEL_MARGIN = 10
export const TICK_PX = 4

export function timeX({ plot, shown }: Frame, time: number): number {
  return plot.left + ((time - shown.from) / (shown.to - shown.from)) * plot.width
}

export function scoreY({ plot, highest }: Frame, score: number): number {
  return plot.top + (1 - score / highest) * plot.height
}

/** The middle of the labels of the time axis. */
export function timeLabelY({ top, height }: Plot, fontSize: number): number {
  return top + height + LABEL_MARGIN + fontSize / 3
}

/** The middle of a row or column of pixels, in which a line of one pixel is sharp. */
export function hairline(position: number): number {
  return Math.floor(position + 0.25) + 0.5
}

export function highestTotal(lines: readonly TeamLine[]): number {
  return Math.max(0, ...lines.filter(({ isShown }) => isShown).map(({ total }) => total))
}

/** The width of the score axis. */
export function axisWidth(highest: number, locale: string, fontSize: number): number {
  return Math.ceil(textWidth(figure(highest, locale), fontSize)) + LABEL_MARGIN
}
