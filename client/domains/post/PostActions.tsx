import { Button } from '@mantine/core'
import { IconEdit, IconPin, IconPinnedOff } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { PostActions_post$key } from '../../__generated__/PostActions_post.graphql.ts'
import { showSuccess } from '../../components/toasts.ts'
import { DeletePostButton } from './DeletePostButton.tsx'
import { useUpdatePost } from './useUpdatePost.ts'

const ICON = { size: 16, stroke: 1.75 } as const

/** The author actions of a post. */
export function PostActions({ post: key }: { post: PostActions_post$key }) {
  const { t } = useTranslation()
  const { id, databaseId, title, isPinned } = useFragment(
    graphql`
      fragment PostActions_post on Post {
        id
        databaseId
        title
        isPinned
      }
    `,
    key,
  )
  const [update, running] = useUpdatePost()

  async function pin() {
    const outcome = await update({ variables: { input: { postId: id, isPinned: !isPinned } } })
    if (outcome.ok) showSuccess(t(isPinned ? 'post.unpinnedDone' : 'post.pinnedDone'))
  }

  return (
    <div className="h-row h-wrap">
      <Button
        component={Link}
        to={`/posts/${databaseId}/edit`}
        size="xs"
        leftSection={<IconEdit {...ICON} />}
      >
        {t('post.edit')}
      </Button>
      <Button
        size="xs"
        loading={running}
        leftSection={isPinned ? <IconPinnedOff {...ICON} /> : <IconPin {...ICON} />}
        onClick={() => void pin()}
      >
        {t(isPinned ? 'post.unpin' : 'post.pin')}
      </Button>
      <DeletePostButton postId={id} title={title} size="xs" />
    </div>
  )
}
