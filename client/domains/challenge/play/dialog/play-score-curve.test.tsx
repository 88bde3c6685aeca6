import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { useFragment, useLazyLoadQuery } from 'react-relay'
import { expect, test } from 'vitest'
import { followed } from '../../../../../tests/kit/client/followed.ts'
import { renderPage } from '../../../../../tests/kit/client/render-page.tsx'
import fragment, {
  type ChallengeDialogContent_challenge$key,
} from '../../../../__generated__/ChallengeDialogContent_challenge.graphql.ts'
import query, {
  type ChallengeDialogContentQuery,
} from '../../../../__generated__/ChallengeDialogContentQuery.graphql.ts'
import { PlayScoreCurve } from './PlayScoreCurve.tsx'

function Curve() {
  const { game } = useLazyLoadQuery<ChallengeDialogContentQuery>(query, { gameId: 1, challengeId: 7 })
  const challenge = useFragment<ChallengeDialogContent_challenge$key>(fragment, game?.challenge ?? null)
  return challenge ? <PlayScoreCurve challenge={challenge} gameId={1} /> : null
}

const falling = [
  { solves: 1, score: 1500 },
  { solves: 11, score: 900 },
  { solves: 21, score: 402 },
]

type Shown = { points: typeof falling; score: number; solvedCount: number; minScore: number }

function show({ points, ...values }: Shown) {
  const board = followed('useBoardPulseChangedSubscription')
  const challenge = { id: 'challenge', databaseId: 7, type: 'StaticAttachment', scoreCurvePoints: points }
  const pulse = { databaseId: 7, score: values.score, solvedCount: values.solvedCount, bloods: [] }
  renderPage(
    <Suspense>
      <Curve />
      <p>Loaded</p>
    </Suspense>,
    {
      at: '/games/1/challenges',
      answer: ({ operation }) =>
        operation === 'useBoardPulseQuery'
          ? {
              game: {
                id: 'game',
                scoreboard: {
                  seq: 1,
                  challenges: [pulse],
                  table: { teamIds: [], scores: [], ranks: [], divisionRanks: [] },
                },
              },
            }
          : { game: { id: 'game', challenge: { ...challenge, ...values } } },
      follow: board.follow,
    },
  )
  return (changed: typeof pulse) =>
    board.send({
      scoreboardChanged: {
        previousSeq: 1,
        seq: 2,
        challenges: [changed],
        removedChallengeIds: [],
        standings: { teamIds: [], scores: [], ranks: [], divisionRanks: [] },
        reset: null,
      },
    })
}

const place = () => {
  const dot = document.querySelector('circle')
  return [Number(dot?.getAttribute('cx')), Number(dot?.getAttribute('cy'))]
}

test('the curve says the first, the current and the fewest points, and its dot moves with a solve', async () => {
  const move = show({ points: falling, score: 1500, solvedCount: 1, minScore: 400 })
  await screen.findByText('1,500 now')
  expect(screen.queryByText('1,500 at first')).toBeNull()
  screen.getByText('400 at least')
  const [left = 0, top = 0] = place()
  await move({ databaseId: 7, score: 900, solvedCount: 11, bloods: [] })
  await screen.findByText('900 now')
  screen.getByText('1,500 at first')
  const [x = 0, y = 0] = place()
  expect(x).toBeGreaterThan(left)
  expect(y).toBeGreaterThan(top)
})

test('no curve is drawn for points that do not change', async () => {
  const points = falling.map(({ solves }) => ({ solves, score: 500 }))
  show({ points, score: 500, solvedCount: 3, minScore: 500 })
  await screen.findByText('Loaded')
  expect(screen.queryByRole('heading')).toBeNull()
  expect(document.querySelector('svg')).toBeNull()
})
