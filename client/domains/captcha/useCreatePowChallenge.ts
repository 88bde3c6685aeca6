import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useCreatePowChallengeMutation } from '../../__generated__/useCreatePowChallengeMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'
import type { PowChallenge } from './pow-solver.ts'

/** Requests a proof-of-work challenge; null if the server gives none. */
export function useCreatePowChallenge(): () => Promise<PowChallenge | null> {
  const [run] = useMutationResult<useCreatePowChallengeMutation, 'createPowChallenge'>(
    graphql`
      mutation useCreatePowChallengeMutation {
        createPowChallenge {
          __typename
          ... on CreatePowChallengePayload {
            id
            challenge
            difficultyBits
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'createPowChallenge',
    { toast: false },
  )
  return useCallback(async () => {
    const outcome = await run({ variables: {} })
    if (!outcome.ok) return null
    const { id, challenge, difficultyBits } = outcome.payload
    return id && challenge && difficultyBits ? { id, challenge, difficultyBits } : null
  }, [run])
}
