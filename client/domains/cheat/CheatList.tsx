import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePaginationFragment } from 'react-relay'
import type { CheatList_game$key } from '../../__generated__/CheatList_game.graphql.ts'
import type { CheatListMoreQuery } from '../../__generated__/CheatListMoreQuery.graphql.ts'
import { LoadMoreFooter } from '../../components/states/LoadMoreFooter.tsx'
import { NewRows } from '../../components/live/NewRows.tsx'
import { useLiveRows } from '../../components/live/useLiveRows.ts'
import { CheatCard } from './CheatCard.tsx'
import styles from './Cheats.module.css'
import { useCheatDetected } from './useCheatDetected.ts'

const PAGE = 20
const noFilters = {}

type Props = { game: CheatList_game$key; isPaused: boolean; onResume: () => void; empty: ReactNode }

/** The cheats of a game, newest first. */
export function CheatList({ game: key, isPaused, onResume, empty }: Props) {
  const { t } = useTranslation()
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    CheatListMoreQuery,
    CheatList_game$key
  >(
    graphql`
      fragment CheatList_game on Game
      @refetchable(queryName: "CheatListMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        id
        databaseId
        cheats(first: $count, after: $cursor) @connection(key: "CheatList_cheats") {
          __id
          edges {
            node {
              id
              ...CheatCard_cheat
            }
          }
        }
      }
    `,
    key,
  )
  const { databaseId: gameId } = data
  const live = useLiveRows({ isPaused, filters: noFilters, refetch })
  useCheatDetected(data.id, { connectionId: data.cheats?.__id ?? null, ...live })

  const cheats = (data.cheats?.edges ?? []).map(({ node }) => node)
  if (cheats.length === 0 && live.heldCount === 0 && !live.hasGap) return empty
  return (
    <>
      <NewRows live={live} onResume={onResume} />
      <ul className={styles.list} aria-label={t('monitor.cheatinfo')}>
        {cheats.map((cheat) => (
          <CheatCard key={cheat.id} cheat={cheat} gameId={gameId} />
        ))}
      </ul>
      <LoadMoreFooter hasNext={hasNext} isLoading={isLoadingNext} loadNext={loadNext} count={PAGE} />
    </>
  )
}
