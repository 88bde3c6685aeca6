import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePaginationFragment } from 'react-relay'
import type { FileTableMoreQuery } from '../../__generated__/FileTableMoreQuery.graphql.ts'
import type { FileTable_query$key } from '../../__generated__/FileTable_query.graphql.ts'
import { DeleteButton } from '../../components/controls/DeleteButton.tsx'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { LoadMoreFooter } from '../../components/states/LoadMoreFooter.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { useFilters } from '../../relay/useFilters.ts'
import { BulkReport, type RefusedRow } from '../../table/BulkReport.tsx'
import type { Sort } from '../../table/column.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { useSelection } from '../../table/useSelection.ts'
import { DeleteFilesDialog } from './DeleteFilesDialog.tsx'
import { fileColumns, type ListedFile } from './file-columns.tsx'
import { useDeleteFiles } from './useDeleteFiles.ts'

const PAGE = 50

type Props = {
  query: FileTable_query$key
  filters: { search: string | null }
  /** The values that the query was loaded with. */
  loadedFilters: object
  sort: Sort | null
  onSort: (sort: Sort | null) => void
}

/** Every stored file. */
export function FileTable({ query, filters, loadedFilters, sort, onSort }: Props) {
  const { t, i18n } = useTranslation()
  const { search } = filters
  const [targets, setTargets] = useState<readonly ListedFile[]>([])
  const [isAsking, setAsking] = useState(false)
  const [refused, setRefused] = useState<readonly RefusedRow[]>([])
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    FileTableMoreQuery,
    FileTable_query$key
  >(
    graphql`
      fragment FileTable_query on Query
      @refetchable(queryName: "FileTableMoreQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        search: { type: "String" }
        orderBy: { type: "FileOrder" }
      ) {
        files(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
          @connection(key: "FileTable_files", filters: ["search", "orderBy"]) {
          totalCount
          edges {
            node {
              hash
              name
              size
              uploadedAt
              url
              uses {
                count
                ...FileUses_uses
              }
            }
          }
        }
      }
    `,
    query,
  )
  const isPending = useFilters(refetch, filters, loadedFilters)
  const [deleteFiles] = useDeleteFiles()
  const files = (data.files?.edges ?? []).map(({ node }) => node)
  const selection = useSelection(files.map(({ hash }) => hash))

  function ask(chosen: readonly ListedFile[]) {
    setTargets(chosen)
    setAsking(true)
  }
  async function remove() {
    const outcome = await deleteFiles({ variables: { input: { hashes: targets.map(({ hash }) => hash) } } })
    setAsking(false)
    if (!outcome.ok) return
    const { deletedHashes, refused: left } = outcome.payload
    if (deletedHashes?.length) showSuccess(t('files.deletedMany', { count: deletedHashes.length }))
    setRefused(
      (left ?? []).map(({ itemId, message }) => ({
        name: files.find(({ hash }) => hash === itemId)?.name ?? itemId,
        message,
      })),
    )
    refetch({ ...filters, count: Math.max(PAGE, files.length) }, { fetchPolicy: 'network-only' })
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
      <DataTable
        name="files"
        label={t('files.heading')}
        columns={fileColumns(t, i18n.language, (file) => ask([file]))}
        rows={files}
        rowId={({ hash }) => hash}
        rowName={({ name }) => name}
        summary={t('files.count', { count: data.files?.totalCount ?? 0 })}
        isBusy={isPending}
        sort={sort}
        onSort={onSort}
        selection={selection}
        bulkActions={
          <DeleteButton size="xs" onClick={() => ask(files.filter(({ hash }) => selection.has(hash)))} />
        }
      />
      <LoadMoreFooter
        hasNext={hasNext && !isPending}
        isLoading={isLoadingNext}
        loadNext={loadNext}
        count={PAGE}
      />
      <DeleteFilesDialog
        files={targets}
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
      />
      <BulkReport refused={refused} onClose={() => setRefused([])} />
    </>
  )
}
