import { graphql } from 'react-relay'
import type { useChallengeMutationsAttachMutation } from '../../../__generated__/useChallengeMutationsAttachMutation.graphql.ts'
import type { useChallengeMutationsCreateMutation } from '../../../__generated__/useChallengeMutationsCreateMutation.graphql.ts'
import type { useChallengeMutationsDeleteMutation } from '../../../__generated__/useChallengeMutationsDeleteMutation.graphql.ts'
import type { useChallengeMutationsUpdateMutation } from '../../../__generated__/useChallengeMutationsUpdateMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

export function useCreateChallenge() {
  return useMutationResult<useChallengeMutationsCreateMutation, 'createChallenge'>(
    graphql`
      mutation useChallengeMutationsCreateMutation($input: CreateChallengeInput!) {
        createChallenge(input: $input) {
          __typename
          ... on CreateChallengePayload {
            challenge {
              id
              databaseId
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'createChallenge',
  )
}

/** `toast: false` is for callers that show refusals in place. */
export function useUpdateChallenge(options: { toast?: boolean } = {}) {
  return useMutationResult<useChallengeMutationsUpdateMutation, 'updateChallenge'>(
    graphql`
      mutation useChallengeMutationsUpdateMutation($input: UpdateChallengeInput!) {
        updateChallenge(input: $input) {
          __typename
          ... on UpdateChallengePayload {
            challenge {
              isEnabled
              revision
              score
              ...challengeColumns_challenge
              ...ChallengeEditor_challenge
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'updateChallenge',
    options,
  )
}

export function useDeleteChallenge() {
  return useMutationResult<useChallengeMutationsDeleteMutation, 'deleteChallenge'>(
    graphql`
      mutation useChallengeMutationsDeleteMutation($input: DeleteChallengeInput!) {
        deleteChallenge(input: $input) {
          __typename
          ... on DeleteChallengePayload {
            deletedId @deleteRecord
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'deleteChallenge',
  )
}

export function useSetChallengeAttachment() {
  return useMutationResult<useChallengeMutationsAttachMutation, 'setChallengeAttachment'>(
    graphql`
      mutation useChallengeMutationsAttachMutation($input: SetChallengeAttachmentInput!) {
        setChallengeAttachment(input: $input) {
          __typename
          ... on SetChallengeAttachmentPayload {
            challenge {
              ...AttachmentField_challenge
              challengeAttachment {
                ...AttachmentLink_attachment
              }
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'setChallengeAttachment',
  )
}
