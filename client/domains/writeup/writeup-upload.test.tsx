import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { drop } from '../../../tests/kit/client/drag-files.ts'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import { simulateUploads } from '../../../tests/kit/client/simulate-uploads.ts'
import { WriteupUpload } from './WriteupUpload.tsx'

const pdf = new File(['x'], 'how.pdf', { type: 'application/pdf' })

async function show() {
  const uploads = simulateUploads()
  const calls = renderPage(<WriteupUpload gameId={7} hasWriteup={false} />, {
    at: '/',
    answer: () => ({ game: null }),
  })
  return { uploads, calls, area: await screen.findByRole('button', { name: 'Submit PDF' }) }
}
const problem = async () => (await screen.findByRole('alert')).textContent

test('a dropped PDF is submitted with its progress', async () => {
  const { uploads, calls, area } = await show()
  drop(area, { files: [pdf] })
  await vi.waitFor(() => expect(uploads).toHaveLength(1))
  uploads[0]?.progress(1, 2)
  expect(screen.getByRole('progressbar', { name: 'Uploading, 50%' })).toBeDefined()
  expect(uploads.map(({ method, url, form }) => [method, url, form.get('file')])).toEqual([
    ['POST', '/api/game/7/writeup', pdf],
  ])
  await uploads[0]?.answer({})
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(calls.map(({ operation }) => operation)).toEqual(['useSubmitWriteupQuery'])
})

test('another kind of file, several files and a folder show an error until a PDF is dropped', async () => {
  const { uploads, area } = await show()
  drop(area, { files: [new File(['x'], 'how.txt', { type: 'text/plain' })] })
  expect(await problem()).toBe('Choose a PDF file with a name ending in .pdf.')
  drop(area, { files: [pdf, pdf] })
  expect(await problem()).toBe('Choose only one file.')
  drop(area, { files: [new File([], 'how.pdf')], isFolder: true })
  expect(await problem()).toBe('Only files can be uploaded, not folders.')
  expect(uploads).toEqual([])
  drop(area, { files: [pdf] })
  await vi.waitFor(() => expect(uploads).toHaveLength(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a corrected PDF at the same path is submitted too', async () => {
  const user = userEvent.setup({ delay: null })
  const { uploads, area } = await show()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('The button has no file field.')
  await user.upload(input, pdf)
  await vi.waitFor(() => expect(uploads).toHaveLength(1))
  await uploads[0]?.answer({})
  await vi.waitFor(() => expect(area.hasAttribute('data-loading')).toBe(false))
  await user.upload(input, pdf)
  await vi.waitFor(() => expect(uploads).toHaveLength(2))
})
