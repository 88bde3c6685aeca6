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

export type BoardPulse = { seq: number; challenges: ReadonlyMap<number, PulseChallenge> }

type Loaded = useBoardPulseQuery$data
type Moved = useBoardPulseChangedSubscription$data
type Given = Moved['scoreboardChanged']['challenges'][number]

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
      reset {
        __typename
      }
    }
  }
`

function taken(before: Iterable<[number, PulseChallenge]>, given: readonly Given[]) {
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

const source: FeedSource<BoardPulse, Loaded, Moved> = {
  query: getRequest(query).params,
  subscription: getRequest(subscription).params,
  gameIdOf: ({ game }) => game?.id ?? null,
  hold({ game }) {
    const board = game?.scoreboard
    return board ? { seq: board.seq, challenges: taken([], board.challenges) } : null
  },
  move(pulse, { scoreboardChanged: delta }) {
    if (delta.reset || delta.previousSeq !== pulse.seq) return delta.seq <= pulse.seq ? 'known' : 'gap'
    const removed = new Set(delta.removedChallengeIds)
    const kept = [...pulse.challenges].filter(([id]) => !removed.has(id))
    pulse.challenges = taken(kept, delta.challenges)
    pulse.seq = delta.seq
    return 'applied'
  },
  settle: (pulse) => ({ ...pulse }),
  seqOf: (pulse) => pulse.seq,
}

const pulseOf = feedsOf(source)

/**
 * A lightweight live view of a game's board: scores, solves and bloods of its challenges. `select`
 * picks the component's data; it is called on every change, and renders only if its result changes.
 * Null before the start and until the first answer.
 */
export function useBoardPulse<Picked>(gameId: number, select: (pulse: BoardPulse | null) => Picked): Picked {
  const feed = pulseOf(useRelayEnvironment() as Environment, gameId)
  return useSyncExternalStore(feed.subscribe, () => select(feed.state().held))
}
