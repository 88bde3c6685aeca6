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
  /** Tells lines apart without their colors. The lines of the leader and of the own team are solid and thick. */
  dash: (typeof DASHES)[number]
  tone: 'leader' | 'own' | 'other'
  isShown: boolean
}

const TOP = 10

const DASHES = ['solid', 'dashed', 'dotted'] as const

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

/** The colors by team. A team in the chart keeps its color when its rank changes. */
export type InkBook = Map<number, number>

type Wanted = {
  /** Rows of the board in rank order. */
  rows: readonly number[]
  rankOf: (row: number) => number
  ownTeamId: number | null
  /** Teams that were added to the leading ones. */
  picked: ReadonlySet<number>
  hidden: ReadonlySet<number>
  inks: InkBook
}

/** The lines of the leading teams, the own one and those that were picked, in rank order. */
export function teamLines(
  board: LiveBoard,
  { rows, rankOf, ownTeamId, picked, hidden, inks }: Wanted,
): TeamLine[] {
  const chosen = rows.filter((row, ink) => {
    const id = board.teams[row]?.id ?? -1
    return ink < TOP || id === ownTeamId || picked.has(id)
  })
  const ids = new Set(chosen.map((row) => board.teams[row]?.id ?? -1))
  for (const id of inks.keys()) if (!ids.has(id)) inks.delete(id)
  return chosen.flatMap((row) => {
    const team = board.teams[row]
    if (!team) return []
    const rank = rankOf(row)
    const total = scoreAt(board, row)
    const tone = rank === 1 && total > 0 ? 'leader' : team.id === ownTeamId ? 'own' : 'other'
    const ink = tone === 'other' ? inkOf(inks, team.id) : 0
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
            : `--h-cat-${INKS[ink] ?? 'misc'}-text`,
      dash: DASHES[ink % DASHES.length] ?? 'solid',
      tone,
      isShown: !hidden.has(team.id),
    } as const
  })
}

function inkOf(inks: InkBook, teamId: number): number {
  let ink = inks.get(teamId)
  if (ink === undefined) {
    const taken = new Set(inks.values())
    ink = INKS.findIndex((_, index) => !taken.has(index))
    if (ink < 0) ink = teamId % INKS.length
    inks.set(teamId, ink)
  }
  return ink
}
