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
  ): Promise<MutationOutcome<unknown>> {
    const { extraHints, ...others } = changes
    if (Object.keys(others).length > 0) {
      const outcome = await updateChallenge({ variables: { input: challengeInput(ids, others, values) } })
      if (!outcome.ok || !extraHints) return outcome
    }
    const hints = extraHints ?? values.extraHints
    const outcome = await setExtraHints({ variables: { input: { ...ids, hints: extraHintsInput(hints) } } })
    return outcome.ok ? outcome : { ...outcome, fieldErrors: extraHintErrors(outcome.fieldErrors, hints) }
  }

  return { save, saving: isUpdating || isSetting }
}
