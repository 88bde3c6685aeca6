import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { hidePage } from '../../../../tests/kit/client/hide-page.ts'
import { renderPage } from '../../../../tests/kit/client/render-page.tsx'
import { NEW_PROVIDER, type SecretState } from './provider-values.ts'
import { ProviderPanel } from './ProviderPanel.tsx'

const user = userEvent.setup({ delay: null })
const stored = {
  ...NEW_PROVIDER,
  key: 'harbour',
  label: 'Harbour University',
  issuer: 'https://login.harbour.example',
}

const lastClaims = {
  seenAt: '2026-11-01T10:00:00Z',
  claims: [
    { name: 'email', value: '"…"' },
    { name: 'groups', value: '["staff"]' },
  ],
}

const show = (secret: SecretState = 'kept') =>
  renderPage(<ProviderPanel stored={stored} revision="r1" secret={secret} lastClaims={lastClaims} />, {
    at: '/admin/settings/sign-in',
    answer: () => ({
      saveIdentityProvider: { __typename: 'SaveIdentityProviderPayload' },
      testDiscovery: {
        __typename: 'TestDiscoveryPayload',
        issuer: stored.issuer,
        claims: ['groups'],
        clientAuths: ['PrivateKeyJwt'],
        unmetNeeds: ['require_signed_request_object'],
      },
    }),
  })
const row = () => screen.getByRole('button', { name: 'Harbour University OpenID Connect On' })

beforeEach(() => hidePage())

test('a provider is a row until a user opens its form, which keeps its changes while it is closed', async () => {
  show()
  expect(row().getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('textbox', { name: 'Client ID' })).toBeNull()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(row().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText(/\/auth\/harbour\/callback$/)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Client ID' }), 'ctf')
  await user.click(row())
  expect(screen.queryByRole('textbox', { name: 'Client ID' })).toBeNull()
  await user.click(row())
  expect(screen.getByRole('textbox', { name: 'Client ID' })).toHaveProperty('value', 'ctf')
})

test('a provider is saved only when something is changed', async () => {
  const calls = show()
  await user.click(row())
  const save = () => screen.getByRole('button', { name: /^Save changes/ })
  expect(save()).toHaveProperty('disabled', true)
  await user.type(screen.getByRole('textbox', { name: 'Client ID' }), 'ctf')
  expect(save()).toHaveProperty('disabled', false)
  await user.clear(screen.getByRole('textbox', { name: 'Client ID' }))
  expect(save()).toHaveProperty('disabled', true)
  await user.type(screen.getByRole('textbox', { name: 'Client ID' }), 'ctf')
  screen.getByText('1 unsaved change')
  await user.keyboard('{Control>}s{/Control}')
  await expect.poll(() => calls.map(({ operation }) => operation)).toEqual(['useProvidersSaveMutation'])
  await expect.poll(() => save()).toHaveProperty('disabled', true)
})

test('a provider with a secret that the server cannot decrypt is open and asks for it', async () => {
  show('lost')
  expect(row().getAttribute('aria-expanded')).toBe('true')
  const field = screen.getByLabelText('Client secret')
  const lost = /^The secret of the platform changed\. Enter this secret again/
  expect(screen.getByText(lost)).toBeTruthy()
  await user.type(field, 'new')
  expect(screen.queryByText(lost)).toBeNull()
})

test('a form shows the claims of the last sign-in', async () => {
  show()
  await user.click(row())
  expect(screen.getByText('groups')).toBeTruthy()
  expect(screen.getByText('["staff"]')).toBeTruthy()
})

test('a changed address asks whether the users are the same, and sends the answer', async () => {
  const calls = show()
  await user.click(row())
  const question = () => screen.queryByRole('combobox', { name: 'Users at the new address' })
  expect(question()).toBeNull()
  const issuer = screen.getByRole('textbox', { name: 'Address of the provider' })
  await user.type(issuer, '/realm')
  const field = question()
  if (!field) throw new Error('the form does not ask about the users')
  await user.click(field)
  await user.click(screen.getByRole('option', { name: 'The same users: the service has moved' }))
  await user.keyboard('{Control>}s{/Control}')
  await expect
    .poll(() => calls.map(({ variables }) => variables['input']))
    .toMatchObject([{ issuer: 'https://login.harbour.example/realm', samePeople: true }])
})

test('the test of discovery names what the platform does not have', async () => {
  show()
  await user.click(row())
  await user.click(screen.getByRole('button', { name: 'Test discovery' }))
  const warning = /requires what the platform does not have \(require_signed_request_object\)/
  expect(await screen.findByText(warning)).toBeTruthy()
  expect(screen.getByText(/Client authentication: private_key_jwt\. Claims: groups/)).toBeTruthy()
})
