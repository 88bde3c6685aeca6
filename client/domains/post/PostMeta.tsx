import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { PostMeta_post$key } from '../../__generated__/PostMeta_post.graphql.ts'
import { UserAvatar } from '../../components/Avatar.tsx'
import { Chip } from '../../components/Chip.tsx'
import { ExactTime } from '../../components/time/ExactTime.tsx'
import { TimeAgo } from '../../components/time/TimeAgo.tsx'
import styles from './PostMeta.module.css'

/** The author, date and tags of a post. */
export function PostMeta({ post: key }: { post: PostMeta_post$key }) {
  const { t } = useTranslation()
  const { authorName, authorAvatarUrl, updatedAt, tags } = useFragment(
    graphql`
      fragment PostMeta_post on Post {
        authorName
        authorAvatarUrl
        updatedAt
        tags
      }
    `,
    key,
  )
  const author = authorName ?? t('post.unknownAuthor')
  return (
    <div className={styles.meta}>
      <UserAvatar name={author} url={authorAvatarUrl ?? null} size={16} />
      <span>{author}</span>
      <span className={styles.time}>
        <ExactTime time={Date.parse(updatedAt)}>
          <TimeAgo time={Date.parse(updatedAt)} />
        </ExactTime>
      </span>
      {tags.map((tag) => (
        <Chip key={tag}>{tag}</Chip>
      ))}
    </div>
  )
}
