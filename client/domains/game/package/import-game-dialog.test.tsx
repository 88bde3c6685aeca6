import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { drop } from '../../../../tests/kit/client/drag-files.ts'
import { renderPage } from '../../../../tests/kit/client/render-page.tsx'
import { simulateUploads } from '../../../../tests/kit/client/simulate-uploads.ts'
import { ImportGameDialog } from './ImportGameDialog.tsx'

const zip = new File(['x'], 'regatta.zip', { type: 'application/zip' })
const text = new File(['x'], 'regatta.txt', { type: 'text/plain' })
const checked = {
  data: {
    importGame: {
      __typename: 'ImportGamePayload',
      title: 'Regatta',
      game: null,
      documents: [],
      differences: [],
    },
  },
}

async function show() {
  const uploads = simulateUploads()
  renderPage(<ImportGameDialog onClose={() => undefined} />, { at: '/admin/games' })
  return { uploads, area: await screen.findByRole('button', { name: 'Choose package' }) }
}
const problem = async () => (await screen.findByRole('alert')).textContent

test('a dropped package is checked with its progress', async () => {
  const { uploads, area } = await show()
  drop(area, { files: [zip] })
  await vi.waitFor(() => expect(uploads).toHaveLength(1))
  uploads[0]?.progress(1, 2)
  expect(screen.getByRole('progressbar', { name: 'Uploading, 50%' })).toBeDefined()
  const { form } = uploads[0] ?? {}
  expect(form?.get('0')).toBe(zip)
  expect(JSON.parse(String(form?.get('operations')))).toMatchObject({
    variables: { input: { dryRun: true } },
  })
  await uploads[0]?.answer(checked)
  expect(await screen.findByRole('button', { name: 'Import game' })).toBeDefined()
})

test('a package with the type of Windows and one without a type are checked', async () => {
  const { uploads, area } = await show()
  for (const file of [
    new File(['x'], 'a', { type: 'application/x-zip-compressed' }),
    new File(['x'], 'A.ZIP'),
  ]) {
    drop(area, { files: [file] })
    await vi.waitFor(() => expect(uploads.at(-1)?.form.get('0')).toBe(file))
    await uploads.at(-1)?.answer(checked)
    await screen.findByRole('button', { name: 'Import game' })
  }
})

test('another kind of file and several files show an error, and nothing can be imported', async () => {
  const { uploads, area } = await show()
  drop(area, { files: [zip] })
  await vi.waitFor(() => expect(uploads).toHaveLength(1))
  await uploads[0]?.answer(checked)
  await screen.findByRole('button', { name: 'Import game' })
  drop(area, { files: [text] })
  expect(await problem()).toBe('Choose a ZIP file.')
  expect(screen.queryByRole('button', { name: 'Import game' })).toBeNull()
  drop(area, { files: [zip, zip] })
  expect(await problem()).toBe('Choose only one file.')
  expect(uploads).toHaveLength(1)
})

test('the file button gives the same error', async () => {
  const { uploads } = await show()
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [text] } })
  expect(await problem()).toBe('Choose a ZIP file.')
  expect(uploads).toEqual([])
})
