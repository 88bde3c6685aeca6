import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import { NoticeComposer } from './NoticeComposer.tsx'

it('moves the focus to the text if the address asks for a new notice', async () => {
  renderPage(<NoticeComposer gameId="game-1" connectionId="notices" isRunning />, {
    at: '/admin/games/1/notices?open=create',
  })
  const text = await screen.findByRole('textbox')
  await waitFor(() => expect(document.activeElement).toBe(text))
})
