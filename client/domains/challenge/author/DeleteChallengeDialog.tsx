import { useNavigate } from 'react-router'
import { ConfirmDialog } from '../../../components/panels/ConfirmDialog.tsx'
import { skipUnsavedGuard } from '../../../forms/UnsavedGuard.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { deleteLater } from '../../../relay/delayed-deletions.ts'
import { useDeleteChallenge } from './useChallengeMutations.ts'

type Props = {
  gameId: string
  challenge: { id: string; title: string; solvedCount: number | null | undefined }
  /** The path of the list of challenges, which is shown afterwards. */
  list: string
  opened: boolean
  onClose: () => void
}

/** Asks before a challenge is deleted, which can be undone for some seconds. */
export function DeleteChallengeDialog({ gameId, challenge, list, opened, onClose }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [deleteChallenge] = useDeleteChallenge()
  const { id, title, solvedCount } = challenge
  async function remove() {
    onClose()
    deleteLater({
      ids: [id],
      title: t('adminChallenge.deleted', { title }),
      undoLabel: t('action.undo'),
      deleteOne: () => deleteChallenge({ variables: { input: { gameId, challengeId: id } } }),
    })
    await navigate(list, { state: skipUnsavedGuard })
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={remove}
      title={t('adminChallenge.deleteTitle', { title })}
      confirmLabel={t('adminChallenge.delete')}
    >
      {t('adminChallenge.deleteText', { count: solvedCount })}
    </ConfirmDialog>
  )
}
