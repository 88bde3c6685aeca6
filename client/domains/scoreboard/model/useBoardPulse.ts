import { useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { getRequest, graphql, type Environment } from 'relay-runtime'
import type { useBoardPulseChangedSubscription$data } from '../../../__generated__/useBoardPulseChangedSubscription.graphql.ts'
import type { useBoardPulseQuery$data } from '../../../__generated__/useBoardPulseQuery.graphql.ts'
import { feedsOf, type FeedSource } from './board-feed.ts'

type PulseBlood = {
  readonly team: { readonly name: string }
  readonly solvedAt: string
}

/** The live values of a challenge card. Immutable. */
export type PulseChallenge = {
  readonly id: number
  readonly score: number
  readonly solvedCount: number
  readonly bloods: readonly PulseBlood[]
}

/** A team's score and ranks. Immutable. */
type PulseStanding = {
  readonly score: number
  readonly rank: number
  /** Null without a division. */
  readonly divisionRank: number | null
}

type BoardPulse = {
  seq: number
  challenges: ReadonlyMap<number, PulseChallenge>
  /** By team. */
  standings: ReadonlyMap<number, PulseStanding>
}

type Loaded = useBoardPulseQuery$data
type Delta = useBoardPulseChangedSubscription$data
type Given = Delta['scoreboardChanged']['challenges'][number]
type Columns = Delta['scoreboardChanged']['standings']

const query = graphql`
  query useBoardPulseQuery($gameId: Int!) {
    game: gameByDatabaseId(databaseId: $gameId) {
      id
      scoreboard {
        seq
        challenges {
          databaseId
          score
          solvedCount
          bloods {
            team {
              databaseId
              name
              avatarUrl
            }
            solvedAt
          }
        }
        table {
          teamIds
          scores
          ranks
          divisionRanks
        }
      }
    }
  }
`

const subscription = graphql`
  subscription useBoardPulseChangedSubscription($gameId: ID!, $after: Long) {
    scoreboardChanged(gameId: $gameId, after: $after) {
      previousSeq
      seq
      challenges {
        databaseId
        score
        solvedCount
        bloods {
          team {
            name
          }
          solvedAt
        }
      }
      removedChallengeIds
      standings {
        teamIds
        scores
        ranks
        divisionRanks
      }
      reset {
        __typename
      }
    }
  }
`

function mergeChallenges(before: Iterable<[number, PulseChallenge]>, given: readonly Given[]) {
  const challenges = new Map(before)
  for (const { databaseId: id, score, solvedCount, bloods } of given) {
    const known = bloods.map(({ team, solvedAt }) => ({
      team: { name: team.name },
      solvedAt,
    }))
    challenges.set(id, { id, score, solvedCount, bloods: known })
  }
  return challenges
}

function mergeStandings(
  before: Iterable<[number, PulseStanding]>,
  { teamIds, scores, ranks, divisionRanks }: Columns,
): ReadonlyMap<number, PulseStanding> {
  const standings = new Map(before)
  for (const [index, teamId] of teamIds.entries()) {
    const divisionRank = divisionRanks[index] ?? null
    standings.set(teamId, { score: scores[index] ?? 0, rank: ranks[index] ?? 0, divisionRank })
  }
  return standings
}

const source: FeedSource<BoardPulse, Loaded, Delta> = {
  query: getRequest(query).params,
  subscription: getRequest(subscription).params,
  gameIdOf: ({ game }) => game?.id ?? null,
  create({ game }) {
    const board = game?.scoreboard
    if (!board) return null
    return {
      seq: board.seq,
      challenges: mergeChallenges([], board.challenges),
      standings: mergeStandings([], board.table),
    }
  },
  apply(pulse, { scoreboardChanged: delta }) {
    if (delta.reset || delta.previousSeq !== pulse.seq) return delta.seq <= pulse.seq ? 'known' : 'gap'
    const removed = new Set(delta.removedChallengeIds)
    const kept = [...pulse.challenges].filter(([id]) => !removed.has(id))
    pulse.challenges = mergeChallenges(kept, delta.challenges)
    pulse.standings = mergeStandings(pulse.standings, delta.standings)
    pulse.seq = delta.seq
    return 'applied'
  },
  snapshot: (pulse) => ({ ...pulse }),
  seqOf: (pulse) => pulse.seq,
}

const pulseOf = feedsOf(source)

/**
 * A lightweight live view of a game's board: scores, solves and bloods of its challenges, scores and ranks of its teams.
 * `select` picks the component's data at every change. The component renders only if the picked value is another one.
 * The board is null before the start of the game and until the first answer.
 */
export function useBoardPulse<Picked>(gameId: number, select: (pulse: BoardPulse | null) => Picked): Picked {
  const feed = pulseOf(useRelayEnvironment() as Environment, gameId)
  return useSyncExternalStore(feed.subscribe, () => select(feed.state().board))
}
