import { screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { drop } from '../../../../tests/kit/client/drag-files.ts'
import { renderPage } from '../../../../tests/kit/client/render-page.tsx'
import { simulateUploads } from '../../../../tests/kit/client/simulate-uploads.ts'
import type { AttachmentField_challenge$key } from '../../../__generated__/AttachmentField_challenge.graphql.ts'
import { ToastList } from '../../../components/ToastList.tsx'
import { AttachmentField } from './AttachmentField.tsx'
import { useSetChallengeAttachment } from './useChallengeMutations.ts'

const handout = new File(['x'], 'handout.bin')
const target = { gameId: 'game', challengeId: 'challenge' }

/** The field of a challenge. The answer of a first mutation fills the store. */
function Field() {
  const [attach] = useSetChallengeAttachment()
  const [challenge, setChallenge] = useState<AttachmentField_challenge$key | null>(null)
  useEffect(() => {
    async function load() {
      const outcome = await attach({ variables: { input: { ...target, attachmentType: 'None' } } })
      if (outcome.ok) setChallenge(outcome.payload.challenge ?? null)
    }
    void load()
  }, [attach])
  return challenge && <AttachmentField challenge={challenge} gameId="game" />
}

async function show() {
  const uploads = simulateUploads()
  const challengeAttachment = { id: 'attachment', type: 'None', url: null, name: null, fileSize: null }
  const challenge = { __typename: 'Challenge', id: 'challenge', challengeAttachment }
  const calls = renderPage(
    <>
      <Field />
      <ToastList />
    </>,
    {
      at: '/',
      answer: () => ({
        setChallengeAttachment: { __typename: 'SetChallengeAttachmentPayload', challenge },
      }),
    },
  )
  const area = await screen.findByRole('button', { name: 'Upload file' })
  calls.length = 0
  return { uploads, calls, area }
}

test('a dropped file is uploaded with its progress and becomes the attachment', async () => {
  const { uploads, calls, area } = await show()
  drop(area, { files: [handout] })
  await vi.waitFor(() => expect(uploads).toHaveLength(1))
  uploads[0]?.progress(3, 4)
  expect(screen.getByRole('progressbar', { name: 'Uploading, 75%' })).toBeDefined()
  expect(uploads[0]?.form.getAll('files')).toEqual([handout])
  await uploads[0]?.answer([{ hash: 'abc', name: 'handout.bin' }])
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(calls.map(({ variables }) => variables['input'])).toEqual([
    { ...target, attachmentType: 'Local', fileHash: 'abc', fileName: 'handout.bin' },
  ])
})

test('several dropped files show an error', async () => {
  const { uploads, area } = await show()
  drop(area, { files: [handout, handout] })
  expect(await screen.findByText('Choose only one file.')).toBeDefined()
  expect(uploads).toEqual([])
})

test('a dropped folder shows an error', async () => {
  const { uploads, area } = await show()
  drop(area, { files: [new File([], 'handout')], isFolder: true })
  expect(await screen.findByText('Only files can be uploaded, not folders.')).toBeDefined()
  expect(uploads).toEqual([])
})

test('an empty file shows an error', async () => {
  const { uploads, area } = await show()
  drop(area, { files: [new File([], 'nothing.bin')] })
  expect(await screen.findByText('nothing.bin is empty.')).toBeDefined()
  expect(uploads).toEqual([])
})
