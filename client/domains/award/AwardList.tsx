import { Button, Table } from '@mantine/core'
import { graphql, usePaginationFragment } from 'react-relay'
import type { AwardList_game$key } from '../../__generated__/AwardList_game.graphql.ts'
import type { AwardListMoreQuery } from '../../__generated__/AwardListMoreQuery.graphql.ts'
import { TablePanel } from '../../components/panels/TablePanel.tsx'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useDeletedIds } from '../../relay/delayed-deletions.ts'
import { AwardForm } from './AwardForm.tsx'
import { AwardRow } from './AwardRow.tsx'

/** The awards of a game, newest first, below the form that gives one. */
export function AwardList({ game: key }: { game: AwardList_game$key }) {
  const { t } = useTranslation()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    AwardListMoreQuery,
    AwardList_game$key
  >(
    graphql`
      fragment AwardList_game on Game
      @refetchable(queryName: "AwardListMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        id
        finalizedAt
        awards(first: $count, after: $cursor) @connection(key: "AwardList_awards") {
          __id
          edges {
            node {
              id
              ...AwardRow_award
            }
          }
        }
      }
    `,
    key,
  )
  const deleted = useDeletedIds()
  if (!data.awards) return null
  const { __id: connectionId } = data.awards
  const edges = data.awards.edges.filter(({ node }) => !deleted.has(node.id))
  return (
    <div className="h-stack">
      <AwardForm gameId={data.id} connectionId={connectionId} />
      {edges.length === 0 ? (
        <div className="h-panel">
          <EmptyState title={t('adminAwards.none')}>{t('adminAwards.noneText')}</EmptyState>
        </div>
      ) : (
        <TablePanel
          label={t('adminGame.awards')}
          hasActions
          head={
            <>
              <Table.Th className="h-desk">{t('adminAwards.time')}</Table.Th>
              <Table.Th>{t('adminAwards.team')}</Table.Th>
              <Table.Th ta="end">{t('adminAwards.points')}</Table.Th>
              <Table.Th className="h-desk">{t('adminAwards.reason')}</Table.Th>
              <Table.Th className="h-desk">{t('adminAwards.by')}</Table.Th>
              <Table.Th aria-label={t('adminAwards.removeConfirm')} />
            </>
          }
        >
          {edges.map(({ node }) => (
            <AwardRow
              key={node.id}
              award={node}
              connectionId={connectionId}
              isFinal={Boolean(data.finalizedAt)}
            />
          ))}
        </TablePanel>
      )}
      {hasNext ? (
        <Button loading={isLoadingNext} onClick={() => loadNext(50)} style={{ justifySelf: 'center' }}>
          {t('adminAwards.more')}
        </Button>
      ) : null}
    </div>
  )
}
