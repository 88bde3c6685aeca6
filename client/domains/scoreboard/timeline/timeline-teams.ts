import { dashOf, markOf, type Dash, type Mark } from './line-marks.ts'
import { timelineOf, type Timeline } from '../model/board-reads.ts'
import { scoreAt, type LiveBoard } from '../model/live-board.ts'

/** A team's line on the chart. */
export type TeamLine = {
  teamId: number
  name: string
  rank: number
  total: number
  line: Timeline
  /** The custom property with the color of the line. */
  ink: `--${string}`
  /** Dash and mark tell lines apart without their colors. The lines of the leader and of the own team are thick. */
  dash: Dash
  /** Null for the leader. */
  mark: Mark | null
  tone: 'leader' | 'own' | 'other'
  isShown: boolean
}

/** Colors in the order of their assignment. The leader and the own team have other ones. */
const INKS = [
  'forensics',
  'reverse',
  'ai',
  'mobile',
  'crypto',
  'osint',
  'blockchain',
  'misc',
  'pentest',
  'ppc',
  'hardware',
  'web',
] as const

/** The index of each team's color in `INKS`. A team in the chart keeps its color when its rank changes. */
export type InkIndexes = Map<number, number>

type Wanted = {
  /** Rows of the board in rank order. */
  rows: readonly number[]
  rankOf: (row: number) => number
  ownTeamId: number | null
  /** Teams that were added to the leading ones. */
  picked: ReadonlySet<number>
  hidden: ReadonlySet<number>
  inkIndexes: InkIndexes
  /** How many leading teams have a line. */
  top: number
}

/** The custom property with the color of a line's rank and label. The leader's yellow cannot be read on a light page. */
export function labelInkOf({ tone, ink }: TeamLine): TeamLine['ink'] {
  return tone === 'leader' ? '--h-live' : ink
}

/** The lines of the leading teams with a rank, the own one and those that were picked, in rank order. */
export function teamLines(
  board: LiveBoard,
  { rows, rankOf, ownTeamId, picked, hidden, inkIndexes, top }: Wanted,
): TeamLine[] {
  let leading = 0
  const chosen = rows.filter((row) => {
    const id = board.teams[row]?.id ?? -1
    const isLeading = rankOf(row) > 0 && leading < top
    if (isLeading) leading += 1
    return isLeading || id === ownTeamId || picked.has(id)
  })
  const ids = new Set(chosen.map((row) => board.teams[row]?.id ?? -1))
  for (const id of inkIndexes.keys()) if (!ids.has(id)) inkIndexes.delete(id)
  return chosen.flatMap((row) => {
    const team = board.teams[row]
    if (!team) return []
    const rank = rankOf(row)
    const total = scoreAt(board, row)
    const tone = rank === 1 && total > 0 ? 'leader' : team.id === ownTeamId ? 'own' : 'other'
    const inkIndex = tone === 'other' ? inkIndexOf(inkIndexes, team.id) : 0
    return {
      teamId: team.id,
      name: team.name,
      rank,
      total,
      line: timelineOf(board, row),
      ink:
        tone === 'leader'
          ? '--h-yellow'
          : tone === 'own'
            ? '--h-mark'
            : `--h-cat-${INKS[inkIndex] ?? 'misc'}-text`,
      dash: tone === 'other' ? dashOf(inkIndex) : 'solid',
      mark: tone === 'other' ? markOf(inkIndex) : tone === 'own' ? 'arrow' : null,
      tone,
      isShown: !hidden.has(team.id),
    } as const
  })
}

function inkIndexOf(inkIndexes: InkIndexes, teamId: number): number {
  const known = inkIndexes.get(teamId)
  if (known !== undefined) return known
  const taken = new Set(inkIndexes.values())
  const free = INKS.findIndex((_, index) => !taken.has(index))
  const inkIndex = free < 0 ? teamId % INKS.length : free
  inkIndexes.set(teamId, inkIndex)
  return inkIndex
}
