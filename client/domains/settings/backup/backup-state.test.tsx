import { act, fireEvent, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../../tests/kit/client/render-page.tsx'
import query, { type BackupStateQuery } from '../../../__generated__/BackupStateQuery.graphql.ts'
import { BackupState } from './BackupState.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function Panel() {
  const { settings } = useLazyLoadQuery<BackupStateQuery>(query, {})
  return settings ? <BackupState settings={settings} /> : null
}

const stateOf = (isRunning: boolean, fileName: string, finishedAt = '2026-01-01T00:00:00Z') => ({
  settings: {
    backups: {
      folder: '/backups',
      isRunning,
      nextAt: null,
      downloadUrl: '/api/admin/backups/latest',
      last: { finishedAt, isSuccess: true, fileName, sizeBytes: 2048, note: '' },
    },
  },
})
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('the end of a running backup is shown without a reload, and no more requests follow', async () => {
  let state = stateOf(true, 'before.tar')
  const calls = renderPage(
    <Suspense>
      <Panel />
    </Suspense>,
    { at: '/admin/settings', answer: () => state },
  )
  await wait(100)
  await wait(2000)
  expect(screen.getByRole('button', { name: 'Backup in progress' })).toBeDefined()
  expect(calls).toHaveLength(2)
  state = stateOf(false, 'after.tar')
  await wait(2000)
  expect(screen.getByText('after.tar')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Back up now' })).toBeDefined()
  await wait(10_000)
  expect(calls).toHaveLength(3)
})

test('a backup that ends before the answer to its request is shown too', async () => {
  let state = stateOf(false, 'before.tar')
  const calls = renderPage(
    <Suspense>
      <Panel />
    </Suspense>,
    {
      at: '/admin/settings',
      answer: ({ operation }) =>
        operation === 'useBackupsTakeMutation'
          ? { backUpNow: { __typename: 'BackUpNowPayload', ...state } }
          : state,
    },
  )
  await wait(100)
  fireEvent.click(screen.getByRole('button', { name: 'Back up now' }))
  await wait(100)
  expect(screen.getByRole('button', { name: 'Backup in progress' })).toBeDefined()
  expect(screen.queryByText('after.tar')).toBeNull()
  state = stateOf(false, 'after.tar', '2026-01-01T00:00:09Z')
  await wait(2000)
  expect(screen.getByText('after.tar')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Back up now' })).toBeDefined()
  const count = calls.length
  await wait(10_000)
  expect(calls).toHaveLength(count)
})

test('a download that needs a recent login continues after the password', async () => {
  vi.useRealTimers()
  const refusal = { title: 'Enter your password.', status: 400, code: 'AUTH_PASSWORD_NEEDED' }
  const fetched = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(Response.json(refusal, { status: 400 }))
    .mockResolvedValueOnce(new Response('archive'))
  vi.stubGlobal('fetch', fetched)
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:backup')
  // The environment would leave the page for the address of the file.
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  renderPage(
    <Suspense>
      <Panel />
    </Suspense>,
    {
      at: '/admin/settings',
      answer: ({ operation }) =>
        operation === 'useConfirmPasswordMutation'
          ? { confirmPassword: { __typename: 'ConfirmPasswordPayload' } }
          : stateOf(false, 'before.tar'),
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Download' }))
  const password = await screen.findByLabelText('Current password')
  expect(saved).not.toHaveBeenCalled()
  fireEvent.change(password, { target: { value: 'hunter22' } })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(Array(2).fill('/api/admin/backups/latest'))
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce())
})
