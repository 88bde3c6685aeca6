import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminWriteupsPageQuery } from '../__generated__/AdminWriteupsPageQuery.graphql.ts'
import { fileSize } from '../domains/asset/file-size.ts'
import { AdminGameTitle } from '../domains/game/AdminGameTitle.tsx'
import { DeleteWriteupsButton } from '../domains/writeup/DeleteWriteupsButton.tsx'
import { useDownloadWriteups } from '../domains/writeup/useDownloadWriteups.ts'
import { WriteupBrowser } from '../domains/writeup/WriteupBrowser.tsx'
import type { PageProps } from '../relay/page-route.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

export function AdminWriteupsPage({ queryRef }: PageProps<AdminWriteupsPageQuery>) {
  const { t, i18n } = useTranslation()
  const { game } = usePreloadedQuery<AdminWriteupsPageQuery>(
    graphql`
      query AdminWriteupsPageQuery($gameId: Int!) @preloadable {
        game(gameId: $gameId) {
          ...AdminGameTitle_game
          ...WriteupBrowser_game
          ...DeleteWriteupsButton_game
          first: writeups(first: 1) {
            edges {
              cursor
            }
          }
        }
      }
    `,
    queryRef,
  )
  const { downloadAll, bytes } = useDownloadWriteups(queryRef.variables.gameId)
  if (!game) return <NotFoundPage />
  const hasSome = (game.first?.edges.length ?? 0) > 0
  return (
    <>
      <AdminGameTitle screen={t('navigation.writeups')} game={game} />
      <div className="h-page-head">
        <h1>{t('navigation.writeups')}</h1>
        {hasSome ? (
          <div className="h-row h-wrap">
            {bytes === null ? null : (
              <span className="h-label h-num" role="status">
                {t('writeups.received', { size: fileSize(bytes, i18n.language) })}
              </span>
            )}
            <Button
              leftSection={<IconDownload size={16} stroke={1.75} />}
              loading={bytes !== null}
              onClick={() => void downloadAll()}
            >
              {t('writeups.downloadAll')}
            </Button>
            <DeleteWriteupsButton game={game} />
          </div>
        ) : null}
      </div>
      <WriteupBrowser game={game} />
    </>
  )
}
