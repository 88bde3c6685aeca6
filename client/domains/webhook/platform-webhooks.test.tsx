import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { expect, test } from 'vitest'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import query, {
  type AdminPlatformWebhooksPageQuery,
} from '../../__generated__/AdminPlatformWebhooksPageQuery.graphql.ts'
import { ToastList } from '../../components/ToastList.tsx'
import { finishDeletions } from '../../relay/delayed-deletions.ts'
import { WebhookList } from './WebhookList.tsx'

function List() {
  const { webhooks } = useLazyLoadQuery<AdminPlatformWebhooksPageQuery>(query, {})
  return webhooks ? <WebhookList gameId={null} webhooks={webhooks} /> : null
}

const webhookOf = (name: string) => ({
  __typename: 'Webhook',
  id: name,
  name,
  origin: 'https://bots.example',
  form: 'Discord',
  events: ['challenge.blood'],
  isForOrganizers: false,
  isEnabled: true,
  failingSince: null,
  switchedOffAt: null,
  previousSecretUntil: null,
  game: null,
})

test('a webhook of all games appears in the list, offers no event of one game, and its deletion can be undone', async () => {
  const calls = renderPage(
    <>
      <ToastList />
      <Suspense>
        <List />
      </Suspense>
    </>,
    {
      at: '/',
      answer: ({ operation: name }) => {
        if (name === 'useSaveWebhookCreateMutation') {
          const payload = { secret: 'whsec_x', webhook: webhookOf('Announcer'), game: null }
          return { createWebhook: { __typename: 'CreateWebhookPayload', ...payload } }
        }
        if (name === 'useWebhookActsDeleteMutation') {
          return { deleteWebhook: { __typename: 'DeleteWebhookPayload', deletedId: 'Announcer', game: null } }
        }
        return { webhooks: [webhookOf('Score wall')] }
      },
    },
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add webhook' })
  expect(screen.queryByLabelText('Top 10 changed')).toBeNull()
  await user.type(screen.getByLabelText('Name'), 'Announcer')
  await user.type(screen.getByLabelText(/URL|Address/), 'https://bots.example/ctf')
  const [send] = [...dialog.querySelectorAll<HTMLButtonElement>('button[type="submit"]')]
  if (send) await user.click(send)
  const deleteAnnouncer = async () => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Announcer' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete webhook' }))
    expect(screen.queryByText('Announcer')).toBeNull()
    expect(screen.getByText('Score wall')).toBeDefined()
  }
  const deletions = () => calls.filter(({ operation: name }) => name === 'useWebhookActsDeleteMutation')
  await deleteAnnouncer()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(screen.getByText('Announcer')).toBeDefined()
  await deleteAnnouncer()
  expect(deletions()).toEqual([])
  await act(finishDeletions)
  await waitFor(() =>
    expect(deletions().map(({ variables }) => variables)).toEqual([{ input: { webhookId: 'Announcer' } }]),
  )
  expect(screen.queryByText('Announcer')).toBeNull()
  expect(screen.getByText('Score wall')).toBeDefined()
})
