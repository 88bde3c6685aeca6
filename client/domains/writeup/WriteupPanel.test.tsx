import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import query, { type useSubmitWriteupQuery } from '../../__generated__/useSubmitWriteupQuery.graphql.ts'
import { WriteupPanel } from './WriteupPanel.tsx'
// Loads the lazy part before the clock is simulated.
import './WriteupUpload.tsx'

function Panel() {
  const { game } = useLazyLoadQuery<useSubmitWriteupQuery>(query, { gameId: 7 })
  return game ? <WriteupPanel game={game} /> : null
}

const game = {
  __typename: 'Game',
  id: 'game 7',
  databaseId: 7,
  state: 'Ended',
  writeupRequired: true,
  writeupDeadline: '2027-01-01T12:00:30.000Z',
  writeupNote: null,
  viewerParticipation: { id: 'participation 3', status: 'Accepted', writeup: null },
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

it('the upload of a write-up closes at the second of its deadline', async () => {
  vi.useFakeTimers({ now: Date.parse('2027-01-01T12:00:20Z') })
  renderPage(
    <Suspense>
      <Panel />
    </Suspense>,
    { at: '/', answer: () => ({ game }) },
  )
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(screen.getByRole('button', { name: 'Submit PDF' })).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(screen.queryByRole('button', { name: 'Submit PDF' })).toBeNull()
  expect(screen.getByText('Your team did not submit a write-up before the deadline.')).toBeDefined()
})

it('the deadline has its zone', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  renderPage(
    <Suspense>
      <Panel />
    </Suspense>,
    { at: '/', answer: () => ({ game }) },
  )
  const [chip] = await screen.findAllByText(/GMT/)
  expect(chip?.textContent).toMatch(/^Due .* GMT\+9$/)
})
