import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import type { PostsPageQuery } from '../__generated__/PostsPageQuery.graphql.ts'
import { EmptyState } from '../components/states/EmptyState.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { PostList } from '../domains/post/PostList.tsx'
import type { PageProps } from '../relay/page-route.tsx'
import { hasRole, useViewer } from '../session/viewer.ts'

export function PostsPage({ queryRef }: PageProps<PostsPageQuery>) {
  const { t } = useTranslation()
  const isAuthor = hasRole(useViewer(), 'Admin')
  const query = usePreloadedQuery<PostsPageQuery>(
    graphql`
      query PostsPageQuery @preloadable {
        ...PostList_query
      }
    `,
    queryRef,
  )
  const write = (
    <Button
      component={Link}
      to="/posts/new/edit"
      variant="filled"
      leftSection={<IconPencil size={16} stroke={1.75} />}
    >
      {t('post.write')}
    </Button>
  )
  return (
    <div className="h-page" style={{ maxWidth: 848 }}>
      <PageTitle screen={t('post.heading')} />
      <header className="h-page-head">
        <h1>{t('post.heading')}</h1>
        {isAuthor ? write : null}
      </header>
      <PostList
        query={query}
        empty={
          <div className="h-panel">
            <EmptyState
              flag="P"
              title={t('post.noneTitle')}
              action={
                isAuthor ? (
                  write
                ) : (
                  <Button component={Link} to="/games">
                    {t('home.browse')}
                  </Button>
                )
              }
            >
              {t(isAuthor ? 'post.noneAuthorText' : 'post.noneText')}
            </EmptyState>
          </div>
        }
      />
    </div>
  )
}
