import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../tests/kit/client/render-page.tsx'
import { ExtendDialog } from './ExtendDialog.tsx'

test('the minutes of an extension cannot change while its preview loads', async () => {
  const extension = { minutes: 30, version: 'v', instanceCount: 2, moves: [] }
  renderPage(<ExtendDialog gameId="game" databaseId={1} onClose={() => undefined} />, {
    at: '/admin/games/1/info',
    answer: () => ({ game: { id: 'game', extension } }),
  })
  const minutes = await screen.findByLabelText<HTMLInputElement>('Minutes')
  expect(minutes.readOnly).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }))
  expect(minutes.readOnly).toBe(true)
  await screen.findByText('Instances that run longer: 2')
  expect(minutes.readOnly).toBe(false)
})
