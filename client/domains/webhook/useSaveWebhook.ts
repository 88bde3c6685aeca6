import { graphql } from 'react-relay'
import type { useSaveWebhookCreateMutation } from '../../__generated__/useSaveWebhookCreateMutation.graphql.ts'
import type { useSaveWebhookUpdateMutation } from '../../__generated__/useSaveWebhookUpdateMutation.graphql.ts'
import { useMutationResult, type FieldErrors } from '../../relay/useMutationResult.ts'
import { addToPlatform } from './platform-webhooks.ts'
import type { WebhookValues } from './WebhookForm.tsx'

type Saved = { ok: true; secret: string | null } | { ok: false; fieldErrors: FieldErrors }

/** Creates a webhook of a game or of all games, or updates one. Resolves to the secret of a new webhook. */
export function useSaveWebhook({ gameId, webhookId }: { gameId: string | null; webhookId: string | null }) {
  const [create, isCreating] = useMutationResult<useSaveWebhookCreateMutation, 'createWebhook'>(
    graphql`
      mutation useSaveWebhookCreateMutation($input: CreateWebhookInput!) {
        createWebhook(input: $input) {
          __typename
          ... on CreateWebhookPayload {
            secret
            webhook {
              ...WebhookRow_webhook
            }
            game {
              webhooks {
                ...WebhookList_webhooks
              }
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'createWebhook',
  )
  const [update, isUpdating] = useMutationResult<useSaveWebhookUpdateMutation, 'updateWebhook'>(
    graphql`
      mutation useSaveWebhookUpdateMutation($input: UpdateWebhookInput!) {
        updateWebhook(input: $input) {
          __typename
          ... on UpdateWebhookPayload {
            webhook {
              ...WebhookRow_webhook
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'updateWebhook',
  )

  async function save({ url, ...values }: WebhookValues): Promise<Saved> {
    if (webhookId === null) {
      const outcome = await create({
        variables: { input: { ...values, url, gameId } },
        ...(gameId === null && { updater: addToPlatform }),
      })
      return outcome.ok ? { ok: true, secret: outcome.payload.secret ?? null } : outcome
    }
    // An empty field keeps the stored address, which the form does not know.
    const input = { ...values, webhookId, ...(url !== '' && { url }) }
    const outcome = await update({ variables: { input } })
    return outcome.ok ? { ok: true, secret: null } : outcome
  }

  return { save, isSaving: isCreating || isUpdating }
}
