import { Button, type ButtonProps } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '../../components/panels/ConfirmDialog.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { leavingForGood } from '../../forms/UnsavedGuard.tsx'
import { useDeletePost } from './useDeletePost.ts'

type Props = { postId: string; title: string; icon?: ReactNode } & Pick<ButtonProps, 'size'>

export function DeletePostButton({ postId, title, icon, size }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [remove] = useDeletePost()
  const [isAsking, setAsking] = useState(false)

  async function confirm() {
    const outcome = await remove({ variables: { input: { postId } } })
    setAsking(false)
    if (!outcome.ok) return
    showSuccess(t('post.deleted', { title }))
    await navigate('/posts', { replace: true, state: leavingForGood })
  }

  return (
    <>
      <Button size={size} leftSection={icon} onClick={() => setAsking(true)}>
        {t('post.delete')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t('post.deleteTitle', { title })}
        confirmLabel={t('post.deleteAction')}
        cancelLabel={t('post.keep')}
      >
        {t('post.deleteText')}
      </ConfirmDialog>
    </>
  )
}
