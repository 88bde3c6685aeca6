import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import { ConfirmWithPasskey } from './ConfirmWithPasskey.tsx'
import { LogInWithPasskey } from './LogInWithPasskey.tsx'

const user = userEvent.setup({ delay: null })
const logInButton = () => screen.queryByRole('button', { name: 'Log in with a passkey' })
const confirmButton = () => screen.queryByRole('button', { name: 'Confirm with a passkey' })

afterEach(() => vi.unstubAllGlobals())

/** Gives the browser passkeys. The simulated browser of the tests has none. */
function supportPasskeys() {
  vi.stubGlobal('PublicKeyCredential', vi.fn())
}

function openConfirmation(passkeys: { id: string }[]) {
  const answer = () => ({ viewer: { id: 'viewer', passkeys } })
  return renderPage(<ConfirmWithPasskey onConfirmed={() => undefined} />, { at: '/account/profile', answer })
}

test('the passkey buttons are hidden in a browser without passkeys', () => {
  renderPage(<LogInWithPasskey onEntered={() => undefined} />, { at: '/account/login' })
  const calls = openConfirmation([{ id: 'passkey' }])
  expect([logInButton(), confirmButton(), calls]).toEqual([null, null, []])
})

test('the passkey confirmation is shown to a user with a passkey', async () => {
  supportPasskeys()
  openConfirmation([{ id: 'passkey' }])
  await waitFor(() => expect(confirmButton()).not.toBeNull())
})

test('the passkey confirmation is hidden from a user without a passkey', async () => {
  supportPasskeys()
  const calls = openConfirmation([])
  await waitFor(() => expect(calls).toHaveLength(1))
  // The answer is rendered within this turn.
  await act(async () => {})
  expect(confirmButton()).toBeNull()
})

test('the passkey login shows why the server refused to start, and can be used again', async () => {
  supportPasskeys()
  const message = 'Too many attempts.'
  const refusal = {
    __typename: 'RateLimitedError',
    __isError: 'RateLimitedError',
    code: 'RATE_LIMITED',
    message,
    retryAfterSeconds: 5,
  }
  renderPage(<LogInWithPasskey onEntered={() => undefined} />, {
    at: '/account/login',
    answer: () => ({ startPasskeyLogIn: refusal }),
  })
  await user.click(screen.getByRole('button', { name: 'Log in with a passkey' }))
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(logInButton()?.hasAttribute('disabled')).toBe(false)
})
