import { useMemo } from 'react'
import { CASE_PX, type LineLook } from './line-look.ts'
import { linePoints, stepPath, type LineSpan } from './line-path.ts'
import type { Frame } from './plot.ts'
import type { TeamLine } from '../timeline-teams.ts'
import styles from './TimelinePlot.module.css'

type Props = { team: TeamLine; span: LineSpan; frame: Frame; look: LineLook }

/** The line of a team. That of the leader has a case, because yellow alone has too little contrast on a light page. */
export function LineStroke({ team, span, frame, look }: Props) {
  const d = useMemo(() => stepPath(linePoints(team, span, frame)), [team, span, frame])
  const { width, opacity, dashes } = look
  return (
    <>
      {team.tone === 'leader' ? (
        <path className={styles.case} d={d} strokeWidth={width + CASE_PX} opacity={opacity} />
      ) : null}
      <path
        className={styles.line}
        style={{ stroke: `var(${team.ink})` }}
        d={d}
        strokeWidth={width}
        strokeDasharray={dashes?.join(' ')}
        opacity={opacity}
        data-team={team.teamId}
      />
    </>
  )
}
