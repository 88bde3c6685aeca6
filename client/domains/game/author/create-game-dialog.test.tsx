import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../../tests/kit/client/render-page.tsx'
import { noteServerTime } from '../../../time/server-clock.ts'
import { CreateGameDialog } from './CreateGameDialog.tsx'

const HOUR_MS = 3_600_000
const user = userEvent.setup({ delay: null })

afterEach(() => noteServerTime(Date.now(), Date.now()))

test('a game that starts now starts at the time of the server', async () => {
  noteServerTime(Date.now() + HOUR_MS, Date.now())
  const calls = renderPage(<CreateGameDialog opened onClose={() => undefined} />, {
    at: '/admin/games',
    answer: () => ({ createGame: { __typename: 'CreateGamePayload', game: null } }),
  })
  await user.type(await screen.findByLabelText('Title'), 'CTF')
  await user.click(screen.getByRole('switch', { name: /^Starts now/ }))
  await user.click(screen.getByRole('button', { name: 'Create game' }))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  const input = calls[0]?.variables['input'] as { start: string } | undefined
  expect(Math.abs(Date.parse(input?.start ?? '') - Date.now() - HOUR_MS)).toBeLessThan(60_000)
})
