import { useEffect, useState, type RefObject } from 'react'
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
