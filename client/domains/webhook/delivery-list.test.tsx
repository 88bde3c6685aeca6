import { screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import { DeliveryList } from './DeliveryList.tsx'

const deliveryOf = (id: string, responseStatus: number, failure: string | null) => ({
  __typename: 'WebhookDelivery',
  id,
  type: 'test',
  status: failure === null ? 'Delivered' : 'Failed',
  body: '{}',
  attempts: 1,
  createdAt: '2027-01-01T12:00:00Z',
  durationMs: 20,
  responseStatus,
  responseText: null,
  failure,
})

test('a delivery shows the status of its response once', async () => {
  const nodes = [
    deliveryOf('refused', 503, 'HTTP 503'),
    deliveryOf('delivered', 204, null),
    deliveryOf('moved', 302, 'HTTP 302: redirects are not followed'),
  ]
  renderPage(
    <Suspense>
      <DeliveryList webhookId="webhook" fetchKey={0} />
    </Suspense>,
    {
      at: '/',
      answer: () => ({
        webhook: {
          __typename: 'Webhook',
          id: 'webhook',
          deliveries: { edges: nodes.map((node) => ({ cursor: node.id, node })) },
        },
      }),
    },
  )
  const [refused, delivered, moved] = await screen.findAllByRole('listitem')
  expect(within(refused as HTMLElement).getAllByText(/HTTP 503/)).toHaveLength(1)
  expect(within(delivered as HTMLElement).getAllByText(/HTTP 204/)).toHaveLength(1)
  expect(within(moved as HTMLElement).getAllByText(/HTTP 302/)).toHaveLength(1)
  expect(within(moved as HTMLElement).getByText('redirects are not followed')).toBeTruthy()
})
