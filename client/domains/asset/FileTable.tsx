import { Table } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import type { FileTableMoreQuery } from '../../__generated__/FileTableMoreQuery.graphql.ts'
import type { FileTable_query$key } from '../../__generated__/FileTable_query.graphql.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LoadMoreFooter } from '../../components/LoadMoreFooter.tsx'
import { TablePanel } from '../../components/TablePanel.tsx'
import { useFilters } from '../../relay/useFilters.ts'
import { FileRow } from './FileRow.tsx'
import { useDeleteFile } from './useDeleteFile.ts'

const PAGE = 20

type Props = {
  query: FileTable_query$key
  search: string | null
  /** The value that the query was loaded with. */
  loadedSearch: string | null
}

/** Every stored file, by name. */
export function FileTable({ query, search, loadedSearch }: Props) {
  const { t } = useTranslation()
  const [target, setTarget] = useState<{ hash: string; name: string } | null>(null)
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    FileTableMoreQuery,
    FileTable_query$key
  >(
    graphql`
      fragment FileTable_query on Query
      @refetchable(queryName: "FileTableMoreQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
      ) {
        files(first: $count, after: $cursor, search: $search)
          @connection(key: "FileTable_files", filters: ["search"]) {
          totalCount
          edges {
            cursor
            node {
              ...FileRow_file
            }
          }
        }
      }
    `,
    query,
  )
  const isPending = useFilters(refetch, { search }, { search: loadedSearch })
  const deleteFile = useDeleteFile()
  const files = data.files?.edges ?? []

  async function remove() {
    if (target && (await deleteFile(target))) {
      refetch({ search, count: Math.max(PAGE, files.length) }, { fetchPolicy: 'network-only' })
    }
    setTarget(null)
  }

  if (files.length === 0 && !isPending) {
    return (
      <div className="h-panel">
        <EmptyState title={search ? t('files.noMatch', { text: search }) : t('files.none')}>
          {t(search ? 'files.noMatchText' : 'files.noneText')}
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <TablePanel
        label={t('files.heading')}
        isBusy={isPending}
        head={
          <>
            <Table.Th>{t('files.name')}</Table.Th>
            <Table.Th className="h-desk">{t('files.hash')}</Table.Th>
            <Table.Th className="h-desk">{t('files.uploaded')}</Table.Th>
            <Table.Th style={{ textAlign: 'right' }}>{t('files.size')}</Table.Th>
            <Table.Th>
              <span className="h-sr">{t('files.actions')}</span>
            </Table.Th>
          </>
        }
      >
        {files.map(({ cursor, node }) => (
          <FileRow key={cursor} file={node} onDelete={setTarget} />
        ))}
      </TablePanel>
      <LoadMoreFooter
        hasNext={hasNext && !isPending}
        isLoading={isLoadingNext}
        loadNext={loadNext}
        count={PAGE}
      />
      <ConfirmDialog
        opened={target !== null}
        onClose={() => setTarget(null)}
        onConfirm={remove}
        title={t('files.deleteTitle', { name: target?.name ?? '' })}
        confirmLabel={t('files.delete')}
      >
        {t('files.deleteText')}
      </ConfirmDialog>
    </>
  )
}
