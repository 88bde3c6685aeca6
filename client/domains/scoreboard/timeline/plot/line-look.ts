import type { Dash } from '../line-marks.ts'
import type { TeamLine } from '../timeline-teams.ts'

export type LineLook = {
  width: number
  opacity: number
  /** The lengths of dashes and gaps; undefined for a solid line. */
  dashes: readonly [number, number] | undefined
  markSize: number
}

/** How a line is drawn. `hoveredTeamId` is the team whose name is under the pointer. */
export function lineLook(
  { teamId, tone, dash }: Pick<TeamLine, 'teamId' | 'tone' | 'dash'>,
  hoveredTeamId: number | null,
): LineLook {
  const isHighlighted = tone !== 'other' || hoveredTeamId === teamId
  const width = isHighlighted ? 2.5 : 1.5
  const opacity = hoveredTeamId !== null && hoveredTeamId !== teamId ? 0.25 : isHighlighted ? 1 : 0.85
  return { width, opacity, dashes: dashesOf(dash, width), markSize: isHighlighted ? 9 : 7 }
}

export function dashesOf(dash: Dash, width: number): LineLook['dashes'] {
  if (dash === 'solid') return undefined
  return dash === 'dashed' ? [4 * width, 2 * width] : [width, width]
}

/** The case below the leader's line is wider by this. */
export const CASE_PX = 2

/** The shown lines from the lowest layer to the highest: the leader's line is above the viewer's own line. */
export function inLayers(lines: readonly TeamLine[]): TeamLine[] {
  return lines.filter(({ isShown }) => isShown).toSorted((a, b) => layerOf(a) - layerOf(b))
}

function layerOf({ tone }: TeamLine): number {
  return tone === 'leader' ? 2 : tone === 'own' ? 1 : 0
}
