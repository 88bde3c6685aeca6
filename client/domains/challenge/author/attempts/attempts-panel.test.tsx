import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { expect, onTestFinished, test } from 'vitest'
import { followed } from '../../../../../tests/kit/client/followed.ts'
import { renderPage } from '../../../../../tests/kit/client/render-page.tsx'
import query, {
  type AttemptsPanelRefreshQuery,
} from '../../../../__generated__/AttemptsPanelRefreshQuery.graphql.ts'
import { refreshWhileOpen } from '../../../../relay/refreshing.ts'
import { announceGap } from '../../../../relay/transport/connection-state.ts'
import { AttemptsPanel } from './AttemptsPanel.tsx'

function Panel() {
  const { node } = useLazyLoadQuery<AttemptsPanelRefreshQuery>(query, { id: 'challenge' })
  return node ? <AttemptsPanel challenge={node} gameId="game" /> : null
}

const challenge = (wrongCount: number) => ({
  __typename: 'Challenge',
  id: 'challenge',
  submissionLimit: 3,
  countedAttempts: [
    { wrongCount, participation: { id: 'one', team: { id: 'team', name: 'Stack Canaries' } } },
  ],
})

test('the subscription updates the attempts of teams, and requests do only while none works', async () => {
  let answers = 0
  const attempts = followed()
  const calls = renderPage(
    <Suspense>
      <Panel />
    </Suspense>,
    {
      at: '/',
      answer: () => ({ node: challenge(++answers) }),
      follow: attempts.follow,
    },
  )
  expect(await screen.findByText('1 of 3')).toBeDefined()
  await attempts.send({ countedAttemptsChanged: challenge(3) })
  expect(await screen.findByText('3 of 3')).toBeDefined()
  act(() => announceGap())
  expect(calls).toHaveLength(1)

  onTestFinished(refreshWhileOpen())
  await act(async () => announceGap())
  expect(await screen.findByText('2 of 3')).toBeDefined()
  expect(calls).toHaveLength(2)
})
