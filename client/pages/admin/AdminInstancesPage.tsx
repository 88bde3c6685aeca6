import { Button } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import type { AdminInstancesPageQuery } from '../../__generated__/AdminInstancesPageQuery.graphql.ts'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { Note } from '../../components/Note.tsx'
import { InstanceRoom } from '../../domains/instance/table/InstanceRoom.tsx'
import { InstanceTable } from '../../domains/instance/table/InstanceTable.tsx'
import { useInstancesMeasured } from '../../domains/instance/table/useInstancesMeasured.ts'
import { AdminTitle } from '../../layouts/admin/AdminTitle.tsx'
import type { PageProps } from '../../relay/page-route.tsx'

export function AdminInstancesPage({ queryRef }: PageProps<AdminInstancesPageQuery>) {
  const { t } = useTranslation()
  const query = usePreloadedQuery<AdminInstancesPageQuery>(
    graphql`
      query AdminInstancesPageQuery @preloadable {
        settings {
          containerBackend
          containerStorageLimited
          instanceRoom {
            ...InstanceRoom_room
          }
        }
        ...InstanceTable_query
      }
    `,
    queryRef,
  )
  const { usages, room } = useInstancesMeasured()
  const isOff = query.settings?.containerBackend === 'none'
  return (
    <div className="h-page" data-wide>
      <AdminTitle screen={t('navigation.adminInstances')} />
      <div className="h-page-head">
        <div className="h-grow">
          <h1>{t('navigation.adminInstances')}</h1>
          {query.settings && !isOff ? <InstanceRoom room={room ?? query.settings.instanceRoom} /> : null}
        </div>
      </div>
      {query.settings?.containerStorageLimited === false && (
        <Note tone="warn">{t('instances.storageUnlimited')}</Note>
      )}
      <InstanceTable
        query={query}
        usages={usages}
        empty={
          <div className="h-panel">
            <EmptyState
              title={t(isOff ? 'instances.offTitle' : 'instances.none')}
              action={
                <Button component={Link} to="/admin/games">
                  {t('instances.toGames')}
                </Button>
              }
            >
              {t(isOff ? 'instances.offText' : 'instances.noneText')}
            </EmptyState>
          </div>
        }
      />
    </div>
  )
}
