import { LineChart } from 'echarts/charts'
import { GraphicComponent, GridComponent } from 'echarts/components'
import { init, use as register, type EChartsType } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

register([LineChart, GridComponent, GraphicComponent, CanvasRenderer])

/** Creates a chart. Only the registered parts of ECharts are in the bundle. */
export function createChart(element: HTMLElement, size?: { width: number; height: number }): EChartsType {
  return init(element, null, { renderer: 'canvas', ...size })
}
