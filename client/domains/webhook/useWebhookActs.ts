import { graphql } from 'react-relay'
import type { useWebhookActsDeleteMutation } from '../../__generated__/useWebhookActsDeleteMutation.graphql.ts'
import type { useWebhookActsEnableMutation } from '../../__generated__/useWebhookActsEnableMutation.graphql.ts'
import type { useWebhookActsRotateMutation } from '../../__generated__/useWebhookActsRotateMutation.graphql.ts'
import type { useWebhookActsTestMutation } from '../../__generated__/useWebhookActsTestMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'
import { removeFromPlatform } from './platform-webhooks.ts'

/** The actions on a webhook that need no form. A refusal is shown as a toast. */
export function useWebhookActs(webhookId: string) {
  const [sendTestWebhook] = useMutationResult<useWebhookActsTestMutation, 'sendTestWebhook'>(
    graphql`
      mutation useWebhookActsTestMutation($input: SendTestWebhookInput!) {
        sendTestWebhook(input: $input) {
          __typename
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'sendTestWebhook',
  )
  const [update] = useMutationResult<useWebhookActsEnableMutation, 'updateWebhook'>(
    graphql`
      mutation useWebhookActsEnableMutation($input: UpdateWebhookInput!) {
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
  const [rotateSecret] = useMutationResult<useWebhookActsRotateMutation, 'rotateWebhookSecret'>(
    graphql`
      mutation useWebhookActsRotateMutation($input: RotateWebhookSecretInput!) {
        rotateWebhookSecret(input: $input) {
          __typename
          ... on RotateWebhookSecretPayload {
            secret
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'rotateWebhookSecret',
  )
  const [deleteWebhook] = useMutationResult<useWebhookActsDeleteMutation, 'deleteWebhook'>(
    graphql`
      mutation useWebhookActsDeleteMutation($input: DeleteWebhookInput!) {
        deleteWebhook(input: $input) {
          __typename
          ... on DeleteWebhookPayload {
            deletedId
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
    'deleteWebhook',
  )
  const variables = { input: { webhookId } }
  return {
    sendTest: async () => (await sendTestWebhook({ variables })).ok,
    setEnabled: (isEnabled: boolean) => update({ variables: { input: { webhookId, isEnabled } } }),
    /** The new secret; null if it was refused. */
    async rotate(): Promise<string | null> {
      const outcome = await rotateSecret({ variables })
      return (outcome.ok && outcome.payload.secret) || null
    },
    remove: () => deleteWebhook({ variables, updater: removeFromPlatform }),
  }
}
