import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import { CertificateForm } from './CertificateForm.tsx'
import { OwnCertificates } from './OwnCertificates.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

const issued = {
  issueCertificate: {
    __typename: 'IssueCertificatePayload',
    certificate: {
      id: 'certificate-1',
      code: 'AAAAA',
      url: '/certificates/AAAAA.pdf',
      notShown: ['𠮷', '🎉'],
    },
  },
}

it('downloads the certificate of the team after it is issued, and says what it cannot show', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect([this.getAttribute('href'), this.download]).toEqual([
      '/certificates/AAAAA.pdf',
      'certificate-AAAAA.pdf',
    ])
  })
  const calls = renderPage(<OwnCertificates gameId="game-1" />, { at: '/games/1', answer: () => issued })
  await userEvent.click(await screen.findByRole('button', { name: 'Team certificate' }))
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1))
  expect(calls.at(-1)).toEqual({
    operation: 'OwnCertificatesIssueMutation',
    variables: { input: { gameId: 'game-1', forTeam: true } },
  })
  screen.getByText('The PDF cannot show these characters: 𠮷 🎉')
  clicked.mockRestore()
})

function Address() {
  return <p>{useLocation().pathname}</p>
}

it('opens the page of the certificate with a typed code', async () => {
  renderPage(
    <>
      <CertificateForm />
      <Address />
    </>,
    { at: '/verify' },
  )
  const field = await screen.findByRole('textbox', { name: 'Code on the certificate' })
  await userEvent.type(field, ' 7zq4m-0kd3v {Enter}')
  expect(await screen.findByText('/verify/7zq4m-0kd3v')).toBeTruthy()
})

it('keeps the reason of a withdrawal that is refused, and says why at the field', async () => {
  const close = vi.fn()
  renderPage(<WithdrawDialog code="AAAAA" onClose={close} />, {
    at: '/games/1',
    answer: () => ({
      withdrawCertificate: {
        __typename: 'InvalidInputError',
        __isError: 'InvalidInputError',
        code: 'INVALID_INPUT',
        message: 'The input is invalid.',
        issues: [{ path: ['reason'], message: 'The reason is too long.' }],
      },
    }),
  })
  const field = await screen.findByRole('textbox', { name: 'Reason' })
  await userEvent.type(field, 'The name is wrong.')
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('The reason is too long.')).toBeTruthy()
  expect((field as HTMLTextAreaElement).value).toBe('The name is wrong.')
  expect(close).not.toHaveBeenCalled()
})
