import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router'
import type { DeleteWriteupsButton_game$key } from '../../__generated__/DeleteWriteupsButton_game.graphql.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { showFailure, showSuccess } from '../../components/toasts.ts'
import { currentLocale } from '../../i18n/i18n.ts'
import { callHeaders } from '../../session/xsrf.ts'

/** Deletes what every team of a game handed in. */
export function DeleteWriteupsButton({ game: key }: { game: DeleteWriteupsButton_game$key }) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const [isAsking, setAsking] = useState(false)
  const game = useFragment(
    graphql`
      fragment DeleteWriteupsButton_game on Game {
        databaseId
        title
      }
    `,
    key,
  )

  async function remove() {
    try {
      const response = await fetch(`/api/edit/games/${game.databaseId}/writeups`, {
        method: 'DELETE',
        headers: callHeaders(currentLocale()),
      })
      if (response.ok) {
        showSuccess(t('writeups.deleted'))
        await revalidate()
      } else {
        const answer = (await response.json().catch(() => null)) as { title?: string } | null
        showFailure(answer?.title ?? t('failure.unexpected'))
      }
    } catch {
      showFailure(t('failure.network'))
    }
    setAsking(false)
  }

  return (
    <>
      <Button
        color="red"
        variant="outline"
        leftSection={<IconTrash size={16} stroke={1.75} />}
        onClick={() => setAsking(true)}
      >
        {t('writeups.deleteAll')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        title={t('writeups.deleteTitle', { title: game.title })}
        confirmLabel={t('writeups.deleteAll')}
        typeToConfirm={game.title}
      >
        {t('writeups.deleteText')}
      </ConfirmDialog>
    </>
  )
}
