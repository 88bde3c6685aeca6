import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router'
import type { DeleteGamePanel_game$key } from '../../../__generated__/DeleteGamePanel_game.graphql.ts'
import { DeleteButton } from '../../../components/controls/DeleteButton.tsx'
import { ConfirmDialog } from '../../../components/panels/ConfirmDialog.tsx'
import { showSuccess } from '../../../components/toasts.ts'
import { skipUnsavedGuard } from '../../../forms/UnsavedGuard.tsx'
import { useDeleteGame } from './useDeleteGame.ts'

export function DeleteGamePanel({ game: key }: { game: DeleteGamePanel_game$key }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [deleteGame] = useDeleteGame()
  const game = useFragment(
    graphql`
      fragment DeleteGamePanel_game on Game {
        id
        title
        teamCount
      }
    `,
    key,
  )

  async function remove() {
    const outcome = await deleteGame({ variables: { input: { gameId: game.id } } })
    if (!outcome.ok) return
    showSuccess(t('adminGame.deleted', { title: game.title }))
    await navigate('/admin/games', { state: skipUnsavedGuard })
  }

  return (
    <section className="h-panel">
      <div className="h-panel-head">
        <h3>{t('adminGame.deleteTitle')}</h3>
        <DeleteButton size="xs" onClick={() => setAsking(true)} />
      </div>
      <p className="h-panel-body h-label">{t('adminGame.deleteHint')}</p>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        title={t('adminGame.deleteAsk', { title: game.title })}
        confirmLabel={t('adminGame.deleteConfirm')}
        typeToConfirm={game.title}
      >
        {t('adminGame.deleteText', { count: game.teamCount })}
      </ConfirmDialog>
    </section>
  )
}
