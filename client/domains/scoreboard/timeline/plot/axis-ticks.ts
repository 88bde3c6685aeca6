import { boardTime, figure } from '../../model/board-times.ts'
import { scoreY, timeX, type Frame } from './plot.ts'
import { textWidth } from './text-width.ts'
import { scoreScale, timeTicks } from '../time-scale.ts'

export type TimeTick = {
  x: number
  /** Null without room. */
  label: string | null
}

type Shape = { locale: string; spanMs: number; fontSize: number }

const WIDTH_PER_TICK = 130
const NARROW = { plot: 500, tick: 65 }
const HALF_LABEL = 32

/** The ticks of the time axis. Labels cover neither each other nor the edges of the chart. */
export function timeAxis(frame: Frame, { locale, spanMs, fontSize }: Shape): TimeTick[] {
  const { plot, shown } = frame
  const perTick = plot.width < NARROW.plot ? NARROW.tick : WIDTH_PER_TICK
  const most = Math.max(2, Math.floor(plot.width / perTick))
  const chartWidth = plot.left + plot.width + plot.right
  let taken = -Infinity
  return timeTicks(shown.from, shown.to, most).map((time) => {
    const x = timeX(frame, time)
    const label = boardTime(time, { locale, spanMs })
    const half = textWidth(label, fontSize) / 2
    if (x < HALF_LABEL || chartWidth - x < HALF_LABEL || x - half < taken) return { x, label: null }
    taken = x + half
    return { x, label }
  })
}

/** The lines of the score axis, from 0 to the highest score. */
export function scoreAxis(frame: Frame, locale: string): { y: number; label: string }[] {
  const { step } = scoreScale(frame.highest)
  return Array.from({ length: Math.round(frame.highest / step) + 1 }, (_, index) => ({
    y: scoreY(frame, index * step),
    label: figure(index * step, locale),
  }))
}
