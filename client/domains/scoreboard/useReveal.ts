import { useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import type { useRevealNextMutation } from '../../__generated__/useRevealNextMutation.graphql.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

type RevealedPart = { readonly databaseId: number; readonly name: string }

/** The last step of a reveal: the team whose solve was shown, and the number of solves that are still hidden. */
export type RevealStep = {
  team: RevealedPart | null
  challenge: RevealedPart | null
  left: number
  isOver: boolean
}

const NEXT_KEYS = new Set(['ArrowRight', 'PageDown', ' ', 'Enter'])

/** Reveals one solve with each press of a key that turns slides, while `gameId` is not null. */
export function useReveal(gameId: string | null): RevealStep | null {
  const [step, setStep] = useState<RevealStep | null>(null)
  const [reveal, running] = useMutationResult<useRevealNextMutation, 'revealNextSolve'>(
    graphql`
      mutation useRevealNextMutation($input: RevealNextSolveInput!) {
        revealNextSolve(input: $input) {
          __typename
          ... on RevealNextSolvePayload {
            team {
              databaseId
              name
            }
            challenge {
              databaseId
              name: title
            }
            left
            game {
              id
              revealedAt
              hiddenSolveCount
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'revealNextSolve',
  )
  useEffect(() => {
    if (gameId === null) return undefined
    const revealNext = async () => {
      const outcome = await reveal({ variables: { input: { gameId } } })
      if (!outcome.ok) return
      const { team, challenge, left, game } = outcome.payload
      setStep({
        team: team ?? null,
        challenge: challenge ?? null,
        left: left ?? 0,
        isOver: game?.revealedAt != null,
      })
    }
    const onKey = (event: KeyboardEvent) => {
      if (!NEXT_KEYS.has(event.key) || event.repeat || running || event.target instanceof HTMLButtonElement)
        return
      event.preventDefault()
      void revealNext()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [gameId, reveal, running])
  return step
}
