import { Button, Select } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import type { AdminInstancesPageQuery } from '../../__generated__/AdminInstancesPageQuery.graphql.ts'
import { FilterBar } from '../../components/controls/FilterBar.tsx'
import { SearchField } from '../../components/controls/SearchField.tsx'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { Note } from '../../components/Note.tsx'
import { SettingNames } from '../../components/SettingNames.tsx'
import { INSTANCE_STATUSES, instanceStatusInAddress } from '../../domains/instance/table/instance-filters.ts'
import { INSTANCE_SORTS, instanceOrderInAddress } from '../../domains/instance/table/instance-order.ts'
import { InstanceRoom } from '../../domains/instance/table/InstanceRoom.tsx'
import { InstanceTable } from '../../domains/instance/table/InstanceTable.tsx'
import { useInstancesMeasured } from '../../domains/instance/table/useInstancesMeasured.ts'
import { AdminTitle } from '../../layouts/admin/AdminTitle.tsx'
import type { PageProps } from '../../relay/page-route.tsx'
import { useListAddress } from '../../relay/useListAddress.ts'
import { sortAddress, sortInAddress } from '../../table/column.ts'

/** The value of the filter that stands for every status. */
const ALL = 'all'

export function AdminInstancesPage({ queryRef }: PageProps<AdminInstancesPageQuery>) {
  const { t } = useTranslation()
  const query = usePreloadedQuery<AdminInstancesPageQuery>(
    graphql`
      query AdminInstancesPageQuery($search: String, $status: InstanceStatus, $orderBy: InstanceOrder)
      @preloadable {
        settings {
          containerBackend
          containerStorageLimited
          instanceRoom {
            ...InstanceRoom_room
          }
        }
        ...InstanceTable_query @arguments(search: $search, status: $status, orderBy: $orderBy)
      }
    `,
    queryRef,
  )
  const { usages, room } = useInstancesMeasured()
  const { params, search, typed, type, set } = useListAddress()
  const status = instanceStatusInAddress(params)
  const loaded = queryRef.variables
  const isOff = query.settings?.containerBackend === 'none'
  return (
    <div className="h-page">
      <AdminTitle screen={t('navigation.adminInstances')} />
      <div className="h-page-head">
        <div className="h-grow">
          <h1>{t('navigation.adminInstances')}</h1>
          {query.settings && !isOff ? <InstanceRoom room={room ?? query.settings.instanceRoom} /> : null}
        </div>
      </div>
      <FilterBar
        count={status ? 1 : 0}
        search={<SearchField label={t('instances.search')} value={typed} onChange={type} />}
      >
        <Select
          w={160}
          aria-label={t('instances.filter')}
          data={[
            { value: ALL, label: t('instances.all') },
            ...INSTANCE_STATUSES.map((value) => ({ value, label: t(`instances.status.${value}`) })),
          ]}
          value={status ?? ALL}
          onChange={(next) => set('status', next === ALL ? null : next)}
          allowDeselect={false}
          rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        />
      </FilterBar>
      {query.settings?.containerStorageLimited === false && (
        <Note tone="warn">{t('instances.storageUnlimited')}</Note>
      )}
      <InstanceTable
        query={query}
        filters={{ search, status, orderBy: instanceOrderInAddress(params) }}
        loadedFilters={{
          search: loaded.search ?? null,
          status: loaded.status ?? null,
          orderBy: loaded.orderBy ?? null,
        }}
        sort={sortInAddress(params, INSTANCE_SORTS)}
        onSort={(sort) => set('sort', sortAddress(sort))}
        usages={usages}
        empty={
          <div className="h-panel">
            {search || status ? (
              <EmptyState
                title={search ? t('instances.noMatch', { text: search }) : t('instances.noneInStatus')}
                action={
                  <Button onClick={() => (search ? type('') : set('status', null))}>
                    {t(search ? 'instances.clearSearch' : 'instances.showAll')}
                  </Button>
                }
              >
                {t(search ? 'instances.noMatchText' : 'instances.noneInStatusText')}
              </EmptyState>
            ) : (
              <EmptyState
                title={t(isOff ? 'instances.offTitle' : 'instances.none')}
                action={
                  <Button component={Link} to="/admin/games">
                    {t('instances.toGames')}
                  </Button>
                }
              >
                {isOff ? <SettingNames text={t('instances.offText')} /> : t('instances.noneText')}
              </EmptyState>
            )}
          </div>
        }
      />
    </div>
  )
}
