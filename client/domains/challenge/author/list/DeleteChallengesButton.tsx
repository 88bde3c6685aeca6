import { useState } from 'react'
import { DeleteButton } from '../../../../components/controls/DeleteButton.tsx'
import { ConfirmDialog } from '../../../../components/panels/ConfirmDialog.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { deleteLater } from '../../../../relay/delayed-deletions.ts'
import { useDeleteChallenge } from '../useChallengeMutations.ts'

type Props = {
  gameId: string
  challenges: readonly { id: string; title: string; solvedCount: number }[]
  disabled: boolean
  onDelete: () => void
}

/** Deletes challenges together after a confirmation. For some seconds, the user can undo it. */
export function DeleteChallengesButton({ gameId, challenges, disabled, onDelete }: Props) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const [deleteChallenge] = useDeleteChallenge()
  const count = challenges.length
  const only = count === 1 ? challenges[0] : undefined

  function remove() {
    setAsking(false)
    deleteLater({
      ids: challenges.map(({ id }) => id),
      title: only
        ? t('adminChallenge.deleted', { title: only.title })
        : t('adminChallenges.deletedMany', { count }),
      undoLabel: t('action.undo'),
      deleteOne: (challengeId) => deleteChallenge({ variables: { input: { gameId, challengeId } } }),
    })
    onDelete()
  }

  return (
    <>
      <DeleteButton size="xs" disabled={disabled} onClick={() => setAsking(true)} />
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        title={
          only
            ? t('adminChallenge.deleteTitle', { title: only.title })
            : t('adminChallenges.deleteManyTitle', { count })
        }
        confirmLabel={t('action.delete')}
      >
        {only
          ? t('adminChallenge.deleteText', { count: only.solvedCount })
          : t('adminChallenges.deleteManyText', {
              count: challenges.reduce((sum, { solvedCount }) => sum + solvedCount, 0),
            })}
      </ConfirmDialog>
    </>
  )
}
