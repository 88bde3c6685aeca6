import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { drop } from '../../../tests/kit/client/drag-files.ts'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import { simulateUploads } from '../../../tests/kit/client/simulate-uploads.ts'
import { ImportStandingsDialog } from './ImportStandingsDialog.tsx'

const file = new File(['{}'], 'standings.json', { type: 'application/json' })
const checked = {
  __typename: 'ImportPastGamePayload',
  pastGame: null,
  teamCount: 2,
  leaders: [
    { place: 1, teamName: 'Kelp', points: 1200.5 },
    { place: 2, teamName: 'Gulls', points: -3 },
  ],
  faults: [{ line: 4, message: 'team is required.' }],
  faultCount: 3,
}
const answerOf = (importPastGame: object) => ({ data: { importPastGame } })

async function show() {
  const uploads = simulateUploads()
  renderPage(<ImportStandingsDialog onClose={() => undefined} />, { at: '/hall' })
  const area = await screen.findByRole('button', { name: 'Choose file' })
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Cup' } })
  return { uploads, area }
}

async function check({ uploads, area }: Awaited<ReturnType<typeof show>>) {
  drop(area, { files: [file] })
  fireEvent.click(await screen.findByRole('button', { name: 'Check file' }))
  await vi.waitFor(() => expect(uploads).toHaveLength(1))
}

test('a file is checked first, and imported after the confirmation', async () => {
  const shown = await show()
  await check(shown)
  const input = (index: number) =>
    (
      JSON.parse(String(shown.uploads[index]?.form.get('operations'))) as {
        variables: { input: Record<string, unknown> }
      }
    ).variables.input
  expect(input(0)).toMatchObject({ title: 'Cup', validateOnly: true })
  await shown.uploads[0]?.answer(answerOf(checked))
  expect((await screen.findByRole('status')).textContent).toContain('2 teams found')
  const winners = screen.getByRole('list', { name: 'First three places' })
  expect(within(winners).getAllByRole('listitem')[0]?.textContent).toContain('Kelp1,200.5')
  expect(screen.getByText('3 entries are left out')).toBeDefined()
  expect(screen.getByText('Entry 4: team is required.')).toBeDefined()
  expect(screen.getByText('and 2 more')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Import standings' }))
  await vi.waitFor(() => expect(shown.uploads).toHaveLength(2))
  expect(input(1)).toMatchObject({ title: 'Cup', validateOnly: false })
})

test('a refusal shows its message at the field or above the buttons', async () => {
  const shown = await show()
  await check(shown)
  await shown.uploads[0]?.answer(
    answerOf({
      __typename: 'InvalidInputError',
      message: 'Fields are wrong.',
      issues: [
        { path: ['end'], message: 'The end must not be in the future.' },
        { path: ['file', 'standings', '0', 'score'], message: 'score is required.' },
      ],
    }),
  )
  expect((await screen.findByRole('alert')).textContent).toBe('score is required.')
  expect(screen.getByText('The end must not be in the future.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Import standings' })).toBeNull()
})

test('another kind of file is not sent', async () => {
  const { uploads, area } = await show()
  drop(area, { files: [new File(['x'], 'standings.xlsx')] })
  expect((await screen.findByRole('alert')).textContent).toBe('Choose a JSON or ZIP file.')
  expect(screen.getByRole('button', { name: 'Check file' }).hasAttribute('disabled')).toBe(true)
  expect(uploads).toEqual([])
})
