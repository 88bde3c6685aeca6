import type { ReactNode } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { PostListMoreQuery } from '../../__generated__/PostListMoreQuery.graphql.ts'
import type { PostList_query$key } from '../../__generated__/PostList_query.graphql.ts'
import { LoadMoreFooter } from '../../components/states/LoadMoreFooter.tsx'
import { useDeletedIds } from '../../relay/delayed-deletions.ts'
import { PostItem } from './PostItem.tsx'
import styles from './PostList.module.css'

const PAGE = 15

/** Every post, pinned ones first. */
export function PostList({ query, empty }: { query: PostList_query$key; empty: ReactNode }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    PostListMoreQuery,
    PostList_query$key
  >(
    graphql`
      fragment PostList_query on Query
      @refetchable(queryName: "PostListMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 15 }, cursor: { type: "String" }) {
        posts(first: $count, after: $cursor) @connection(key: "PostList_posts") {
          edges {
            node {
              id
              ...PostItem_post
            }
          }
        }
      }
    `,
    query,
  )
  const deleted = useDeletedIds()
  const posts = data.posts.edges.filter(({ node }) => !deleted.has(node.id))
  if (posts.length === 0) return empty
  return (
    <>
      <ul className={styles.list}>
        {posts.map(({ node }) => (
          <li key={node.id}>
            <PostItem post={node} level={2} />
          </li>
        ))}
      </ul>
      <LoadMoreFooter hasNext={hasNext} isLoading={isLoadingNext} loadNext={loadNext} count={PAGE} />
    </>
  )
}
