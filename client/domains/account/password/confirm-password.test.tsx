import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../tests/kit/client/render-page.tsx'
import { ConfirmPasswordDialog } from './ConfirmPasswordDialog.tsx'

const user = userEvent.setup({ delay: null })
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const password = () => screen.findByLabelText<HTMLInputElement>('Current password')

const confirmed = { __typename: 'ConfirmPasswordPayload' }
const wrong = {
  __typename: 'InvalidInputError',
  __isError: 'InvalidInputError',
  code: 'INVALID_INPUT',
  message: 'This is not your password.',
  issues: [{ path: ['password'], message: 'This is not your password.' }],
}

function open(answer: () => object) {
  const called: string[] = []
  const dialog = (
    <ConfirmPasswordDialog
      opened
      onClose={() => called.push('closed')}
      onConfirmed={() => called.push('confirmed')}
    />
  )
  const calls = renderPage(dialog, { at: '/account/profile', answer: () => ({ confirmPassword: answer() }) })
  return { calls, called }
}

test('the password confirmation continues after the correct password', async () => {
  const { calls, called } = open(() => confirmed)
  expect((await password()).autocomplete).toBe('current-password')
  screen.getByRole('dialog', { name: 'Confirm your password' })
  await user.type(await password(), 'Sail4home')
  await press('Confirm')
  await waitFor(() => expect(called).toEqual(['confirmed']))
  expect(calls.map(({ variables }) => variables['input'])).toEqual([{ password: 'Sail4home' }])
})

test('the password confirmation sends nothing while its field is empty', async () => {
  const { calls, called } = open(() => confirmed)
  await password()
  await press('Confirm')
  await screen.findByText('Enter your password.')
  expect([calls, called]).toEqual([[], []])
})

test('the password confirmation shows an error at its field and accepts another password', async () => {
  const answers = [wrong, confirmed]
  const { called } = open(() => answers.shift() ?? confirmed)
  await user.type(await password(), 'Wr0ngword')
  await press('Confirm')
  await screen.findByText('This is not your password.')
  const field = await password()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(called).toEqual([])
  await user.clear(await password())
  await user.type(await password(), 'Sail4home')
  await press('Confirm')
  await waitFor(() => expect(called).toEqual(['confirmed']))
})

test('the password confirmation closes without a request when it is canceled', async () => {
  const { calls, called } = open(() => confirmed)
  await password()
  await press('Close')
  expect([calls, called]).toEqual([[], ['closed']])
})
