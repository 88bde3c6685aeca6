import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { hidePage } from '../../../tests/kit/client/hide-page.ts'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import { waitTimeoutMs } from '../../../tests/kit/timeouts.ts'
import { NoticeComposer } from './NoticeComposer.tsx'
import { NoticeEditor } from './NoticeEditor.tsx'

const viewer = {
  id: 'organizer',
  name: 'pip',
  role: 'Admin' as const,
  avatarUrl: null,
  needsSecondFactor: false,
}
const textbox = (): HTMLTextAreaElement => screen.getByRole('textbox')

beforeEach(() => {
  localStorage.clear()
  hidePage()
})

/** The page of notices, with the editor of one of them. */
function Notices() {
  const [isEditing, setEditing] = useState(true)
  return (
    <>
      <output>{useLocation().pathname}</output>
      <Link to="/admin">Elsewhere</Link>
      {isEditing ? (
        <NoticeEditor
          gameId="game"
          noticeId="n"
          revision="r1"
          content="Tea"
          onClose={() => setEditing(false)}
        />
      ) : (
        <button type="button" onClick={() => setEditing(true)}>
          Open the editor
        </button>
      )}
    </>
  )
}

test('a notice that is being edited asks before the user leaves the page', async () => {
  renderPage(<Notices />, { at: '/notices', viewer })
  await userEvent.type(textbox(), ' at five')
  await userEvent.click(screen.getByText('Elsewhere'))
  expect(await screen.findByText('Leave without saving?')).toBeDefined()
  expect(screen.getByText('/notices')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
  expect(textbox().value).toBe('Tea at five')
})

test('the text of a canceled edit is a draft, until it is discarded or saved', async () => {
  const calls = renderPage(<Notices />, {
    at: '/notices',
    viewer,
    answer: () => ({ updateNotice: { __typename: 'UpdateNoticePayload', notice: null } }),
  })
  await userEvent.type(textbox(), ' at five')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByText('Open the editor'))
  expect(textbox().value).toBe('Tea at five')
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(textbox().value).toBe('Tea')

  await userEvent.type(textbox(), ' at six')
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
  await userEvent.click(await screen.findByText('Open the editor'))
  const input = { gameId: 'game', noticeId: 'n', revision: 'r1', content: 'Tea at six' }
  expect(calls.map(({ variables }) => variables)).toEqual([{ input }])
  expect(textbox().value).toBe('Tea')
})

test('an answer to the guard of the form for new notices publishes nothing', async () => {
  const calls = renderPage(
    <>
      <output>{<Path />}</output>
      <Link to="/admin">Elsewhere</Link>
      <NoticeComposer gameId="game" connectionId="notices" isRunning />
    </>,
    { at: '/notices', viewer },
  )
  await userEvent.type(textbox(), 'Tea')
  await userEvent.click(screen.getByText('Elsewhere'))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await vi.waitFor(() => expect(screen.getByText('/admin')).toBeDefined(), waitTimeoutMs)
  expect(calls).toEqual([])
})

function Path() {
  return useLocation().pathname
}
