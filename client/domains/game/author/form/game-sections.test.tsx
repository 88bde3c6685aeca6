import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../../tests/kit/client/render-page.tsx'
import { useDraft } from '../../../../forms/useDraft.ts'
import { GameJoinSection } from './GameJoinSection.tsx'
import { GameWriteupSection } from './GameScoreSection.tsx'
import type { GameSectionProps } from './game-values.ts'

const user = userEvent.setup({ delay: null })
const warning = /^This game is hidden. Set an invite code/

type Values = GameSectionProps['draft']['values']

function Section({ game }: { game: Partial<Values> }) {
  const draft = useDraft({ inviteCode: '', divisions: [], ...game } as unknown as Values)
  return <GameJoinSection draft={draft} errors={{}} />
}

const show = (game: Partial<Values>) => renderPage(<Section game={game} />, { at: '/admin/games/1/info' })

test('a hidden game without an invite code has a warning, until it has a code', async () => {
  show({ hidden: true })
  screen.getByText(warning)
  const code = screen.getByLabelText('Invite code')
  await user.type(code, '  ')
  screen.getByText(warning)
  await user.type(code, 'CREW')
  expect(screen.queryByText(warning)).toBeNull()
})

test.each([
  { hidden: true, inviteCode: 'CREW' },
  { hidden: false },
  { hidden: true, end: '2020-01-01T00:00:00Z' },
])('%j has no warning', (game) => {
  show(game)
  screen.getByLabelText('Invite code')
  expect(screen.queryByText(warning)).toBeNull()
})

function Writeups({ game }: { game: Partial<Values> }) {
  const draft = useDraft({
    writeupNote: '',
    writeupDeadline: '2030-01-01T00:00:00Z',
    playerWriteups: 'Off',
    ...game,
  } as unknown as Values)
  return <GameWriteupSection draft={draft} errors={{}} />
}

test('the deadline and the instructions of write-ups are shown only while write-ups are required', async () => {
  renderPage(<Writeups game={{ writeupRequired: false }} />, { at: '/admin/games/1/info' })
  expect(screen.queryByLabelText('Deadline')).toBeNull()
  expect(screen.queryByLabelText('Write-up instructions')).toBeNull()
  await user.click(screen.getByRole('switch', { name: /^Require write-ups/ }))
  expect(screen.getByLabelText('Deadline')).toHaveProperty('disabled', false)
  expect(screen.getByLabelText('Write-up instructions')).toBeTruthy()
})
