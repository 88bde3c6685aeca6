import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { EChartsType } from 'echarts/core'
import { createChart, pageColours } from './timeline-engine.ts'
import { timelineOption, type Plot, type TimelineView } from './timeline-option.ts'

/** Draws the lines into the element and follows its width. The plot is laid out by `plotOf`. */
export function useTimelineChart(
  holder: RefObject<HTMLDivElement | null>,
  view: TimelineView,
  plot: Plot,
  scheme: string,
): void {
  const chart = useRef<EChartsType | null>(null)
  useEffect(() => {
    if (!holder.current) return undefined
    const made = createChart(holder.current)
    chart.current = made
    return () => {
      chart.current = null
      made.dispose()
    }
  }, [holder])
  useEffect(() => {
    if (!chart.current || plot.width <= 0) return
    chart.current.resize()
    chart.current.setOption(timelineOption(view, plot, pageColours()), { notMerge: true })
    // Colors depend on the scheme.
  }, [view, plot, scheme])
}

/** The width of an element as it changes. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!element.current) return undefined
    const measure = () => setWidth(element.current?.clientWidth ?? 0)
    const observer = new ResizeObserver(measure)
    observer.observe(element.current)
    measure()
    return () => observer.disconnect()
  }, [element])
  return width
}
