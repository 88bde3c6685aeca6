import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../../tests/kit/client/render-page.tsx'
import { CropDialog } from './CropDialog.tsx'

test('a picture that the browser cannot encode is reported, and the dialog can be closed', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue()
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(40)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(40)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const onStored = vi.fn()
  renderPage(
    <CropDialog
      opened
      file={new File(['x'], 'x.png', { type: 'image/png' })}
      onChoose={() => {}}
      onClose={() => {}}
      title="Your picture"
      url="/api/account/avatar"
      onStored={onStored}
    />,
    { at: '/' },
  )
  await screen.findByRole('application')
  await userEvent.click(screen.getByRole('button', { name: 'Save picture' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The upload failed.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).toBe(false)
  expect(onStored).not.toHaveBeenCalled()
})
