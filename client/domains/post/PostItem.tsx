import { IconPin } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { PostItem_post$key } from '../../__generated__/PostItem_post.graphql.ts'
import { Markdown } from '../../components/markdown/Markdown.tsx'
import { PostMeta } from './PostMeta.tsx'
import styles from './PostItem.module.css'

type Props = {
  post: PostItem_post$key
  /** The level of the heading. */
  level: 2 | 3
}

/** A post in a list. Pinned posts are in a panel; the whole item is a link. */
export function PostItem({ post: key, level }: Props) {
  const { t } = useTranslation()
  const post = useFragment(
    graphql`
      fragment PostItem_post on Post {
        databaseId
        title
        summary
        isPinned
        ...PostMeta_post
      }
    `,
    key,
  )
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.post} data-pinned={post.isPinned || undefined}>
      {post.isPinned ? (
        <p className={styles.pin}>
          <IconPin size={16} stroke={1.75} aria-hidden />
          {t('post.pinned')}
        </p>
      ) : null}
      <Heading className={styles.title}>
        <Link to={`/posts/${post.databaseId}`}>{post.title}</Link>
      </Heading>
      {post.summary.trim() ? (
        <p className={styles.summary}>
          <Markdown source={post.summary} inline size="inherit" />
        </p>
      ) : null}
      <div className={styles.meta}>
        <PostMeta post={post} />
      </div>
      <i className={`h-phone ${styles.open}`} aria-hidden />
    </article>
  )
}
