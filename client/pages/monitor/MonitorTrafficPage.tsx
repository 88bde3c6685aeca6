import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import type { MonitorTrafficPageQuery } from '../../__generated__/MonitorTrafficPageQuery.graphql.ts'
import { CaptureBrowser } from '../../domains/capture/CaptureBrowser.tsx'
import { MonitorHead } from '../../layouts/game/MonitorHead.tsx'
import type { PageProps } from '../../relay/page-route.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'

export function MonitorTrafficPage({ queryRef }: PageProps<MonitorTrafficPageQuery>) {
  const { t } = useTranslation()
  const { revalidate, state } = useRevalidator()
  const { game } = usePreloadedQuery<MonitorTrafficPageQuery>(
    graphql`
      query MonitorTrafficPageQuery($gameId: Int!) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          ...MonitorHead_game
          ...CaptureBrowser_game
        }
      }
    `,
    queryRef,
  )
  const [refreshKey, setRefreshKey] = useState(0)
  function refresh() {
    setRefreshKey((count) => count + 1)
    void revalidate()
  }
  if (!game) return <NotFoundPage />
  return (
    <>
      <MonitorHead
        game={game}
        screen={t('monitor.traffic')}
        actions={
          <Button
            loading={state === 'loading'}
            leftSection={<IconRefresh size={16} stroke={1.75} />}
            onClick={refresh}
          >
            {t('captures.refresh')}
          </Button>
        }
      />
      <CaptureBrowser game={game} refreshKey={refreshKey} onChange={refresh} />
    </>
  )
}
