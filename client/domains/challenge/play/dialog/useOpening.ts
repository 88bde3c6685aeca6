import { useEffect } from 'react'
import { graphql } from 'react-relay'
import type { useOpeningMutation } from '../../../../__generated__/useOpeningMutation.graphql.ts'
import { useMutationResult } from '../../../../relay/useMutationResult.ts'

/** Opens a challenge for the viewer's team: the first opening assigns the team its own flag and attachment. */
export function useOpening(challenge: { gameId: string; challengeId: string } | null, attempt: number): void {
  const [open] = useMutationResult<useOpeningMutation, 'openChallenge'>(
    graphql`
      mutation useOpeningMutation($input: OpenChallengeInput!) {
        openChallenge(input: $input) {
          __typename
          ... on OpenChallengePayload {
            challenge {
              attachment {
                type
                ...AttachmentLink_attachment
              }
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'openChallenge',
  )
  const { gameId, challengeId } = challenge ?? {}
  useEffect(() => {
    if (gameId !== undefined && challengeId !== undefined)
      void open({ variables: { input: { gameId, challengeId } } })
  }, [gameId, challengeId, attempt, open])
}
