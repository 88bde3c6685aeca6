import { linePaths } from './line-paths.ts'
import type { LoadColumn } from './load-formats.ts'
import styles from './Operations.module.css'

const HEIGHT = 100

/** The fewest values of a line. */
const FEWEST = 2

type Props = {
  values: LoadColumn
  label: string
}

/** A small line chart from zero to the highest value. */
export function Sparkline({ values, label }: Props) {
  // A process that has just started has few values, which also use the whole width.
  const first = values.findIndex((value) => value != null)
  const shown = values.slice(Math.max(0, Math.min(first, values.length - FEWEST)))
  const { line, area } = linePaths(shown, HEIGHT)
  const width = Math.max(1, shown.length - 1)
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className={styles.base} d={`M0 ${HEIGHT}H${width}`} vectorEffect="non-scaling-stroke" />
      <path className={styles.area} d={area} />
      <path className={styles.line} d={line} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
