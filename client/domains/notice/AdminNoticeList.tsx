import { Button } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePaginationFragment } from 'react-relay'
import type { AdminNoticeListMoreQuery } from '../../__generated__/AdminNoticeListMoreQuery.graphql.ts'
import type { AdminNoticeList_game$key } from '../../__generated__/AdminNoticeList_game.graphql.ts'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { useDeletedIds } from '../../relay/delayed-deletions.ts'
import { NoticeComposer } from './NoticeComposer.tsx'
import { NoticeRow } from './NoticeRow.tsx'
import styles from './AdminNoticeList.module.css'

/** The notices of a game, newest first, after the form that publishes one. */
export function AdminNoticeList({ game: key }: { game: AdminNoticeList_game$key }) {
  const { t } = useTranslation()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    AdminNoticeListMoreQuery,
    AdminNoticeList_game$key
  >(
    graphql`
      fragment AdminNoticeList_game on Game
      @refetchable(queryName: "AdminNoticeListMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" }) {
        id
        state
        notices(first: $count, after: $cursor, types: [Normal])
          @connection(key: "AdminNoticeList_notices", filters: []) {
          __id
          edges {
            node {
              id
              ...NoticeRow_notice
            }
          }
        }
      }
    `,
    key,
  )
  const { __id: connectionId } = data.notices
  const deleted = useDeletedIds()
  const edges = data.notices.edges.filter(({ node }) => !deleted.has(node.id))
  return (
    <div className={styles.column}>
      <NoticeComposer gameId={data.id} connectionId={connectionId} isRunning={data.state === 'Running'} />
      <div className={styles.notices}>
        {edges.length === 0 ? (
          <div className="h-panel">
            <EmptyState title={t('adminNotices.none')}>{t('adminNotices.noneText')}</EmptyState>
          </div>
        ) : (
          <ul className={`h-panel ${styles.list}`} aria-label={t('navigation.notices')}>
            {edges.map(({ node }) => (
              <NoticeRow key={node.id} notice={node} gameId={data.id} connectionId={connectionId} />
            ))}
          </ul>
        )}
        {hasNext ? (
          <Button loading={isLoadingNext} onClick={() => loadNext(30)} style={{ justifySelf: 'center' }}>
            {t('adminNotices.more')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
