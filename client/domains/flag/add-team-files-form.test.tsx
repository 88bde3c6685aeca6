import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { drop } from '../../../tests/kit/client/drag-files.ts'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import { simulateUploads } from '../../../tests/kit/client/simulate-uploads.ts'
import { ToastList } from '../../components/ToastList.tsx'
import { AddTeamFilesForm } from './AddTeamFilesForm.tsx'

const user = userEvent.setup({ delay: null })
const team = (number: number) => new File([`${number}`], `team-${number}.zip`)

async function show() {
  const uploads = simulateUploads()
  const calls = renderPage(
    <>
      <AddTeamFilesForm gameId="game" challengeId="challenge" existing={[]} />
      <ToastList />
    </>,
    { at: '/', answer: () => ({ createFlags: { __typename: 'CreateFlagsPayload', challenge: null } }) },
  )
  return { uploads, calls, area: await screen.findByRole('button', { name: 'Choose files' }) }
}

test('several dropped files are paired with flags by name and uploaded with their progress', async () => {
  const { uploads, calls, area } = await show()
  drop(area, { files: [team(10), team(2)] })
  expect(screen.getByText('2 files chosen')).toBeDefined()
  await user.type(screen.getByLabelText(/^Flags/), 'csictf{{two}\ncsictf{{ten}')
  await user.click(screen.getByRole('button', { name: /^Add 2/ }))
  await vi.waitFor(() => expect(uploads).toHaveLength(1))
  uploads[0]?.progress(1, 2)
  expect(screen.getByRole('progressbar', { name: 'Uploading, 50%' })).toBeDefined()
  const sent = uploads[0]?.form.getAll('files') as File[]
  expect(sent.map(({ name }) => name)).toEqual(['team-2.zip', 'team-10.zip'])
  await uploads[0]?.answer([
    { hash: 'b2', name: 'team-2.zip' },
    { hash: 'a10', name: 'team-10.zip' },
  ])
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(calls.map(({ variables }) => variables['input'])).toEqual([
    {
      gameId: 'game',
      challengeId: 'challenge',
      flags: [
        { flag: 'csictf{two}', attachmentType: 'Local', fileHash: 'b2', fileName: 'team-2.zip' },
        { flag: 'csictf{ten}', attachmentType: 'Local', fileHash: 'a10', fileName: 'team-10.zip' },
      ],
    },
  ])
})

test('a dropped folder shows an error, and the files that were chosen before stay', async () => {
  const { area } = await show()
  drop(area, { files: [team(1)] })
  drop(area, { files: [new File([], 'teams')], isFolder: true })
  expect(await screen.findByText('Only files can be uploaded, not folders.')).toBeDefined()
  expect(screen.getByText('1 file chosen')).toBeDefined()
})
