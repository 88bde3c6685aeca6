import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useState, useTransition } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePaginationFragment } from 'react-relay'
import type { NoticesPanel_game$key } from '../../__generated__/NoticesPanel_game.graphql.ts'
import type { NoticesPanelPageQuery } from '../../__generated__/NoticesPanelPageQuery.graphql.ts'
import { Segmented } from '../../components/controls/Segmented.tsx'
import { onReconnected } from '../../relay/transport/connection-state.ts'
import { NOTICE_FILTERS, type NoticeFilter } from './notice-filters.ts'
import { NoticeLine } from './NoticeLine.tsx'
import styles from './NoticesPanel.module.css'

type Props = { game: NoticesPanel_game$key }

const PAGE = 20

/** The live notices of a game, newest first. */
export function NoticesPanel({ game }: Props) {
  const { t } = useTranslation()
  const [filter, setFilter] = useState<NoticeFilter>('all')
  const [isPending, startTransition] = useTransition()
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    NoticesPanelPageQuery,
    NoticesPanel_game$key
  >(
    graphql`
      fragment NoticesPanel_game on Game
      @refetchable(queryName: "NoticesPanelPageQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 10 }
        cursor: { type: "String" }
        types: { type: "[NoticeType!]" }
      ) {
        notices(first: $count, after: $cursor, types: $types)
          @connection(key: "NoticesPanel_notices", filters: ["types"]) {
          edges {
            node {
              id
              ...NoticeLine_notice
            }
          }
        }
      }
    `,
    game,
  )
  const notices = data.notices.edges.flatMap((edge) => (edge ? [edge.node] : []))

  function load(next: NoticeFilter) {
    startTransition(() => {
      refetch({ types: NOTICE_FILTERS[next] }, { fetchPolicy: 'store-and-network' })
    })
  }
  const refresh = useEffectEvent(() => load(filter))
  useEffect(() => onReconnected(() => refresh()), [])

  function show(next: NoticeFilter) {
    setFilter(next)
    load(next)
  }

  return (
    <section className="h-panel" aria-label={t('play.notices')}>
      <div className={`h-panel-head ${styles.head}`}>
        <h3>{t('play.notices')}</h3>
        <Segmented
          compact
          label={t('play.noticesShown')}
          value={filter}
          onChange={show}
          options={[
            { value: 'all', label: t('play.noticesAll') },
            { value: 'blood', label: t('play.noticesBlood') },
            { value: 'hints', label: t('play.noticesHints') },
          ]}
        />
      </div>
      {notices.length === 0 ? (
        <p className={styles.empty}>{t(`play.noticesEmpty.${filter}`)}</p>
      ) : (
        // Focusable, so that the keyboard can scroll the list.
        <div className={styles.scroll} role="group" aria-label={t('play.notices')} tabIndex={0}>
          <ul className={styles.list} aria-live="polite" aria-busy={isPending}>
            {notices.map((notice) => (
              <NoticeLine key={notice.id} notice={notice} />
            ))}
          </ul>
          {hasNext ? (
            <div className={styles.more}>
              <Button
                variant="subtle"
                size="xs"
                fullWidth
                loading={isLoadingNext}
                onClick={() => loadNext(PAGE)}
              >
                {t('play.noticesOlder')}
              </Button>
            </div>
          ) : null}
        </div>
      )}
    </section>
  )
}
