import { CASE_PX } from './plot/line-look.ts'
import { markPath } from './line-marks.ts'
import { labelInkOf, type TeamLine } from './timeline-teams.ts'
import styles from './Timeline.module.css'

const WIDTH_PX = { leader: 3, own: 2.5, other: 2 } as const
const DASH_LENGTHS = { solid: undefined, dashed: '5 3', dotted: '1.5 2.5' } as const

/** A piece of a line with its dash, its mark and the case of the leader, beside the name of the team. */
export function LineKey({ line }: { line: TeamLine }) {
  const { dash, mark, tone, ink } = line
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
      {tone === 'leader' ? (
        <>
          <path d="M0 6H20" stroke="var(--h-live-case)" strokeWidth={WIDTH_PX.leader + CASE_PX} />
          <path d="M0 6H20" stroke={`var(${ink})`} strokeWidth={WIDTH_PX.leader} />
        </>
      ) : (
        <path
          d="M0 6H20"
          stroke="currentColor"
          strokeWidth={WIDTH_PX[tone]}
          strokeDasharray={DASH_LENGTHS[dash]}
        />
      )}
      {mark ? <path d={markPath(mark, 4, [10, 6])} fill="currentColor" /> : null}
    </svg>
  )
}
