import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import type { AdminUsersPageQuery } from '../../__generated__/AdminUsersPageQuery.graphql.ts'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { FilterBar } from '../../components/controls/FilterBar.tsx'
import { SearchField } from '../../components/controls/SearchField.tsx'
import { Segmented } from '../../components/controls/Segmented.tsx'
import { ImportUsersDialog } from '../../domains/user/import/ImportUsersDialog.tsx'
import { roleInAddress, ROLES } from '../../domains/user/role-marks.ts'
import { USER_SORTS, userOrderInAddress } from '../../domains/user/user-order.ts'
import { UserTable } from '../../domains/user/UserTable.tsx'
import { AdminTitle } from '../../layouts/admin/AdminTitle.tsx'
import type { PageProps } from '../../relay/page-route.tsx'
import { useListAddress } from '../../relay/useListAddress.ts'
import { sortAddress, sortInAddress } from '../../table/column.ts'

export function AdminUsersPage({ queryRef }: PageProps<AdminUsersPageQuery>) {
  const { t } = useTranslation()
  const query = usePreloadedQuery<AdminUsersPageQuery>(
    graphql`
      query AdminUsersPageQuery($search: String, $role: Role, $orderBy: UserOrder) @preloadable {
        ...UserTable_query @arguments(search: $search, role: $role, orderBy: $orderBy)
      }
    `,
    queryRef,
  )
  const { revalidate } = useRevalidator()
  const [isImporting, setImporting] = useState(false)
  const { params, search, typed, type, set } = useListAddress()
  const role = roleInAddress(params)
  const loaded = queryRef.variables
  return (
    <div className="h-page">
      <AdminTitle screen={t('navigation.adminUsers')} />
      <div className="h-page-head" data-inline>
        <h1>{t('navigation.adminUsers')}</h1>
        <Button
          variant="filled"
          leftSection={<IconUserPlus size={16} stroke={1.75} />}
          onClick={() => setImporting(true)}
        >
          {t('userImport.title')}
        </Button>
      </div>
      <FilterBar
        count={role ? 1 : 0}
        search={<SearchField label={t('users.search')} value={typed} onChange={type} />}
      >
        <Segmented
          label={t('users.role')}
          value={role ?? 'all'}
          onChange={(next) => set('role', next === 'all' ? null : next)}
          options={[
            { value: 'all', label: t('users.all') },
            ...ROLES.map((value) => ({ value, label: t(`users.roles.${value}`) })),
          ]}
        />
      </FilterBar>
      <UserTable
        query={query}
        filters={{ search, role, orderBy: userOrderInAddress(params) }}
        loadedFilters={{
          search: loaded.search ?? null,
          role: loaded.role ?? null,
          orderBy: loaded.orderBy ?? null,
        }}
        sort={sortInAddress(params, USER_SORTS)}
        onSort={(sort) => set('sort', sortAddress(sort))}
        empty={
          <div className="h-panel">
            <EmptyState
              title={search ? t('users.noMatch', { text: search }) : t('users.noneInRole')}
              action={
                <Button onClick={() => (search ? type('') : set('role', null))}>
                  {t(search ? 'users.clearSearch' : 'users.showAll')}
                </Button>
              }
            >
              {t(search ? 'users.noMatchText' : 'users.noneInRoleText')}
            </EmptyState>
          </div>
        }
      />
      <ImportUsersDialog
        opened={isImporting}
        onClose={() => setImporting(false)}
        onAdded={() => void revalidate()}
      />
    </div>
  )
}
