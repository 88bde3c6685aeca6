import { createClient, type Client } from 'graphql-ws'
import { WebSocket } from 'ws'
import type { Actor } from '../calls/actor.ts'
import { withGlobalIds } from '../calls/global-ids.ts'

type Challenge = { databaseId: number; title: string; score: number; solvedCount: number; points: number[] }
type Solve = { teamId: number; challengeId: number; time: number; type: number; userName: string | null }
type DeltaSolve = {
  team: { databaseId: number }
  challenge: { databaseId: number }
  solvedAt: string
  type: string
  userName: string | null
}
type Team = {
  id: number
  name: string
  bio: string | null
  avatarUrl: string | null
  division: string | null
}
type Standing = { score: number; rank: number; divisionRank: number | null }

type SentAdjustment = {
  team: { databaseId: number }
  kind: string
  points: number
  reason: string
  countedAt: string
}

type Table = {
  seq: number
  challenges: Challenge[]
  names: string[]
  bios: (string | null)[]
  avatarUrls: (string | null)[]
  divisions: (string | null)[]
  teamIds: number[]
  scores: number[]
  ranks: number[]
  divisionRanks: (number | null)[]
  solveTeamIds: number[]
  solveChallengeIds: number[]
  solveTimes: number[]
  solveTypes: number[]
  solveUserNames: (string | null)[]
  adjustments: SentAdjustment[]
}
const types = ['Unaccepted', 'FirstBlood', 'SecondBlood', 'ThirdBlood', 'Normal']

type Standings = Pick<Table, 'teamIds' | 'scores' | 'ranks' | 'divisionRanks'>
type Delta = {
  previousSeq: number
  seq: number
  solves: DeltaSolve[]
  adjustments: SentAdjustment[]
  challenges: Challenge[]
  removedChallengeIds: number[]
  teams: (Omit<Team, 'id'> & { databaseId: number })[]
  removedTeamIds: number[]
  standings: Standings
  reset: Table | null
}

const tableFragment = `
  fragment table on ScoreboardTable {
    seq challenges { ...challenge } teamIds names bios avatarUrls divisions scores ranks divisionRanks
    solveTeamIds solveChallengeIds solveTimes solveTypes solveUserNames
    adjustments { ...adjustment } }
  fragment adjustment on ScoreboardAdjustment { team { databaseId } kind points reason countedAt }
  fragment challenge on ScoreboardChallenge { databaseId title score solvedCount points }`

const whole = `query ($gameId: Int!) { game: gameByDatabaseId(databaseId: $gameId) { scoreboard { table { ...table } } } } ${tableFragment}`

const document = `subscription ($gameId: ID!, $after: Long) { scoreboardChanged(gameId: $gameId, after: $after) {
  previousSeq seq
  solves { team { databaseId } challenge { databaseId } solvedAt type userName }
  adjustments { ...adjustment } challenges { ...challenge } removedChallengeIds
  teams { databaseId name bio avatarUrl division } removedTeamIds
  standings { teamIds scores ranks divisionRanks }
  reset { ...table } } } ${tableFragment}`

/** A client that loads the board once and then applies only the deltas of the subscription. */
export type BoardFollower = {
  /** Waits until the follower has that version, and returns its board. */
  at(seq: number): Promise<unknown>
  stop(): void
}

export function createFollowers(url: string) {
  const client = createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  })
  return {
    async follow(reader: Actor, gameId: number): Promise<BoardFollower> {
      const { game } = await reader.query<{ game: { scoreboard: { table: Table } } }>(whole, { gameId })
      return followBoard(client, gameId, game.scoreboard.table)
    },
    dispose: async () => client.dispose(),
  }
}

function followBoard(client: Client, gameId: number, start: Table): BoardFollower {
  let { seq } = start
  let failure: unknown
  let wake = () => undefined as void
  const challenges = new Map<number, Challenge>()
  const teams = new Map<number, Team>()
  const standings = new Map<number, Standing>()
  const solves = new Map<string, Solve>()
  let adjustments: Adjustment[] = []

  function take(delta: Delta): void {
    if (delta.previousSeq !== seq) throw new Error(`a gap: at ${seq}, told from ${delta.previousSeq}`)
    seq = delta.seq
    if (delta.reset) return load(delta.reset)
    for (const id of delta.removedChallengeIds) challenges.delete(id)
    for (const id of delta.removedTeamIds) {
      teams.delete(id)
      standings.delete(id)
    }
    adjustments = [
      ...adjustments.filter(({ teamId }) => teams.has(teamId)),
      ...delta.adjustments.map(toAdjustment),
    ]
    for (const [key, { teamId, challengeId }] of solves) {
      if (!challenges.has(challengeId) || !teams.has(teamId)) solves.delete(key)
    }
    takeChallenges(delta.challenges)
    for (const { databaseId: id, ...team } of delta.teams) teams.set(id, { id, ...team })
    for (const { team, challenge, solvedAt, type, userName } of delta.solves) {
      const [teamId, challengeId] = [team.databaseId, challenge.databaseId]
      solves.set(`${teamId} ${challengeId}`, {
        teamId,
        challengeId,
        time: Date.parse(solvedAt),
        type: types.indexOf(type),
        userName,
      })
    }
    takeStandings(delta.standings)
  }

  function load(table: Table): void {
    for (const map of [challenges, teams, standings, solves]) map.clear()
    adjustments = table.adjustments.map(toAdjustment)
    takeChallenges(table.challenges)
    for (const [place, id] of table.teamIds.entries()) {
      teams.set(id, {
        id,
        name: table.names[place] ?? '',
        bio: table.bios[place] ?? null,
        avatarUrl: table.avatarUrls[place] ?? null,
        division: table.divisions[place] ?? null,
      })
    }
    takeStandings(table)
    for (const [place, teamId] of table.solveTeamIds.entries()) {
      const challengeId = table.solveChallengeIds[place] ?? 0
      solves.set(`${teamId} ${challengeId}`, {
        teamId,
        challengeId,
        time: table.solveTimes[place] ?? 0,
        type: table.solveTypes[place] ?? 0,
        userName: table.solveUserNames[place] ?? null,
      })
    }
  }

  /** All challenges in order, when the set or its order changed. */
  function takeChallenges(list: Challenge[]): void {
    const isSome = list.every(({ databaseId }) => challenges.has(databaseId)) && list.length < challenges.size
    if (!isSome && list.length > 0) challenges.clear()
    for (const challenge of list) challenges.set(challenge.databaseId, challenge)
  }

  function takeStandings({ teamIds, scores, ranks, divisionRanks }: Standings): void {
    for (const [place, id] of teamIds.entries()) {
      standings.set(id, {
        score: scores[place] ?? 0,
        rank: ranks[place] ?? 0,
        divisionRank: divisionRanks[place] ?? null,
      })
    }
  }

  load(start)
  const stop = client.subscribe<{ scoreboardChanged: Delta }>(
    withGlobalIds({ query: document, variables: { gameId, after: seq } }),
    {
      next({ data, errors }) {
        try {
          if (errors || !data) throw new Error(JSON.stringify(errors))
          take(data.scoreboardChanged)
        } catch (error) {
          failure ??= error
        }
        wake()
      },
      error(error) {
        failure ??= error
        wake()
      },
      complete: () => wake(),
    },
  )

  return {
    async at(wanted) {
      const isTold = () => seq >= wanted || failure !== undefined
      while (!isTold()) await new Promise<void>((resolve) => (wake = resolve))
      if (failure !== undefined) throw new Error('following the board failed', { cause: failure })
      return boardOf({ challenges, teams, standings, solves, adjustments })
    },
    stop,
  }
}

type Held = {
  challenges: Map<number, Challenge>
  teams: Map<number, Team>
  standings: Map<number, Standing>
  solves: Map<string, Solve>
  adjustments: Adjustment[]
}

function toAdjustment({ team, countedAt, ...adjustment }: SentAdjustment) {
  return { ...adjustment, teamId: team.databaseId, time: Date.parse(countedAt) }
}

type Adjustment = ReturnType<typeof toAdjustment>

/** Orders adjustments, also those of the same millisecond, which have no id outside of the server. */
export function byContent(a: Omit<Adjustment, 'teamId'>, b: Omit<Adjustment, 'teamId'>): number {
  return a.time - b.time || a.points - b.points || (a.reason < b.reason ? -1 : 1)
}

/** The board in the format of REST, limited to the fields that deltas carry. */
function boardOf({ challenges, teams, standings, solves, adjustments }: Held) {
  const list = [...solves.values()]
  return {
    challenges: [...challenges.values()].map(({ databaseId, title, score, solvedCount }) => ({
      id: databaseId,
      title,
      score,
      solved: solvedCount,
    })),
    items: [...teams.values()]
      .map(({ id, name, bio, avatarUrl, division }) => ({
        id,
        name,
        bio,
        division,
        avatar: avatarUrl,
        ...standings.get(id),
        adjustments: adjustments
          .filter(({ teamId }) => teamId === id)
          .map(({ teamId: _team, ...adjustment }) => adjustment)
          .toSorted(byContent),
        solvedChallenges: list
          .filter(({ teamId }) => teamId === id)
          .map(({ challengeId, type, userName, time }) => ({
            id: challengeId,
            score: challenges.get(challengeId)?.points[type - 1],
            type: types[type],
            userName: userName ?? '',
            time,
          }))
          .toSorted((a, b) => a.time - b.time || a.id - b.id),
      }))
      .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0)),
  }
}
