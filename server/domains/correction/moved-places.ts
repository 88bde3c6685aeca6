import type { BoardRows } from '../scoreboard/model/board-rows.ts'
import { viewBoard, type BoardView } from '../scoreboard/model/board-view.ts'
import { computeScoreboard } from '../scoreboard/model/compute-scoreboard.ts'
import type { Version } from '../scoreboard/model/load-board.ts'

export type Place = { rank: number; score: number }
export type Worth = { points: number; bloods: string[] }
export type MovedTeam = { teamId: number; teamName: string; before: Place; after: Place }
export type MovedChallenge = { challengeId: number; title: string; before: Worth; after: Worth }
export type MovedPlaces = { teams: MovedTeam[]; challenges: MovedChallenge[] }

/** The teams and challenges that a correction of its rows moves on the true board. */
export function movedPlaces(
  { rows, version }: { rows: BoardRows; version: Version },
  corrected: BoardRows,
): MovedPlaces {
  const before = viewBoard(computeScoreboard(rows), version)
  const after = viewBoard(computeScoreboard(corrected), version)
  return { teams: movedTeams(before, after), challenges: movedChallenges(before, after) }
}

function movedTeams(before: BoardView, after: BoardView): MovedTeam[] {
  return before.rows.flatMap(({ rank, score, team: { teamId, name: teamName } }) => {
    const now = after.rowByTeam.get(teamId)
    if (!now || (now.rank === rank && now.score === score)) return []
    return { teamId, teamName, before: { rank, score }, after: { rank: now.rank, score: now.score } }
  })
}

/** A challenge that one of the two boards does not show has moved if it has a value on the other. */
function movedChallenges(before: BoardView, after: BoardView): MovedChallenge[] {
  const ids = new Set([...before.challenges.keys(), ...after.challenges.keys()])
  return [...ids].flatMap((challengeId) => {
    const shown = before.challenges.get(challengeId) ?? after.challenges.get(challengeId)
    const was = worthOn(before, challengeId)
    const is = worthOn(after, challengeId)
    if (!shown || JSON.stringify(was) === JSON.stringify(is)) return []
    return { challengeId, title: shown.row.title, before: was, after: is }
  })
}

function worthOn({ challenges }: BoardView, challengeId: number): Worth {
  const challenge = challenges.get(challengeId)
  return { points: challenge?.score ?? 0, bloods: challenge?.bloods.map(({ team }) => team.name) ?? [] }
}
