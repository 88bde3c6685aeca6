import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../../tests/kit/client/render-page.tsx'
import query, {
  type useAttemptsRefreshQuery,
} from '../../../../__generated__/useAttemptsRefreshQuery.graphql.ts'
import { AttemptsPanel } from './AttemptsPanel.tsx'

function Panel() {
  const { node } = useLazyLoadQuery<useAttemptsRefreshQuery>(query, { challengeId: 'challenge' })
  return node?.challenge ? <AttemptsPanel challenge={node.challenge} gameId="game" /> : null
}

test('the attempts of teams follow their submissions', async () => {
  let wrongCount = 1
  let tell = (_data: Record<string, unknown>) => {}
  const calls = renderPage(
    <Suspense>
      <Panel />
    </Suspense>,
    {
      at: '/',
      answer: () => ({
        node: {
          __typename: 'Challenge',
          id: 'challenge',
          submissionLimit: 3,
          countedAttempts: [
            { wrongCount, participation: { id: 'one', team: { id: 'team', name: 'Stack Canaries' } } },
          ],
        },
      }),
      follow: (publish) => {
        tell = publish
      },
    },
  )
  expect(await screen.findByText('1 of 3')).toBeDefined()
  const judge = (challengeId: string) =>
    act(() =>
      tell({
        submissionJudged: {
          id: 'submission',
          challengeId,
          challengeDatabaseId: 1,
          challengeTitle: 'Three Knocks',
          status: 'WrongAnswer',
          userName: 'tessel',
          teamName: 'Stack Canaries',
        },
      }),
    )
  wrongCount = 2
  judge('other')
  judge('challenge')
  expect(await screen.findByText('2 of 3')).toBeDefined()
  expect(calls).toHaveLength(2)
})
