import { IconPin } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { PostArticle_post$key } from '../../__generated__/PostArticle_post.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { HeldMarkdown } from '../../components/markdown/Markdown.tsx'
import { TextSkeleton } from '../../components/states/Skeletons.tsx'
import { PostMeta } from './PostMeta.tsx'
import styles from './PostArticle.module.css'

type Props = {
  post: PostArticle_post$key
  /** Shows the post before its texts can be rendered. Without it, the article suspends until then. */
  isWaiting?: boolean
}

/** A post to read. */
export function PostArticle({ post: key, isWaiting = false }: Props) {
  const { t } = useTranslation()
  const post = useFragment(
    graphql`
      fragment PostArticle_post on Post {
        title
        summary
        content
        isPinned
        ...PostMeta_post
      }
    `,
    key,
  )
  return (
    <article className={styles.article}>
      {post.isPinned ? (
        <Chip>
          <IconPin size={16} stroke={1.75} aria-hidden />
          {t('post.pinned')}
        </Chip>
      ) : null}
      <h1 className={styles.title}>{post.title}</h1>
      <PostMeta post={post} />
      {post.summary.trim() ? (
        <p className={`h-lede ${styles.summary}`}>
          {isWaiting ? post.summary : <HeldMarkdown source={post.summary} inline size="inherit" />}
        </p>
      ) : null}
      <div className={styles.content}>
        {!post.content.trim() ? (
          <p className="h-dim">{t('post.noContent')}</p>
        ) : isWaiting ? (
          <TextSkeleton lines={3} />
        ) : (
          <HeldMarkdown source={post.content} />
        )}
      </div>
    </article>
  )
}
