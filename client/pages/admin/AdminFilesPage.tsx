import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminFilesPageQuery } from '../../__generated__/AdminFilesPageQuery.graphql.ts'
import { FilterBar } from '../../components/controls/FilterBar.tsx'
import { SearchField } from '../../components/controls/SearchField.tsx'
import { FILE_SORTS, fileOrderInAddress } from '../../domains/asset/file-order.ts'
import { FileTable } from '../../domains/asset/FileTable.tsx'
import { AdminTitle } from '../../layouts/admin/AdminTitle.tsx'
import { SettingsTabs } from '../../layouts/admin/SettingsTabs.tsx'
import type { PageProps } from '../../relay/page-route.tsx'
import { useListAddress } from '../../relay/useListAddress.ts'
import { sortAddress, sortInAddress } from '../../table/column.ts'

/** Every stored file. */
export function AdminFilesPage({ queryRef }: PageProps<AdminFilesPageQuery>) {
  const { t } = useTranslation()
  const query = usePreloadedQuery<AdminFilesPageQuery>(
    graphql`
      query AdminFilesPageQuery($search: String, $orderBy: FileOrder) @preloadable {
        ...FileTable_query @arguments(search: $search, orderBy: $orderBy)
      }
    `,
    queryRef,
  )
  const { params, search, typed, type, set } = useListAddress()
  const loaded = queryRef.variables
  const filters = { search, orderBy: fileOrderInAddress(params) }
  return (
    <div className="h-page">
      <AdminTitle screen={t('settings.files')} isInSettings />
      <SettingsTabs />
      <div className="h-page-head">
        <h1>{t('files.heading')}</h1>
      </div>
      <FilterBar search={<SearchField label={t('files.search')} value={typed} onChange={type} />} />
      <FileTable
        query={query}
        filters={filters}
        loadedFilters={{ search: loaded.search ?? null, orderBy: loaded.orderBy ?? null }}
        sort={sortInAddress(params, FILE_SORTS)}
        onSort={(sort) => set('sort', sortAddress(sort))}
      />
    </div>
  )
}
