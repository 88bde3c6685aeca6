import type { MutationOutcome } from '../../../relay/useMutationResult.ts'
import { challengeInput, type ChallengeValues } from './challenge-values.ts'
import { extraHintErrors, extraHintsInput } from './hints/hint-values.ts'
import { useSetExtraHints } from './hints/useSetExtraHints.ts'
import { useUpdateChallenge } from './useChallengeMutations.ts'

type ChallengeIds = { gameId: string; challengeId: string }

/** Saves the changes of the form. Paid and timed hints have a mutation of their own. */
export function useSaveChallenge(ids: ChallengeIds) {
  const [updateChallenge, isUpdating] = useUpdateChallenge()
  const [setExtraHints, isSetting] = useSetExtraHints()

  async function save(
    changes: Partial<ChallengeValues>,
    values: ChallengeValues,
    revision: string | null | undefined,
  ): Promise<MutationOutcome<unknown>> {
    const { extraHints, ...others } = changes
    let read = revision
    if (Object.keys(others).length > 0) {
      const input = { ...challengeInput(ids, others, values), revision: read }
      const outcome = await updateChallenge({ variables: { input } })
      if (!outcome.ok || !extraHints) return outcome
      read = outcome.payload.challenge?.revision
    }
    const hints = extraHints ?? values.extraHints
    const outcome = await setExtraHints({
      variables: { input: { ...ids, revision: read, hints: extraHintsInput(hints) } },
    })
    return outcome.ok ? outcome : { ...outcome, fieldErrors: extraHintErrors(outcome.fieldErrors, hints) }
  }

  return { save, saving: isUpdating || isSetting }
}
