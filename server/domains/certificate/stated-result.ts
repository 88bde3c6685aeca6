import type { Certificate, Game } from '../../../prisma/generated/client/client.ts'
import type { BoardRow, BoardView } from '../scoreboard/model/board-view.ts'

/** The result of a team as a certificate states it. */
export type StatedResult = Pick<
  Certificate,
  'division' | 'score' | 'rank' | 'teamCount' | 'divisionRank' | 'divisionTeamCount'
>

type Rule = Pick<Game, 'certificateRule' | 'certificateTeamLimit' | 'end'>
type Rows = Pick<BoardView, 'rows'>

const hasRank = ({ standing, score }: BoardRow) => standing === 'Ranked' && score > 0

/**
 * Whether the rule of the game gives a certificate to a team that joined at a time, or to its member that did. Who joins
 * to practice after the end gets none, and testers never get one.
 */
export function isEntitled(
  { certificateRule, certificateTeamLimit, end }: Rule,
  row: BoardRow,
  joinedAt: Date,
): boolean {
  if (joinedAt >= end) return false
  const isRanked = hasRank(row)
  switch (certificateRule) {
    case 'Off':
      return false
    case 'AllTeams':
      return row.standing !== 'Tester'
    case 'RankedTeams':
      return isRanked
    case 'FirstTeams':
      return isRanked && row.rank <= certificateTeamLimit
  }
}

/** The result of a team on the board. A team out of competition or without points has no ranks, and is not counted. */
export function resultOf({ rows }: Rows, row: BoardRow): StatedResult {
  const ranked = rows.filter(hasRank)
  const isRanked = hasRank(row)
  const hasDivisionRank = isRanked && row.division !== null
  return {
    division: row.division,
    score: row.score,
    rank: isRanked ? row.rank : null,
    teamCount: ranked.length,
    divisionRank: hasDivisionRank ? row.divisionRank : null,
    divisionTeamCount: hasDivisionRank
      ? ranked.filter(({ division }) => division === row.division).length
      : null,
  }
}

const members = ['division', 'score', 'rank', 'teamCount', 'divisionRank', 'divisionTeamCount'] as const

export function isSameResult(one: StatedResult, other: StatedResult): boolean {
  return members.every((member) => one[member] === other[member])
}
