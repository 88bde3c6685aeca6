import type { ButtonProps } from '@mantine/core'
import { DeleteButton } from '../../components/controls/DeleteButton.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useNavigate } from 'react-router'
import { skipUnsavedGuard } from '../../forms/UnsavedGuard.tsx'
import { deleteLater } from '../../relay/delayed-deletions.ts'
import { useDeletePost } from './useDeletePost.ts'

type Props = { postId: string; title: string } & Pick<ButtonProps, 'size'>

/** Deletes a post, which can be undone for a while, and opens the list of posts. */
export function DeletePostButton({ postId, title, size }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [deletePost] = useDeletePost()

  function remove() {
    deleteLater({
      ids: [postId],
      title: t('post.deleted', { title }),
      undoLabel: t('action.undo'),
      deleteOne: () => deletePost({ variables: { input: { postId } } }),
    })
    void navigate('/posts', { replace: true, state: skipUnsavedGuard })
  }

  return <DeleteButton size={size} onClick={remove} />
}
