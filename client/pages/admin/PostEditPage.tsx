import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { PostEditPageQuery } from '../../__generated__/PostEditPageQuery.graphql.ts'
import { PageTitle } from '../../components/PageTitle.tsx'
import { DeletePostButton } from '../../domains/post/DeletePostButton.tsx'
import { PostForm } from '../../domains/post/PostForm.tsx'
import type { PageProps } from '../../relay/page-route.tsx'
import { RequireRole } from '../../session/RequireRole.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'

/** The id that starts a new post. */
const NEW = 'new'

export function PostEditPage(props: PageProps<PostEditPageQuery>) {
  return (
    <RequireRole role="Admin">
      <Editor {...props} />
    </RequireRole>
  )
}

function Editor({ queryRef }: PageProps<PostEditPageQuery>) {
  const { t } = useTranslation()
  const { post } = usePreloadedQuery<PostEditPageQuery>(
    graphql`
      query PostEditPageQuery($postId: String!) @preloadable {
        post: postByDatabaseId(databaseId: $postId) {
          id
          databaseId
          title
          ...PostForm_post
        }
      }
    `,
    queryRef,
  )
  if (!post && queryRef.variables.postId.toLowerCase() !== NEW) return <NotFoundPage />
  const screen = t(post ? 'post.editTitle' : 'post.newTitle')
  return (
    <div className="h-page">
      <PageTitle
        screen={screen}
        breadcrumbs={[
          { label: t('post.heading'), to: '/posts' },
          ...(post ? [{ label: post.title, to: `/posts/${post.databaseId}` }] : []),
        ]}
      />
      <header className="h-page-head" data-inline>
        <h1>{screen}</h1>
      </header>
      <PostForm key={post?.databaseId ?? NEW} post={post ?? null} />
      {post ? (
        <div style={{ marginTop: 32 }}>
          <DeletePostButton postId={post.id} title={post.title} />
        </div>
      ) : null}
    </div>
  )
}
