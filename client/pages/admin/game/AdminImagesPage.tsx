import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminImagesPageQuery } from '../../../__generated__/AdminImagesPageQuery.graphql.ts'
import { showSuccess } from '../../../components/toasts.ts'
import { Note } from '../../../components/Note.tsx'
import { SettingNames } from '../../../components/SettingNames.tsx'
import { AdminGameTitle } from '../../../domains/game/author/AdminGameTitle.tsx'
import { ImageTable } from '../../../domains/instance/images/ImageTable.tsx'
import { usePullImages } from '../../../domains/instance/images/usePullImages.ts'
import type { PageProps } from '../../../relay/page-route.tsx'
import { NotFoundPage } from '../../NotFoundPage.tsx'

/** By backend, the text that says when images are pulled; without a backend, what the page lists. */
const SUBTITLES = {
  docker: 'adminImages.intro',
  swarm: 'adminImages.intro',
  kubernetes: 'adminImages.byNodes',
  none: 'adminImages.subtitle',
} as const

export function AdminImagesPage({ queryRef }: PageProps<AdminImagesPageQuery>) {
  const { t } = useTranslation()
  const { game, settings } = usePreloadedQuery<AdminImagesPageQuery>(
    graphql`
      query AdminImagesPageQuery($gameId: Int!) @preloadable {
        settings {
          containerBackend
        }
        game: gameByDatabaseId(databaseId: $gameId) {
          id
          containerImages {
            image
          }
          ...AdminGameTitle_game
          ...ImageTable_game
        }
      }
    `,
    queryRef,
  )
  const [pull, isAsking] = usePullImages()
  if (!game) return <NotFoundPage />
  const { id: gameId, containerImages } = game
  const backend = settings?.containerBackend
  const canPull = backend === 'docker' || backend === 'swarm'

  async function pullAll() {
    const outcome = await pull({ variables: { input: { gameId } } })
    if (outcome.ok) showSuccess(t('adminImages.queued'))
  }

  return (
    <>
      <AdminGameTitle
        screen={t('adminImages.title')}
        game={game}
        above={[{ path: 'challenges', label: t('navigation.challenges') }]}
      />
      <div className="h-page-head">
        <div className="h-grow">
          <h1>{t('adminImages.title')}</h1>
          <p className="h-label">{t(SUBTITLES[backend ?? 'none'])}</p>
        </div>
        {canPull && containerImages && containerImages.length > 0 ? (
          <Button
            variant="filled"
            loading={isAsking}
            leftSection={<IconDownload size={16} stroke={1.75} />}
            onClick={() => void pullAll()}
          >
            {t('adminImages.pull')}
          </Button>
        ) : null}
      </div>
      <div className="h-stack">
        {backend === 'none' ? (
          <Note>
            <SettingNames text={t('instances.offText')} />
          </Note>
        ) : null}
        <ImageTable game={game} />
      </div>
    </>
  )
}
