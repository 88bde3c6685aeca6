import { useMemo, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePaginationFragment } from 'react-relay'
import type { EventList_game$key } from '../../__generated__/EventList_game.graphql.ts'
import type { EventListMoreQuery } from '../../__generated__/EventListMoreQuery.graphql.ts'
import type { Category } from '../../../rules/categories.ts'
import { LoadMoreFooter } from '../../components/states/LoadMoreFooter.tsx'
import { LiveList, SentHeads } from '../../components/live/LiveRow.tsx'
import { NewRows } from '../../components/live/NewRows.tsx'
import { useLiveRows } from '../../components/live/useLiveRows.ts'
import { useFilters } from '../../relay/useFilters.ts'
import { eventVariables, type EventFilters } from './event-kinds.ts'
import { EventRow } from './EventRow.tsx'
import { withoutSentCheats } from './sent-cheats.ts'
import { useGameEventRecorded } from './useGameEventRecorded.ts'

const PAGE = 50

type Props = {
  game: EventList_game$key
  filters: EventFilters
  /** The values that the list was loaded with. */
  loadedFilters: ReturnType<typeof eventVariables>
  challenges: readonly { challengeId: string; category: Category }[]
  isPaused: boolean
  onResume: () => void
  onTeam: (teamId: string) => void
  empty: ReactNode
}

/** The events of a game, newest first. New rows are inserted unless the list is paused or scrolled down. */
export function EventList(props: Props) {
  const { filters, loadedFilters, challenges, isPaused, onResume, onTeam, empty } = props
  const { t } = useTranslation()
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    EventListMoreQuery,
    EventList_game$key
  >(
    graphql`
      fragment EventList_game on Game
      @refetchable(queryName: "EventListMoreQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        types: { type: "[GameEventType!]" }
        teamId: { type: "ID" }
        challengeId: { type: "ID" }
        search: { type: "String" }
      ) {
        id
        events(
          first: $count
          after: $cursor
          types: $types
          teamId: $teamId
          challengeId: $challengeId
          search: $search
        ) @connection(key: "EventList_events", filters: ["types", "teamId", "challengeId", "search"]) {
          __id
          edges {
            node {
              id
              type
              publishedAt
              challengeId
              userName
              team {
                id
              }
              ...EventRow_event
              ...EventRow_sent
            }
          }
        }
      }
    `,
    props.game,
  )
  const isPending = useFilters(refetch, eventVariables(filters), loadedFilters)
  const live = useLiveRows({ isPaused, filters: eventVariables(filters), refetch })
  useGameEventRecorded(data.id, { filters, connectionId: data.events?.__id ?? null, ...live })
  const categories = useMemo(
    () => new Map(challenges.map(({ challengeId, category }) => [challengeId, category])),
    [challenges],
  )

  const rows = (data.events?.edges ?? []).map(({ node }) => node)
  if (rows.length === 0 && !isPending && live.heldCount === 0 && !live.hasGap) return empty
  return (
    <>
      <NewRows live={live} onResume={onResume} />
      <LiveList
        label={t('monitor.events')}
        heads={{
          time: t('monitor.heads.time'),
          mark: t('monitor.heads.type'),
          who: t('monitor.heads.team'),
          text: <SentHeads challenge={t('monitor.challenge')} answer={t('cheats.flag')} />,
        }}
        isBusy={isPending}
      >
        {withoutSentCheats(rows).map(({ event, submission }) => (
          <EventRow
            key={event.id}
            event={event}
            submission={submission}
            categories={categories}
            onTeam={onTeam}
          />
        ))}
      </LiveList>
      <LoadMoreFooter
        hasNext={hasNext && !isPending}
        isLoading={isLoadingNext}
        loadNext={loadNext}
        count={PAGE}
      />
    </>
  )
}
