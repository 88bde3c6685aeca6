import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../tests/kit/client/render-page.tsx'
import { WebhookForm } from './WebhookForm.tsx'

const webhook = {
  name: 'Announcer',
  origin: 'https://bots.example',
  form: 'Standard',
  events: ['challenge.blood'],
}
const text = /Deliveries for organizers that still wait are given up/

// Whether the webhook was for organizers, and whether the form says what becomes of its deliveries.
test.each([
  [true, true],
  [false, false],
])('a webhook for organizers (%s) that becomes one for everybody: %s', async (before, says) => {
  renderPage(
    <WebhookForm
      webhook={{ ...webhook, isForOrganizers: before }}
      isOfOneGame
      isSaving={false}
      onCancel={() => undefined}
      onSave={async () => ({})}
    />,
    { at: '/' },
  )
  const user = userEvent.setup()
  const audience = await screen.findByRole('switch', { name: /For organizers/ })
  if (!before) await user.click(audience)
  expect(screen.queryByText(text)).toBeNull()
  await user.click(audience)
  expect(screen.queryAllByText(text)).toHaveLength(says ? 1 : 0)
})
