import { useMemo } from 'react'
import type { Mark } from '../line-marks.ts'
import type { LineLook } from './line-look.ts'
import { linePoints, marksPath, type LineSpan } from './line-path.ts'
import type { Frame } from './plot.ts'
import type { TeamLine } from '../timeline-teams.ts'

type Props = { team: TeamLine; mark: Mark; span: LineSpan; frame: Frame; look: LineLook }

/** The marks on the line of a team. */
export function LineMarks({ team, mark, span, frame, look }: Props) {
  const { markSize, opacity } = look
  const d = useMemo(
    () => marksPath(linePoints(team, span, frame), mark, markSize, frame.plot),
    [team, mark, span, frame, markSize],
  )
  return (
    <path
      style={{ fill: `var(${team.ink})` }}
      d={d}
      opacity={opacity}
      data-team={team.teamId}
      data-mark={mark}
    />
  )
}
