import {
  IconChevronRight,
  IconFileTypePdf,
  IconLink,
  IconMarkdown,
  type TablerIcon,
} from '@tabler/icons-react'
import { useMediaQuery } from '@mantine/hooks'
import { Suspense } from 'react'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router'
import type { WriteupList_game$key } from '../../../__generated__/WriteupList_game.graphql.ts'
import type { WriteupListMoreQuery } from '../../../__generated__/WriteupListMoreQuery.graphql.ts'
import type { WriteupListQuery } from '../../../__generated__/WriteupListQuery.graphql.ts'
import { RelativeTime } from '../../../components/time/RelativeTime.tsx'
import { TextSkeleton } from '../../../components/states/Skeletons.tsx'
import { LoadMoreFooter } from '../../../components/states/LoadMoreFooter.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { WriteupReader } from './WriteupReader.tsx'
import styles from './WriteupShelf.module.css'

const PAGE = 50
const ICONS = { Pdf: IconFileTypePdf, Text: IconMarkdown, Link: IconLink } satisfies Record<
  string,
  TablerIcon
>

type Props = {
  gameId: number
  /** Null for write-ups of the whole game. */
  challengeId: string | null
  title: string
  /** Grows when the viewer changes a write-up. */
  changes: number
}

/** The published write-ups of a challenge, or of the whole game. On wide screens one is open beside the list. */
export function WriteupList({ gameId, challengeId, title, changes }: Props) {
  const { t } = useTranslation()
  const { game } = useLazyLoadQuery<WriteupListQuery>(
    graphql`
      query WriteupListQuery($gameId: Int!, $challengeId: ID, $aboutGame: Boolean!) {
        game: gameByDatabaseId(databaseId: $gameId) {
          ...WriteupList_game @arguments(challengeId: $challengeId, aboutGame: $aboutGame)
        }
      }
    `,
    { gameId, challengeId, aboutGame: challengeId === null },
    { fetchPolicy: 'store-and-network', fetchKey: changes },
  )
  const [params, setParams] = useSearchParams()
  if (!game) return null
  const open = Number(params.get('writeup'))
  const show = (id: number | null) => {
    const next = new URLSearchParams(params)
    if (id === null) next.delete('writeup')
    else next.set('writeup', String(id))
    setParams(next)
  }
  return (
    <section className="h-panel" aria-label={t('sharedWriteups.of', { title })}>
      <div className="h-panel-head">
        <h2 className="h-trunc">{title}</h2>
      </div>
      <Rows game={game} open={open} onShow={show} />
    </section>
  )
}

type RowsProps = { game: WriteupList_game$key; open: number; onShow: (id: number | null) => void }

function Rows({ game: key, open, onShow }: RowsProps) {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(min-width: 1181px)', false, { getInitialValueInEffect: false })
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    WriteupListMoreQuery,
    WriteupList_game$key
  >(
    graphql`
      fragment WriteupList_game on Game
      @refetchable(queryName: "WriteupListMoreQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        challengeId: { type: "ID" }
        aboutGame: { type: "Boolean" }
      ) {
        sharedWriteups(first: $count, after: $cursor, challengeId: $challengeId, aboutGame: $aboutGame)
          @connection(key: "WriteupList_sharedWriteups") {
          edges {
            node {
              id
              databaseId
              kind
              teamName
              userName
              publishedAt
            }
          }
        }
      }
    `,
    key,
  )
  const writeups = data.sharedWriteups.edges.map(({ node }) => node)
  const opened = writeups.find(({ databaseId }) => databaseId === open)
  if (opened && !isWide) return <WriteupReader id={opened.id} onClose={() => onShow(null)} />
  if (writeups.length === 0) return <p className="h-panel-body h-dim">{t('sharedWriteups.empty')}</p>
  const read = isWide ? (opened ?? writeups[0]) : undefined
  const list = (
    <div>
      <ul className={styles.rows}>
        {writeups.map(({ id, databaseId, kind, teamName, userName, publishedAt }) => {
          const Icon = ICONS[kind]
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.row}
                aria-current={read?.id === id || undefined}
                onClick={() => onShow(databaseId)}
              >
                <Icon size={20} stroke={1.75} aria-hidden />
                <span className={styles.names}>
                  <b className="h-trunc">{userName ?? teamName}</b>
                  <span className="h-label h-trunc">
                    {userName ? `${teamName}, ` : null}
                    {t(`sharedWriteups.kind.${kind}`)}
                    {publishedAt ? (
                      <>
                        , <RelativeTime time={publishedAt} />
                      </>
                    ) : null}
                  </span>
                </span>
                <IconChevronRight size={16} stroke={1.75} aria-hidden />
              </button>
            </li>
          )
        })}
      </ul>
      <LoadMoreFooter hasNext={hasNext} isLoading={isLoadingNext} loadNext={loadNext} count={PAGE} />
    </div>
  )
  if (!read) return list
  return (
    <div className={styles.reading}>
      {list}
      <Suspense fallback={<TextSkeleton lines={5} />}>
        <WriteupReader key={read.id} id={read.id} onClose={null} />
      </Suspense>
    </div>
  )
}
