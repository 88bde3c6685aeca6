import { screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { useFragment } from 'react-relay'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../tests/kit/client/render-page.tsx'
import fragment, { type FinalPanel_game$key } from '../../../__generated__/FinalPanel_game.graphql.ts'
import mutation, {
  type FinalPanelFinalizeMutation,
} from '../../../__generated__/FinalPanelFinalizeMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'
import { ResultChangeList } from './ResultChangeList.tsx'

/** The list of a game. The answer of a mutation fills the store. */
function Finalized() {
  const [finalize] = useMutationResult<FinalPanelFinalizeMutation, 'finalizeGame'>(mutation, 'finalizeGame')
  const [stored, setStored] = useState<FinalPanel_game$key | null>(null)
  useEffect(() => {
    async function load() {
      const outcome = await finalize({ variables: { input: { gameId: 'game' } } })
      if (outcome.ok) setStored(outcome.payload.game ?? null)
    }
    void load()
  }, [finalize])
  const game = useFragment<FinalPanel_game$key>(fragment, stored)
  return game && <ResultChangeList game={game} />
}

const change = (seq: string, action: string, subjectName: string) => ({
  __typename: 'ResultChange',
  seq,
  time: new Date().toISOString(),
  action,
  actorName: 'Admin',
  subjectName,
  reason: null,
})

test('a change of the game does not repeat its name, others name their subject, and times have the day', async () => {
  const nodes = [change('2', 'award.given', 'Anchor'), change('1', 'game.finalized', 'Regatta')]
  const game = {
    id: 'game',
    end: '2026-01-02T00:00:00Z',
    pausedAt: null,
    finalizedAt: null,
    freezeAt: null,
    revealedAt: null,
    resultChanges: { totalCount: 2, edges: nodes.map((node) => ({ node })) },
  }
  renderPage(<Finalized />, {
    at: '/',
    answer: () => ({ finalizeGame: { __typename: 'FinalizeGamePayload', game } }),
  })
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual([
    'Gave an award · Anchor',
    'Finalized the result of a game',
  ])
  const days = rows.map((row) => row.querySelector('time [aria-hidden]')?.textContent?.split(',')[0])
  expect(days).toEqual([expect.stringMatching(/^\w{3} \d{1,2}$/), expect.stringMatching(/^\w{3} \d{1,2}$/)])
})
