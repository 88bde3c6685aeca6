import { graphql } from 'react-relay'
import type { useSendTestMailMutation } from '../../__generated__/useSendTestMailMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** Sends a test email. A refusal is shown beside the field, not as a toast. */
export function useSendTestMail() {
  return useMutationResult<useSendTestMailMutation, 'sendTestMail'>(
    graphql`
      mutation useSendTestMailMutation($input: SendTestMailInput!) {
        sendTestMail(input: $input) {
          __typename
          ... on SendTestMailPayload {
            to
            settings {
              ...MailPanel_settings
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'sendTestMail',
    { toast: false },
  )
}
