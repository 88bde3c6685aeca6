import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import type { EChartsType } from 'echarts/core'
import { loadCode } from '../../../relay/transport/load-code.ts'
import { pageColors } from './page-colors.ts'
import { timelineOption, type Plot, type TimelineView } from './timeline-option.ts'

/** Draws the lines into the element and follows its width. The plot is laid out by `plotOf`. */
export function useTimelineChart(
  holder: RefObject<HTMLDivElement | null>,
  view: TimelineView,
  plot: Plot,
  scheme: string,
): void {
  const [chart, setChart] = useState<EChartsType | null>(null)
  useEffect(() => {
    let made: EChartsType | null = null
    let isOver = false
    async function draw() {
      // The table is painted without the code of the chart.
      const { createChart } = await loadCode(() => import('./timeline-engine.ts'))
      if (isOver || !holder.current) return
      made = createChart(holder.current)
      setChart(made)
    }
    void draw()
    return () => {
      isOver = true
      setChart(null)
      made?.dispose()
    }
  }, [holder])
  useEffect(() => {
    if (!chart || plot.width <= 0) return
    chart.resize()
    chart.setOption(timelineOption(view, plot, pageColors()), { notMerge: true })
    // Colors depend on the scheme.
  }, [chart, view, plot, scheme])
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
