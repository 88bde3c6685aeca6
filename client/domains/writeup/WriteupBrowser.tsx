import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, usePaginationFragment } from 'react-relay'
import { Link, useSearchParams } from 'react-router'
import type { WriteupBrowserMoreQuery } from '../../__generated__/WriteupBrowserMoreQuery.graphql.ts'
import type { WriteupBrowser_game$key } from '../../__generated__/WriteupBrowser_game.graphql.ts'
import { Dialog } from '../../components/panels/Dialog.tsx'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { LoadMoreFooter } from '../../components/states/LoadMoreFooter.tsx'
import { WriteupItem } from './WriteupItem.tsx'
import { WriteupView } from './WriteupView.tsx'
import styles from './WriteupBrowser.module.css'

const PAGE = 50

/** The write-ups of a game, with a viewer beside the list. */
export function WriteupBrowser({ game: key }: { game: WriteupBrowser_game$key }) {
  const { t } = useTranslation()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    WriteupBrowserMoreQuery,
    WriteupBrowser_game$key
  >(
    graphql`
      fragment WriteupBrowser_game on Game
      @refetchable(queryName: "WriteupBrowserMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        databaseId
        writeupRequired
        writeups(first: $count, after: $cursor) @connection(key: "WriteupBrowser_writeups") {
          totalCount
          edges {
            node {
              participationDatabaseId
              ...WriteupItem_writeup
              ...WriteupView_writeup
            }
          }
        }
      }
    `,
    key,
  )
  const isNarrow = useMediaQuery('(max-width: 1080px)') ?? false
  const [params, setParams] = useSearchParams()
  const requested = Number(params.get('participation'))
  const writeups = (data.writeups?.edges ?? []).map(({ node }) => node)
  const chosen = writeups.find(({ participationDatabaseId }) => participationDatabaseId === requested)
  // A wide window always shows a write-up beside the list. A narrow one shows only a requested write-up, in a dialog.
  const open = chosen ?? (isNarrow ? undefined : writeups[0])
  const show = (id: number | null) =>
    setParams(id === null ? {} : { participation: String(id) }, { replace: true })

  if (writeups.length === 0) {
    return (
      <div className="h-panel">
        <EmptyState
          title={t('writeups.none')}
          action={
            data.writeupRequired ? null : (
              <Button component={Link} to={`/admin/games/${data.databaseId}/info`}>
                {t('navigation.info')}
              </Button>
            )
          }
        >
          {t(data.writeupRequired ? 'writeups.noneText' : 'writeups.notAsked')}
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      {data.writeupRequired ? null : (
        <p className={`h-label h-num ${styles.count}`}>
          {t('writeups.count', { count: data.writeups?.totalCount ?? writeups.length })}
        </p>
      )}
      <div className={styles.browser}>
        <div>
          <ul className={`h-panel ${styles.list}`} aria-label={t('navigation.writeups')}>
            {writeups.map((writeup) => (
              <WriteupItem
                key={writeup.participationDatabaseId}
                writeup={writeup}
                isOpen={writeup === open}
                onOpen={() => show(writeup.participationDatabaseId)}
              />
            ))}
          </ul>
          <LoadMoreFooter hasNext={hasNext} isLoading={isLoadingNext} loadNext={loadNext} count={PAGE} />
        </div>
        {isNarrow ? (
          <Dialog
            opened={open !== undefined}
            onClose={() => show(null)}
            fullScreen
            padding={0}
            title={<b>{t('navigation.writeups')}</b>}
            classNames={{ header: styles['head'] ?? '' }}
          >
            {open ? (
              <WriteupView key={open.participationDatabaseId} writeup={open} gameId={data.databaseId} />
            ) : null}
          </Dialog>
        ) : (
          <div className={styles.view}>
            {open ? (
              <WriteupView key={open.participationDatabaseId} writeup={open} gameId={data.databaseId} />
            ) : null}
          </div>
        )}
      </div>
    </>
  )
}
