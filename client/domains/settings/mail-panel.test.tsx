import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { expect, test } from 'vitest'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import query, { type AdminSettingsPageQuery } from '../../__generated__/AdminSettingsPageQuery.graphql.ts'
import { ToastList } from '../../components/ToastList.tsx'
import { MailPanel } from './MailPanel.tsx'

const mail = { isConfigured: true, from: 'ctf@example.com', server: 'mail.example.com', queued: 0 }

function Panel() {
  const { settings } = useLazyLoadQuery<AdminSettingsPageQuery>(query, {})
  return settings ? <MailPanel settings={settings} /> : null
}

test('the message about a test email says that it is queued, not that it was sent', async () => {
  const user = userEvent.setup({ delay: null })
  renderPage(
    <Suspense>
      <Panel />
      <ToastList />
    </Suspense>,
    {
      at: '/admin/settings',
      answer: ({ operation }) =>
        operation === 'useSendTestMailMutation'
          ? { sendTestMail: { __typename: 'SendTestMailPayload', to: 'ada@example.com', settings: { mail } } }
          : { settings: { mail } },
    },
  )
  await user.type(
    await screen.findByRole('textbox', { name: 'Email address for the test' }),
    'ada@example.com',
  )
  await user.click(screen.getByRole('button', { name: 'Send test email' }))
  expect(await screen.findByText('The test email to ada@example.com is queued')).toBeDefined()
})
