import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { DeleteButton } from '../../components/controls/DeleteButton.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { deleteLater } from '../../relay/delayed-deletions.ts'
import type { EditedPastGame } from './EditPastGameDialog.tsx'
import { useDeletePastGame } from './useDeletePastGame.ts'

const EditPastGameDialog = lazy(() =>
  import('./EditPastGameDialog.tsx').then((module) => ({ default: module.EditPastGameDialog })),
)

/** Edits a past game, or deletes it, which can be undone for a while. */
export function PastGameActions({ game }: { game: EditedPastGame }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isEditing, setEditing] = useState(false)
  const [deletePastGame] = useDeletePastGame()
  const { id, title } = game

  function remove() {
    deleteLater({
      ids: [id],
      title: t('pastGame.deleted', { title }),
      undoLabel: t('action.undo'),
      deleteOne: () => deletePastGame({ variables: { input: { pastGameId: id } } }),
    })
    void navigate('/hall', { replace: true })
  }

  return (
    <div className="h-row h-wrap">
      <Button
        leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
        onClick={() => setEditing(true)}
      >
        {t('action.edit')}
      </Button>
      <DeleteButton onClick={remove} />
      {isEditing ? (
        <Suspense>
          <EditPastGameDialog game={game} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
