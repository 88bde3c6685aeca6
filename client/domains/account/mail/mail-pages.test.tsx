import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../../tests/kit/client/render-page.tsx'
import { ConfirmPage } from '../../../pages/account/ConfirmPage.tsx'
import { RecoveryPage } from '../../../pages/account/RecoveryPage.tsx'
import { RegisterPage } from '../../../pages/account/RegisterPage.tsx'
import { ResetPage } from '../../../pages/account/ResetPage.tsx'
import { VerifyPage } from '../../../pages/account/VerifyPage.tsx'
import * as session from '../../../session/viewer.ts'

const TOKEN = 'dG9rZW4+Lz8='
const EMAIL = btoa('mirelle@harbour.example')
const LINK = `?token=${TOKEN}&email=${EMAIL}`
const harbour = { key: 'harbour', label: 'Harbour', path: '/auth/harbour' }
const mirelle = { id: '1', name: 'mirelle', role: 'User', avatarUrl: null, needsSecondFactor: false } as const

const refusal = (code: string, message = 'No.', type = 'ConflictError') => ({
  __typename: type,
  __isError: type,
  code,
  message,
})
const headline = (name: string) => screen.findByRole('heading', { level: 1, name })
const user = userEvent.setup({ delay: null })
const press = (name: string) => user.click(screen.getByRole('button', { name }))

const enterSession = vi.spyOn(session, 'enterSession').mockImplementation(() => undefined)
beforeEach(() => enterSession.mockClear())

test('the recovery page does not say whether the address has an account', async () => {
  const calls = renderPage(<RecoveryPage />, {
    at: '/account/recovery',
    answer: () => ({ requestPasswordReset: { __typename: 'RequestPasswordResetPayload', email: 'x' } }),
  })
  await user.type(screen.getByLabelText('Email address'), ' mirelle@harbour.example ')
  await press('Send link')
  expect(await headline('Check your inbox')).toBeTruthy()
  screen.getByText(/If mirelle@harbour\.example belongs to an account.* expires in 3 hours\./)
  expect(calls[0]?.variables['input']).toMatchObject({ email: 'mirelle@harbour.example' })
  await press('Use another email address')
  expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('mirelle@harbour.example')
})

test('the recovery page refers to the organizers if the platform sends no email', async () => {
  renderPage(<RecoveryPage />, {
    at: '/account/recovery',
    answer: () => ({ requestPasswordReset: refusal('ACCOUNT_ASK_ADMIN_FOR_RESET') }),
  })
  await user.type(screen.getByLabelText('Email address'), 'mirelle@harbour.example')
  await press('Send link')
  expect(await headline('Contact an organizer')).toBeTruthy()
})

test('a reset sends both parts of the link unchanged', async () => {
  const calls = renderPage(<ResetPage />, {
    at: `/account/reset${LINK}`,
    answer: () => ({ resetPassword: { __typename: 'ResetPasswordPayload', email: EMAIL } }),
  })
  screen.getByText('Account: mirelle@harbour.example')
  expect(screen.getByRole('link', { name: 'Back to log in' }).getAttribute('href')).toBe('/account/login')
  await user.type(screen.getByLabelText('New password'), 'Sail4home')
  await press('Change password')
  expect(await headline('Password changed')).toBeTruthy()
  expect(calls[0]?.variables['input']).toEqual({ password: 'Sail4home', token: TOKEN, email: EMAIL })
  await press('Log in')
  expect(enterSession).toHaveBeenCalledWith('/account/login')
})

test('a reset shows a rejected password at its field, and a rejected link instead of the form', async () => {
  let answer: object = {
    ...refusal('INVALID_INPUT', 'Too short.', 'InvalidInputError'),
    issues: [{ path: ['password'], message: 'The password was leaked.' }],
  }
  renderPage(<ResetPage />, { at: `/account/reset${LINK}`, answer: () => ({ resetPassword: answer }) })
  await user.type(screen.getByLabelText('New password'), 'Sail4home')
  await press('Change password')
  await screen.findByText('The password was leaked.')
  answer = refusal('ACCOUNT_BAD_RESET_LINK')
  await press('Change password')
  expect(await headline('This link is no longer valid')).toBeTruthy()
  await press('Request a new link')
  expect(enterSession).toHaveBeenCalledWith('/account/recovery')
})

test('an account is activated by the button, not by opening the link', async () => {
  const calls = renderPage(<VerifyPage />, {
    at: `/account/verify${LINK}`,
    answer: () => ({
      verifyEmail: { __typename: 'VerifyEmailPayload', viewer: { id: 'viewer:1', userName: 'mirelle' } },
    }),
  })
  expect(await headline('Activate your account')).toBeTruthy()
  expect(calls).toEqual([])
  await press('Activate account')
  expect(await headline('Welcome aboard, mirelle')).toBeTruthy()
  expect(calls[0]?.variables['input']).toEqual({ token: TOKEN, email: EMAIL })
  await press('Continue')
  expect(enterSession).toHaveBeenCalledWith('/')
})

test('a used link leads to the log-in, a temporary failure keeps the button', async () => {
  let answer: object = {
    ...refusal('LIMITS_TOO_MANY_REQUESTS', 'Try again in 20 s.', 'RateLimitedError'),
    retryAfterSeconds: 20,
  }
  renderPage(<VerifyPage />, { at: `/account/verify${LINK}`, answer: () => ({ verifyEmail: answer }) })
  expect(screen.getByRole('link', { name: 'Back to log in' }).getAttribute('href')).toBe('/account/login')
  await press('Activate account')
  await screen.findByText('Try again in 20 s.')
  answer = refusal('ACCOUNT_BAD_EMAIL_LINK')
  await press('Activate account')
  expect(await headline('This link is no longer valid')).toBeTruthy()
  screen.getByRole('button', { name: 'Log in' })
})

test('a new address can be confirmed only by the user who requested it', async () => {
  renderPage(<ConfirmPage />, { at: `/account/confirm${LINK}` })
  expect(await headline('Log in to continue')).toBeTruthy()
  const href = screen.getByRole('link', { name: 'Log in' }).getAttribute('href') ?? ''
  const from = new URL(href, 'http://x').searchParams.get('from')
  expect(from).toBe(`/account/confirm${LINK}`)
})

test('a new address is confirmed', async () => {
  renderPage(<ConfirmPage />, {
    at: `/account/confirm${LINK}`,
    viewer: mirelle,
    answer: () => ({
      confirmEmailChange: { __typename: 'ConfirmEmailChangePayload', viewer: { id: 'viewer:1', email: 'x' } },
    }),
  })
  screen.getByText(/^Use mirelle@harbour\.example for the account mirelle from now on\?/)
  expect(screen.getByRole('link', { name: 'Go to profile' }).getAttribute('href')).toBe('/account/profile')
  await press('Use this address')
  expect(await headline('Email address changed')).toBeTruthy()
})

test.each([
  ['reset', ResetPage],
  ['verify', VerifyPage],
  ['confirm', ConfirmPage],
])('the %s page says that its link is incomplete', async (name, Page) => {
  renderPage(<Page />, { at: `/account/${name}?token=${TOKEN}` })
  expect(await headline('This link is incomplete')).toBeTruthy()
})

test('the form stays when the ways to log in cannot be loaded, and a button loads them again', async () => {
  // React reports the error that the boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isFailing = true
  renderPage(<RegisterPage />, {
    at: '/account/register',
    answer: () => {
      if (isFailing) throw new Error('The server failed.')
      return { signInOptions: { isPasswordAllowed: true, providers: [harbour] } }
    },
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByLabelText('Username')).toBeTruthy()
  isFailing = false
  await user.click(again)
  expect(await screen.findByRole('link', { name: 'Continue with Harbour' })).toBeTruthy()
})

test.each([
  [{ __typename: 'RegisterPayload', status: 'LoggedIn' }, 'Welcome aboard, mirelle'],
  [{ __typename: 'RegisterPayload', status: 'AdminConfirmationRequired' }, 'Waiting for activation'],
  [{ __typename: 'RegisterPayload', status: 'EmailConfirmationRequired' }, 'Check your inbox'],
  [refusal('ACCOUNT_REGISTER_CLOSED'), 'Registration is closed'],
])('a registration with the answer %j ends with the page "%s"', async (answer, title) => {
  const signInOptions = { isPasswordAllowed: true, providers: [] }
  renderPage(<RegisterPage />, {
    at: '/account/register',
    answer: () => ({ register: answer, signInOptions }),
  })
  await user.type(screen.getByLabelText('Username'), 'mirelle')
  await user.type(screen.getByLabelText('Email address'), 'mirelle@harbour.example')
  await user.type(screen.getByLabelText('Password'), 'Sail4home')
  await press('Register')
  expect(await headline(title)).toBeTruthy()
})
