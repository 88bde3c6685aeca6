import { Suspense } from 'react'
import { useFragment, useLazyLoadQuery } from 'react-relay'
import fragment, {
  type ChallengesPage_game$key,
} from '../../../client/__generated__/ChallengesPage_game.graphql.ts'
import query, { type ChallengesPageQuery } from '../../../client/__generated__/ChallengesPageQuery.graphql.ts'
import { ChallengeBoard } from '../../../client/domains/challenge/play/board/ChallengeBoard.tsx'

/** The challenges of the game with the number 1. */
export function ShownBoard() {
  return (
    <Suspense>
      <Loaded />
    </Suspense>
  )
}

function Loaded() {
  const data = useLazyLoadQuery<ChallengesPageQuery>(query, { gameId: 1 })
  const game = useFragment<ChallengesPage_game$key>(fragment, data.game ?? null)
  return game ? <ChallengeBoard game={game} /> : null
}

/** That game without challenges, which the viewer's team plays. */
export const shownGame = {
  id: 'game',
  databaseId: 1,
  title: 'Harbor Lights',
  state: 'Running',
  start: '2026-01-01T00:00:00Z',
  end: '2026-01-02T00:00:00Z',
  hasFlagBox: false,
  bloodBonus: { first: 0, second: 0, third: 0 },
  bloodBonusPoints: [],
  challenges: [],
  knownTitles: [],
  lockedChallenges: [],
  viewerParticipation: {
    id: 'own',
    status: 'Accepted',
    team: { id: 'team', databaseId: 7, name: 'Stack Canaries', avatarUrl: null },
    division: null,
    standing: { rank: 4, divisionRank: null, score: 100 },
    solvedChallengeIds: [],
    token: null,
    writeup: null,
  },
  notices: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } },
  writeupRequired: false,
  writeupDeadline: '2026-01-02T00:00:00Z',
  writeupNote: '',
}
