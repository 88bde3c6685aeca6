import type { BoardChallenge, BoardRow, BoardView } from '../../scoreboard/model/board-view.ts'
import { requireChallenge, requireTeam, solvesOf } from '../compatible-board.ts'
import {
  rctfChallenges,
  rctfGraph,
  rctfUser,
  select,
  solveOf,
  teamOf,
  type Selection,
  type Slice,
} from './rctf-answers.ts'

// The data of the second version of rCTF's read calls, from the public board.

const bloodCount = 3
/** All points of the platform follow the number of solves. */
const scoringKind = 'decay'

export function rctfLeaderboardV2(view: BoardView, selection: Selection) {
  const { total, rows } = select(view, selection)
  return {
    total,
    leaderboard: rows.map((row) => ({
      ...teamOf(row),
      avatarUrl: row.team.avatarUrl,
      countryCode: null,
      statusText: row.team.bio,
      solves: row.solves.map(({ challengeId, time }) => ({ id: String(challengeId), solveTime: time })),
      dynamicScores: [],
      ...placesOf(row),
    })),
  }
}

export function rctfLeaderboardWithGraph(view: BoardView, selection: Selection) {
  return { ...rctfLeaderboardV2(view, selection), ...rctfGraph(view, selection) }
}

/** The challenges by their ids, with the first three teams that solved each. */
export function rctfLeaderboardChallenges(view: BoardView) {
  const challenges = [...view.challenges.values()]
  return Object.fromEntries(
    challenges.map(({ row, score, solvedCount, bloods }, index) => [
      String(row.challengeId),
      {
        name: row.title,
        category: row.category,
        solves: solvedCount,
        points: score,
        sortWeight: challenges.length - index,
        scoringKind,
        firstSolvers: bloods.slice(0, bloodCount).map(({ team }) => ({ id: String(team.teamId) })),
      },
    ]),
  )
}

export function rctfChallengesV2(view: BoardView) {
  return rctfChallenges(view).map((challenge) => ({ ...challenge, hasFlag: true, tags: [], scoringKind }))
}

export function rctfChallengeSolvesV2(view: BoardView, id: number, { limit, offset }: Slice) {
  const challenge = requireChallenge(view, id)
  return {
    solves: solvesOf(view, id)
      .slice(offset, offset + limit)
      .map((solved) => ({
        ...solveOf(solved),
        bloodIndex: bloodIndexOf(challenge, solved.row.team.teamId),
        ...placesOf(solved.row),
      })),
  }
}

/** A team, with the place of each of its solves among the first three of the challenge. */
export function rctfUserV2(view: BoardView, id: number) {
  const { team } = requireTeam(view, id)
  const { solves, ...user } = rctfUser(view, id)
  return {
    ...user,
    avatarUrl: team.avatarUrl,
    countryCode: null,
    statusText: team.bio,
    solves: solves.map((solve) => ({
      ...solve,
      bloodIndex: bloodIndexOf(requireChallenge(view, Number(solve.id)), id),
    })),
  }
}

function bloodIndexOf({ bloods }: BoardChallenge, teamId: number): number | null {
  const place = bloods.findIndex(({ team }) => team.teamId === teamId)
  return place < 0 || place >= bloodCount ? null : place
}

/** A team out of competition has no place among all. */
function placesOf({ division, divisionRank, standing, rank }: BoardRow) {
  return { division, divisionPlace: divisionRank, globalPlace: standing === 'Ranked' ? rank : null }
}
