import { linePaths } from './line-paths.ts'
import type { LoadColumn } from './load-formats.ts'
import styles from './Operations.module.css'

const HEIGHT = 100

type Props = {
  values: LoadColumn
  label: string
}

/** A small line chart from zero to the highest value. */
export function Sparkline({ values, label }: Props) {
  const { line, area } = linePaths(values, HEIGHT)
  const width = Math.max(1, values.length - 1)
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
