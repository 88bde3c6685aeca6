import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { hidePage } from '../../../../../tests/kit/client/hide-page.ts'
import { renderPage } from '../../../../../tests/kit/client/render-page.tsx'
import type { GameForm_game$key } from '../../../../__generated__/GameForm_game.graphql.ts'
import { GameForm } from './GameForm.tsx'
import { useUpdateGame } from './useUpdateGame.ts'

const game = {
  __typename: 'Game',
  id: 'game',
  databaseId: 1,
  title: 'Harbor Lights',
  state: 'Upcoming',
  summary: '',
  content: '',
  hidden: false,
  start: '2030-01-01T00:00:00Z',
  end: '2030-01-02T00:00:00Z',
  freezeAt: null,
  practiceMode: true,
  hasFlagBox: false,
  playerWriteups: 'Off',
  hasCompatibleApis: false,
  acceptWithoutReview: false,
  inviteCode: null,
  inviteCodeRequired: false,
  divisions: [],
  teamMemberCountLimit: 0,
  containerCountLimit: 3,
  bloodBonus: { first: 50, second: 30, third: 10 },
  bloodBonusPoints: [],
  writeupRequired: false,
  writeupDeadline: '2030-01-03T00:00:00Z',
  writeupNote: null,
  certificateRule: 'Off',
  certificateTeamLimit: 10,
  certificateText: '',
  certificateSignature: '',
}

/** The form of a game. The answer of a first mutation fills the store. */
function Form() {
  const [updateGame] = useUpdateGame()
  const [stored, setStored] = useState<GameForm_game$key | null>(null)
  useEffect(() => {
    async function load() {
      const outcome = await updateGame({ variables: { input: { gameId: 'game' } } })
      if (outcome.ok) setStored(outcome.payload.game ?? null)
    }
    void load()
  }, [updateGame])
  return stored && <GameForm game={stored} />
}

async function show() {
  const calls = renderPage(<Form />, {
    at: '/admin/games/1/info',
    answer: ({ operation }) =>
      operation === 'useSetCertificatesMutation'
        ? {
            setCertificates: {
              __typename: 'InvalidInputError',
              __isError: 'InvalidInputError',
              code: 'INVALID_INPUT',
              message: 'The input is invalid.',
              issues: [{ path: ['signature'], message: 'The signature is too long.' }],
            },
          }
        : { updateGame: { __typename: 'UpdateGamePayload', game } },
  })
  await screen.findByLabelText('Signature')
  calls.length = 0
  return calls
}

beforeEach(() => hidePage())

test('one save sends the game and its certificates, and errors are at their fields', async () => {
  const user = userEvent.setup({ delay: null })
  const calls = await show()
  await user.type(screen.getByLabelText('Signature'), 'The crew')
  await user.type(screen.getByLabelText('Summary'), 'Two days.')
  await user.click(screen.getByRole('button', { name: /Save changes/ }))
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(calls).toEqual([
    {
      operation: 'useUpdateGameMutation',
      variables: { input: { gameId: 'game', summary: 'Two days.' } },
    },
    {
      operation: 'useSetCertificatesMutation',
      variables: {
        input: { gameId: 'game', rule: 'Off', teamLimit: 10, text: '', signature: 'The crew' },
      },
    },
  ])
  expect(await screen.findByText('The signature is too long.')).toBeTruthy()
})

test('a change of the certificates alone does not update the game', async () => {
  const user = userEvent.setup({ delay: null })
  const calls = await show()
  await user.type(screen.getByLabelText('Message'), 'Thank you.')
  await user.click(screen.getByRole('button', { name: /Save changes/ }))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(calls.map(({ operation }) => operation)).toEqual(['useSetCertificatesMutation'])
})

test('an end before the start is not sent', async () => {
  const user = userEvent.setup({ delay: null })
  const calls = await show()
  const choose = async (field: RegExp, day: RegExp) => {
    await user.click(screen.getByRole('button', { name: field }))
    await user.click(await screen.findByRole('button', { name: day }))
    await user.keyboard('{Escape}')
  }
  const save = () => user.click(screen.getByRole('button', { name: /Save changes/ }))
  await choose(/^Start/, /\b15\b.*2030$/)
  screen.getByText('The end must be after the start.')
  await save()
  expect(calls).toEqual([])
  await choose(/^End/, /\b20\b.*2030$/)
  expect(screen.queryByText('The end must be after the start.')).toBeNull()
  await save()
  await vi.waitFor(() => expect(calls).toHaveLength(1))
})
