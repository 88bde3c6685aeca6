import { graphql } from 'react-relay'
import type { useEditChallengeAttachMutation } from '../../../__generated__/useEditChallengeAttachMutation.graphql.ts'
import type { useEditChallengeCreateMutation } from '../../../__generated__/useEditChallengeCreateMutation.graphql.ts'
import type { useEditChallengeDeleteMutation } from '../../../__generated__/useEditChallengeDeleteMutation.graphql.ts'
import type { useEditChallengeUpdateMutation } from '../../../__generated__/useEditChallengeUpdateMutation.graphql.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'

export function useCreateChallenge() {
  return useMutationResult<useEditChallengeCreateMutation, 'createChallenge'>(
    graphql`
      mutation useEditChallengeCreateMutation($input: CreateChallengeInput!) {
        createChallenge(input: $input) {
          __typename
          ... on CreateChallengePayload {
            challenge {
              databaseId
            }
          }
          ... on Error {
            message
            code
          }
          ... on InvalidInputError {
            issues {
              path
              message
            }
          }
        }
      }
    `,
    'createChallenge',
  )
}

export function useUpdateChallenge() {
  return useMutationResult<useEditChallengeUpdateMutation, 'updateChallenge'>(
    graphql`
      mutation useEditChallengeUpdateMutation($input: UpdateChallengeInput!) {
        updateChallenge(input: $input) {
          __typename
          ... on UpdateChallengePayload {
            challenge {
              isEnabled
              score
              ...AdminChallengeRow_challenge
              ...ChallengeEditor_challenge
            }
          }
          ... on Error {
            message
            code
          }
          ... on InvalidInputError {
            issues {
              path
              message
            }
          }
        }
      }
    `,
    'updateChallenge',
  )
}

export function useDeleteChallenge() {
  return useMutationResult<useEditChallengeDeleteMutation, 'deleteChallenge'>(
    graphql`
      mutation useEditChallengeDeleteMutation($input: DeleteChallengeInput!) {
        deleteChallenge(input: $input) {
          __typename
          ... on DeleteChallengePayload {
            deletedId @deleteRecord
          }
          ... on Error {
            message
            code
          }
        }
      }
    `,
    'deleteChallenge',
  )
}

export function useSetChallengeAttachment() {
  return useMutationResult<useEditChallengeAttachMutation, 'setChallengeAttachment'>(
    graphql`
      mutation useEditChallengeAttachMutation($input: SetChallengeAttachmentInput!) {
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
          ... on Error {
            message
            code
          }
          ... on InvalidInputError {
            issues {
              path
              message
            }
          }
        }
      }
    `,
    'setChallengeAttachment',
  )
}
