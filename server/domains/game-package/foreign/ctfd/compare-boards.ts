import { computeScoreboard } from '../../../scoreboard/model/compute-scoreboard.ts'
import { rankTeams } from '../../../scoreboard/model/board-order.ts'
import type { BoardRows } from '../../../scoreboard/model/board-rows.ts'
import type { ForeignGame } from '../foreign-game.ts'
import type { CtfdExport } from './ctfd-export.ts'
import type { CtfdStanding } from './ctfd-standings.ts'

/** Notes every team whose rank or score differs from the board of CTFd. */
export function compareBoards({ game, now }: CtfdExport, theirs: readonly CtfdStanding[]): void {
  const rows = boardRowsOf(game, now)
  if (!rows) return
  const onBoard = new Set(theirs.map(({ account }) => account.id))
  // Accounts without any points are not on the board of CTFd.
  const ours = rankTeams(computeScoreboard(rows)).filter(({ team }) => onBoard.has(team.teamId))
  const placeOf = new Map(ours.map(({ team, score }, index) => [team.teamId, `${index + 1}. ${score}`]))
  for (const [index, { account, score }] of theirs.entries()) {
    const before = `${index + 1}. ${score}`
    const after = placeOf.get(account.id) ?? '-'
    if (before !== after) game.change(`scoreboard: ${account.name}: ${before}`, after)
  }
}

function boardRowsOf(game: ForeignGame, now: Date): BoardRows | null {
  const [row] = game.rowsOf('game.json')
  if (!row) return null
  const teams = new Map(game.rowsOf('teams.jsonl').map(({ id, name }) => [id, name]))
  const byId = <Row extends object>(rows: readonly Row[], id: (row: Row) => number) =>
    new Map(rows.map((one) => [id(one), one]))
  const participations = game.rowsOf('participations.jsonl').map(({ id, status, teamId }) => ({
    participationId: id,
    status,
    division: null,
    team: { teamId, name: teams.get(teamId) ?? '', bio: null, avatarUrl: null },
  }))
  const required = new Set(game.rowsOf('requirements.jsonl').map(({ challengeId }) => challengeId))
  const challenges = game.rowsOf('challenges.jsonl').map((challenge) => ({
    ...challenge,
    challengeId: challenge.id,
    scoreTable: challenge.scoreTable ?? [],
    isEnabled:
      challenge.isEnabled && (challenge.isReleased || Date.parse(challenge.releaseAt ?? '') <= now.getTime()),
    isHiddenUntilSolved: challenge.lockedView === 'Hidden' && required.has(challenge.id),
  }))
  const solves = game.rowsOf('solves.jsonl').map((solve) => ({
    ...solve,
    time: Date.parse(solve.solvedAt),
    userName: null,
  }))
  const adjustments = game.rowsOf('adjustments.jsonl').map((adjustment) => ({
    ...adjustment,
    adjustmentId: adjustment.id,
    time: Date.parse(adjustment.madeAt),
  }))
  return {
    game: {
      id: 0,
      start: Date.parse(row.start),
      end: Date.parse(row.end),
      hiddenFrom: null,
      bloodBonus: row.bloodBonus,
      bloodBonusPoints: [],
    },
    divisions: new Map(),
    participations: byId(participations, ({ participationId }) => participationId),
    challenges: byId(challenges, ({ challengeId }) => challengeId),
    solves: byId(solves, ({ submissionId }) => submissionId),
    adjustments: byId(adjustments, ({ adjustmentId }) => adjustmentId),
  }
}
