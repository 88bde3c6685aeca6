import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminImagesPageQuery } from '../../../__generated__/AdminImagesPageQuery.graphql.ts'
import { Note } from '../../../components/Note.tsx'
import { showSuccess } from '../../../components/toasts.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { AdminGameTitle } from '../../../domains/game/author/AdminGameTitle.tsx'
import { ImageTable } from '../../../domains/instance/images/ImageTable.tsx'
import { usePullImages } from '../../../domains/instance/images/usePullImages.ts'
import type { PageProps } from '../../../relay/page-route.tsx'
import { NotFoundPage } from '../../NotFoundPage.tsx'

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
      <AdminGameTitle screen={t('adminImages.title')} game={game} />
      <div className="h-page-head">
        <div className="h-grow">
          <h1>{t('adminImages.title')}</h1>
          <p className="h-label">{t('adminImages.intro')}</p>
        </div>
        <BackLink to="../challenges">{t('adminGame.backTo', { page: t('navigation.challenges') })}</BackLink>
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
        {backend === 'kubernetes' ? <Note>{t('adminImages.byNodes')}</Note> : null}
        {backend === 'none' ? <Note>{t('instances.offText')}</Note> : null}
        <ImageTable game={game} />
      </div>
    </>
  )
}
