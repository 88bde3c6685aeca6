import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import { LastSubmissions } from './LastSubmissions.tsx'

const submission = (id: string, status: string) => ({
  __typename: 'Submission',
  id,
  status,
  submittedAt: '2026-05-01T10:00:00Z',
  teamName: 'Anchor',
})

test('the results have the marks of the monitor, to which a link leads', async () => {
  const nodes = [
    submission('one', 'Accepted'),
    submission('two', 'WrongAnswer'),
    submission('three', 'CheatDetected'),
  ]
  renderPage(
    <Suspense>
      <LastSubmissions gameId="game" challengeId="challenge" />
    </Suspense>,
    {
      at: '/',
      answer: () => ({
        game: {
          __typename: 'Game',
          id: 'game',
          databaseId: 1,
          submissions: { edges: nodes.map((node) => ({ node })) },
        },
      }),
    },
  )
  const toneOf = async (text: string) => (await screen.findByText(text)).dataset['tone']
  expect([await toneOf('Correct'), await toneOf('Wrong'), await toneOf('Cheat')]).toEqual([
    'ok',
    'plain',
    'bad',
  ])
  const link = screen.getByRole('link', { name: 'All submissions of this challenge' })
  expect(link.getAttribute('href')).toBe('/games/1/monitor/submissions?challenge=challenge')
})
