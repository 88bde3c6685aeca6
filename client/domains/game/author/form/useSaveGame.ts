import type { MutationOutcome } from '../../../../relay/useMutationResult.ts'
import {
  certificateErrors,
  certificatesInput,
  splitCertificates,
} from '../../../certificate/certificate-values.ts'
import { useSetCertificates } from '../../../certificate/useSetCertificates.ts'
import { gameInput, type GameValues } from './game-values.ts'
import { useUpdateGame } from './useUpdateGame.ts'

/** Saves the changes of the form. The certificates have a mutation of their own. */
export function useSaveGame(gameId: string) {
  const [updateGame, isUpdating] = useUpdateGame()
  const [setCertificates, isSetting] = useSetCertificates()

  async function save(changes: Partial<GameValues>, values: GameValues): Promise<MutationOutcome<unknown>> {
    const { others, hasCertificates } = splitCertificates(changes)
    if (Object.keys(others).length > 0) {
      const outcome = await updateGame({ variables: { input: gameInput(gameId, others, values) } })
      if (!outcome.ok || !hasCertificates) return outcome
    }
    const outcome = await setCertificates({ variables: { input: certificatesInput(gameId, values) } })
    return outcome.ok ? outcome : { ...outcome, fieldErrors: certificateErrors(outcome.fieldErrors) }
  }

  return { save, saving: isUpdating || isSetting }
}
