import { graphql } from 'react-relay'
import type { useDeadLettersDeleteMutation } from '../../__generated__/useDeadLettersDeleteMutation.graphql.ts'
import type { useDeadLettersRetryMutation } from '../../__generated__/useDeadLettersRetryMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

/** The mutations of undelivered emails. */
export function useDeadLetters() {
  const [retry, isRetrying] = useMutationResult<useDeadLettersRetryMutation, 'retryDeadLetter'>(
    graphql`
      mutation useDeadLettersRetryMutation($input: RetryDeadLetterInput!) {
        retryDeadLetter(input: $input) {
          __typename
          ... on RetryDeadLetterPayload {
            settings {
              ...DeadLetterTable_settings
              ...MailPanel_settings
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'retryDeadLetter',
  )
  const [remove, isRemoving] = useMutationResult<useDeadLettersDeleteMutation, 'deleteDeadLetter'>(
    graphql`
      mutation useDeadLettersDeleteMutation($input: DeleteDeadLetterInput!) {
        deleteDeadLetter(input: $input) {
          __typename
          ... on DeleteDeadLetterPayload {
            settings {
              ...DeadLetterTable_settings
              ...MailPanel_settings
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'deleteDeadLetter',
  )
  return { retry, remove, isBusy: isRetrying || isRemoving }
}
