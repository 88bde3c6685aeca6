import { markPath } from './line-marks.ts'
import { labelInkOf, type TeamLine } from './timeline-teams.ts'
import styles from './Timeline.module.css'

const DASH_LENGTHS = { solid: undefined, dashed: '5 3', dotted: '1.5 2.5' } as const

/** A piece of a line with its dash and its mark, beside the name of the team. */
export function LineKey({ line }: { line: TeamLine }) {
  const { dash, mark } = line
  return (
    <svg
      className={styles.key}
      width={20}
      height={12}
      style={{ color: `var(${labelInkOf(line)})` }}
      data-dash={dash}
      data-mark={mark ?? 'none'}
      aria-hidden
    >
      <path d="M0 6H20" stroke="currentColor" strokeWidth={2} strokeDasharray={DASH_LENGTHS[dash]} />
      {mark ? <path d={markPath(mark, 4, [10, 6])} fill="currentColor" /> : null}
    </svg>
  )
}
