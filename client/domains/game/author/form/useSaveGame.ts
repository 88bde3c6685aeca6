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

  async function save(
    changes: Partial<GameValues>,
    values: GameValues,
    revision: string | null | undefined,
  ): Promise<MutationOutcome<unknown>> {
    const { others, hasCertificates } = splitCertificates(changes)
    let read = revision
    if (Object.keys(others).length > 0) {
      const input = { ...gameInput(gameId, others, values), revision: read }
      const outcome = await updateGame({ variables: { input } })
      if (!outcome.ok || !hasCertificates) return outcome
      read = outcome.payload.game?.revision
    }
    const input = { ...certificatesInput(gameId, values), revision: read }
    const outcome = await setCertificates({ variables: { input } })
    return outcome.ok ? outcome : { ...outcome, fieldErrors: certificateErrors(outcome.fieldErrors) }
  }

  return { save, saving: isUpdating || isSetting }
}
