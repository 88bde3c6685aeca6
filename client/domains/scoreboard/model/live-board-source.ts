import { graphql, getRequest } from 'relay-runtime'
import type { liveBoardSourceChangedSubscription$data } from '../../../__generated__/liveBoardSourceChangedSubscription.graphql.ts'
import type { liveBoardSourceQuery$data } from '../../../__generated__/liveBoardSourceQuery.graphql.ts'
import { packBloodBonus } from '../../../../rules/scoring/blood-bonus.ts'
import { serverNow } from '../../../time/server-clock.ts'
import { feedsOf, type FeedSource } from './board-feed.ts'
import {
  applyDelta,
  createLiveBoard,
  rankTeams,
  type Adjustment,
  type ChallengeState,
  type LiveBoard,
} from './live-board.ts'
import { toSolveType } from './solve-type.ts'

type Loaded = liveBoardSourceQuery$data
type Delta = liveBoardSourceChangedSubscription$data
type Table = NonNullable<NonNullable<Loaded['game']>['scoreboard']>['table']

const query = graphql`
  query liveBoardSourceQuery($gameId: Int!, $asPublic: Boolean) {
    game: gameByDatabaseId(databaseId: $gameId) {
      id
      scoreboard(asPublic: $asPublic) {
        seq
        updatedAt
        hiddenFrom
        bloodBonus {
          first
          second
          third
        }
        bloodBonusPoints
        challenges {
          databaseId
          title
          category
          score
          solvedCount
          decidesTies
        }
        table {
          participationIds
          teamIds
          names
          avatarUrls
          divisions
          unrankedDivisions
          solveTeamIds
          solveChallengeIds
          solveTimes
          solveTypes
          solveUserNames
          adjustments {
            team {
              databaseId
            }
            kind
            points
            reason
            countedAt
          }
        }
      }
    }
  }
`

const subscription = graphql`
  subscription liveBoardSourceChangedSubscription($gameId: ID!, $after: Long, $asPublic: Boolean) {
    scoreboardChanged(gameId: $gameId, after: $after, asPublic: $asPublic) {
      previousSeq
      seq
      hiddenFrom
      solves {
        team {
          databaseId
        }
        challenge {
          databaseId
        }
        solvedAt
        typeNumber
        userName
      }
      adjustments {
        team {
          databaseId
        }
        kind
        points
        reason
        countedAt
      }
      challenges {
        databaseId
        title
        category
        score
        solvedCount
        decidesTies
      }
      removedChallengeIds
      teams {
        participationId
        databaseId
        name
        avatarUrl
        division
      }
      removedTeamIds
      # The whole board comes by the query, which travels compressed.
      reset {
        __typename
      }
    }
  }
`

function challengeOf({
  databaseId: id,
  title,
  category,
  score,
  solvedCount,
  decidesTies,
}: Omit<ChallengeState, 'id'> & { databaseId: number }): ChallengeState {
  return { id, title, category, score, solvedCount, decidesTies }
}

function timeOf(iso: string | null | undefined): number | null {
  return iso ? Date.parse(iso) : null
}

function teamsOf(table: Table) {
  return table.teamIds.map((id, index) => ({
    id,
    participationId: table.participationIds[index] ?? id,
    name: table.names[index] ?? '',
    avatarUrl: table.avatarUrls[index] ?? null,
    division: table.divisions[index] ?? null,
  }))
}

type SentAdjustment = Table['adjustments'][number]

function adjustmentOf({ team, kind, points, reason, countedAt }: SentAdjustment): Adjustment {
  return {
    teamId: team.databaseId,
    kind: kind === 'Hint' ? 'Hint' : 'Award',
    points,
    reason,
    time: Date.parse(countedAt),
  }
}

function* solvesOf(table: Table) {
  for (const [index, teamId] of table.solveTeamIds.entries()) {
    yield {
      teamId,
      challengeId: table.solveChallengeIds[index] ?? 0,
      time: table.solveTimes[index] ?? 0,
      type: toSolveType(table.solveTypes[index] ?? 4),
      userName: table.solveUserNames[index] ?? null,
    }
  }
}

const source: FeedSource<LiveBoard, Loaded, Delta> = {
  query: getRequest(query).params,
  subscription: getRequest(subscription).params,
  gameIdOf: ({ game }) => game?.id ?? null,
  create({ game }) {
    const board = game?.scoreboard
    if (!board) return null
    return createLiveBoard({
      seq: board.seq,
      updatedAt: Date.parse(board.updatedAt),
      bloodBonus: packBloodBonus([board.bloodBonus.first, board.bloodBonus.second, board.bloodBonus.third]),
      bloodBonusPoints: board.bloodBonusPoints,
      hiddenFrom: timeOf(board.hiddenFrom),
      challenges: board.challenges.map(challengeOf),
      teams: teamsOf(board.table),
      unrankedDivisions: board.table.unrankedDivisions,
      solves: solvesOf(board.table),
      adjustments: board.table.adjustments.map(adjustmentOf),
    })
  },
  apply(board, { scoreboardChanged: delta }) {
    const outcome = applyDelta(board, {
      previousSeq: delta.previousSeq,
      seq: delta.seq,
      hiddenFrom: timeOf(delta.hiddenFrom),
      solves: delta.solves.map(({ team, challenge, solvedAt, typeNumber, userName }) => ({
        teamId: team.databaseId,
        challengeId: challenge.databaseId,
        time: Date.parse(solvedAt),
        type: toSolveType(typeNumber),
        userName: userName ?? null,
      })),
      adjustments: delta.adjustments.map(adjustmentOf),
      challenges: delta.challenges.map(challengeOf),
      removedChallengeIds: delta.removedChallengeIds,
      teams: delta.teams.map(({ databaseId: id, participationId, name, avatarUrl, division }) => ({
        id,
        participationId,
        name,
        avatarUrl: avatarUrl ?? null,
        division: division ?? null,
      })),
      removedTeamIds: delta.removedTeamIds,
      isReset: delta.reset !== null && delta.reset !== undefined,
    })
    if (outcome === 'applied') board.updatedAt = serverNow()
    return outcome
  },
  snapshot(board) {
    rankTeams(board)
    return { ...board }
  },
  seqOf: (board) => board.seq,
}

export const liveBoardOf = feedsOf(source)
/** The board that players see, for organizers. */
export const publicBoardOf = feedsOf(source, { asPublic: true })
