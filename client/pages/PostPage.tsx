import { Suspense } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { PostPageQuery } from '../__generated__/PostPageQuery.graphql.ts'
import { PageTitle } from '../components/PageTitle.tsx'
import { PostActions } from '../domains/post/PostActions.tsx'
import { PostArticle } from '../domains/post/PostArticle.tsx'
import type { PageProps } from '../relay/page-route.tsx'
import { hasRole, useViewer } from '../session/viewer.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import styles from './PostPage.module.css'

export function PostPage({ queryRef }: PageProps<PostPageQuery>) {
  const { t } = useTranslation()
  const isAuthor = hasRole(useViewer(), 'Admin')
  const { post } = usePreloadedQuery<PostPageQuery>(
    graphql`
      query PostPageQuery($postId: String!) @preloadable {
        post: postByDatabaseId(databaseId: $postId) {
          title
          ...PostArticle_post
          ...PostActions_post
        }
      }
    `,
    queryRef,
  )
  if (!post) return <NotFoundPage />
  return (
    <div className={`h-page ${styles.page}`}>
      <PageTitle screen={post.title} breadcrumbs={[{ label: t('post.heading'), to: '/posts' }]} />
      {/* On phones the actions follow the text, which would move them when it arrives. */}
      <Suspense fallback={<PostArticle post={post} isWaiting />}>
        <PostArticle post={post} />
        {isAuthor ? (
          <aside className={styles.actions} aria-label={t('post.actions')}>
            <PostActions post={post} />
          </aside>
        ) : null}
      </Suspense>
    </div>
  )
}
