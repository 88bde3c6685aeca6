import { graphql, usePreloadedQuery } from 'react-relay'
import type { MonitorWriteupsPageQuery } from '../../__generated__/MonitorWriteupsPageQuery.graphql.ts'
import { FilterBar } from '../../components/controls/FilterBar.tsx'
import { SearchField } from '../../components/controls/SearchField.tsx'
import { WriteupReviewFilter } from '../../domains/writeup/shared/WriteupReviewFilter.tsx'
import { WriteupReviewList } from '../../domains/writeup/shared/WriteupReviewList.tsx'
import { writeupStateInAddress } from '../../domains/writeup/shared/writeup-states.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { MonitorHead } from '../../layouts/game/MonitorHead.tsx'
import type { PageProps } from '../../relay/page-route.tsx'
import { useListAddress } from '../../relay/useListAddress.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'

/** The write-ups that players share, for organizers to publish or refuse. */
export function MonitorWriteupsPage({ queryRef }: PageProps<MonitorWriteupsPageQuery>) {
  const { t } = useTranslation()
  const { game } = usePreloadedQuery<MonitorWriteupsPageQuery>(
    graphql`
      query MonitorWriteupsPageQuery($gameId: Int!, $state: WriteupState, $search: String) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          ...MonitorHead_game
          ...WriteupReviewFilter_game
          ...WriteupReviewList_game @arguments(state: $state, search: $search)
        }
      }
    `,
    queryRef,
  )
  const { params, search, typed, type, set } = useListAddress()
  const state = writeupStateInAddress(params)
  const loaded = queryRef.variables
  if (!game) return <NotFoundPage />
  return (
    <>
      <MonitorHead
        game={game}
        screen={t('monitor.writeups')}
        filters={
          <FilterBar
            search={<SearchField label={t('sharedWriteups.search')} value={typed} onChange={type} />}
            states={
              <WriteupReviewFilter
                game={game}
                state={state}
                onState={(next) => set('state', next === 'Waiting' ? null : next)}
              />
            }
          />
        }
      />
      <WriteupReviewList
        game={game}
        filters={{ state, search }}
        loadedFilters={{ state: loaded.state ?? null, search: loaded.search ?? null }}
        onClearSearch={() => type('')}
      />
    </>
  )
}
