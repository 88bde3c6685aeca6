import { z } from 'zod'
import { webhookEventTypes, webhookLimits } from '../../../rules/webhook-events.ts'
import { WebhookForm } from '../../../prisma/generated/client/enums.ts'
import { bool, inputObject, requiredText } from '../../use-case/input.ts'

const url = requiredText({ max: webhookLimits.url }).refine(isReceiver, {
  params: { key: 'webhook.badUrl' },
})

const members = {
  name: requiredText({ max: webhookLimits.name }),
  url,
  form: z.enum(WebhookForm),
  events: z
    .array(z.enum(webhookEventTypes))
    .min(1)
    .transform((events) => webhookEventTypes.filter((type) => events.includes(type))),
  isForOrganizers: bool(),
  isEnabled: bool(),
}

export const newWebhookInput = inputObject({
  ...members,
  form: members.form.default('Standard'),
  isForOrganizers: members.isForOrganizers.default(false),
  isEnabled: members.isEnabled.default(true),
})

export const webhookChangesInput = inputObject({
  name: members.name.optional(),
  url: members.url.optional(),
  form: members.form.optional(),
  events: members.events.optional(),
  isForOrganizers: members.isForOrganizers.optional(),
  isEnabled: members.isEnabled.optional(),
})

/** An address of HTTP or HTTPS without a user name, a password and a fragment. */
function isReceiver(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hash } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === '' && hash === ''
}
