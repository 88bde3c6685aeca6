import { useEffect, useState, type RefObject } from 'react'
import type { EChartsType } from 'echarts/core'
import { loadCode } from '../../../relay/transport/load-code.ts'
import { pageColors } from './page-colors.ts'
import { timelineOption, type Plot, type TimelineView } from './timeline-option.ts'

/** Draws the lines into the element, and again when they, the plot or the color scheme change. */
export function useTimelineChart(
  holder: RefObject<HTMLDivElement | null>,
  view: TimelineView,
  plot: Plot,
  scheme: string,
): void {
  const [chart, setChart] = useState<EChartsType | null>(null)
  useEffect(() => {
    let created: EChartsType | null = null
    let isOver = false
    async function draw() {
      // The code of the chart is large, so the rest of the scoreboard does not wait for it.
      const { createChart } = await loadCode(() => import('./timeline-engine.ts'))
      if (isOver || !holder.current) return
      created = createChart(holder.current)
      setChart(created)
    }
    void draw()
    return () => {
      isOver = true
      setChart(null)
      created?.dispose()
    }
  }, [holder])
  useEffect(() => {
    if (!chart || plot.width <= 0) return
    chart.resize()
    chart.setOption(timelineOption(view, plot, pageColors()), { notMerge: true })
    // The colors of the page depend on the scheme.
  }, [chart, view, plot, scheme])
}
