import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { drop } from '../../../tests/kit/client/drag-files.ts'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import { simulateUploads } from '../../../tests/kit/client/simulate-uploads.ts'
import { ToastList } from '../../components/ToastList.tsx'
import { PicturePanel } from './PicturePanel.tsx'

const picture = new File(['x'], 'poster.png', { type: 'image/png' })

async function show() {
  const uploads = simulateUploads()
  const onStored = vi.fn(async () => undefined)
  renderPage(
    <>
      <PicturePanel
        title="Poster"
        choose="Upload"
        method="PUT"
        url="/api/edit/games/7/poster"
        onStored={onStored}
        stored="Poster saved"
        hint="Wide"
      >
        <p>No poster</p>
      </PicturePanel>
      <ToastList />
    </>,
    { at: '/' },
  )
  return { uploads, onStored, area: await screen.findByText('No poster') }
}

test('a dropped picture is uploaded with its progress', async () => {
  const { uploads, onStored, area } = await show()
  drop(area, { files: [picture] })
  await vi.waitFor(() => expect(uploads).toHaveLength(1))
  uploads[0]?.progress(1, 4)
  expect(screen.getByRole('progressbar', { name: 'Uploading, 25%' })).toBeDefined()
  expect(uploads.map(({ method, url, form }) => [method, url, form.get('file')])).toEqual([
    ['PUT', '/api/edit/games/7/poster', picture],
  ])
  await uploads[0]?.answer({})
  await vi.waitFor(() => expect(onStored).toHaveBeenCalledOnce())
})

test('a dropped file that is no picture shows an error', async () => {
  const { uploads, area } = await show()
  drop(area, { files: [new File(['x'], 'x.txt', { type: 'text/plain' })] })
  expect(await screen.findByText(/^This picture format is not supported/)).toBeDefined()
  expect(uploads).toEqual([])
})

test('several dropped pictures show an error', async () => {
  const { uploads, area } = await show()
  drop(area, { files: [picture, picture] })
  expect(await screen.findByText('Choose only one file.')).toBeDefined()
  expect(uploads).toEqual([])
})
