import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Link } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../../../tests/kit/client/render-page.tsx'
import { WriteupForm } from './WriteupForm.tsx'

const viewer = { id: 'player', name: 'pip', role: 'User' as const, avatarUrl: null, needsSecondFactor: false }
const textbox = (): HTMLTextAreaElement => screen.getByRole('textbox')

beforeEach(() => localStorage.clear())

/** The page of write-ups. Its form can be closed and opened, as the dialog does. */
function Shelf() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Link to="/games">Elsewhere</Link>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close the form' : 'Open the form'}
      </button>
      {isOpen ? <WriteupForm challengeId="smash" text="" link="" onSaved={() => setOpen(false)} /> : null}
    </>
  )
}

test('a write-up asks before the user leaves the page, and does not send itself', async () => {
  const calls = renderPage(<Shelf />, { at: '/writeups', viewer })
  await userEvent.type(textbox(), 'Overflow it')
  await userEvent.click(screen.getByText('Elsewhere'))
  expect(await screen.findByText('Leave without saving?')).toBeDefined()
  expect(screen.getByText(/kept as a draft/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(calls).toEqual([])
})

test('a write-up is kept as a draft when its dialog closes, until it is shared', async () => {
  const writeup = { id: 'w', kind: 'Text', state: 'Published', text: 'Overflow it', url: null, refusal: null }
  renderPage(<Shelf />, {
    at: '/writeups',
    viewer,
    answer: () => ({ shareWriteup: { __typename: 'ShareWriteupPayload', writeup, game: null } }),
  })
  await userEvent.type(textbox(), 'Overflow it')
  await userEvent.click(screen.getByText('Close the form'))
  await userEvent.click(screen.getByText('Open the form'))
  expect(textbox().value).toBe('Overflow it')
  expect(screen.getByText(/Restored from your unsaved draft/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: /Share|Save/ }))
  await userEvent.click(await screen.findByText('Open the form'))
  expect(textbox().value).toBe('')
})
