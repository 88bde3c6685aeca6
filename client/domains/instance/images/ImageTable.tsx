import { Table } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { Link, useRevalidator } from 'react-router'
import type { ImageTable_game$key } from '../../../__generated__/ImageTable_game.graphql.ts'
import { EmptyState } from '../../../components/states/EmptyState.tsx'
import { useRefreshWithoutUpdates } from '../../../relay/useRefreshWithoutUpdates.ts'
import { ImageState } from './ImageState.tsx'
import { useContainerImagesChanged } from './useContainerImagesChanged.ts'
import styles from './ImageTable.module.css'

/** The images of a game with their state on each engine. */
export function ImageTable({ game: key }: { game: ImageTable_game$key }) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const { id, databaseId, containerImages } = useFragment(
    graphql`
      fragment ImageTable_game on Game {
        id
        databaseId
        containerImages {
          image
          challenges {
            databaseId
            title
          }
          engines {
            engine
            status
            ...ImageState_engine
          }
        }
      }
    `,
    key,
  )
  const images = containerImages ?? []
  useContainerImagesChanged(id)
  useRefreshWithoutUpdates(() => void revalidate())
  const engineCount = images[0]?.engines.length ?? 0
  const present = images.filter(({ engines }) => engines.every(({ status }) => status === 'Present')).length

  if (images.length === 0) {
    return (
      <div className="h-panel">
        <EmptyState title={t('adminImages.none')}>{t('adminImages.noneText')}</EmptyState>
      </div>
    )
  }
  return (
    <section className={`h-panel ${styles.list}`} aria-label={t('adminImages.title')}>
      {engineCount > 0 ? (
        <p className={styles.count} role="status">
          {t('adminImages.ready', { present, count: images.length })}
        </p>
      ) : null}
      <Table aria-label={t('adminImages.title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('adminImages.image')}</Table.Th>
            <Table.Th className="h-desk">{t('adminImages.challenges')}</Table.Th>
            <Table.Th>{t('adminImages.state')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {images.map(({ image, challenges, engines }) => {
            const challengeLinks = challenges.map(({ databaseId: challengeId, title }) => (
              <Link key={challengeId} to={`/admin/games/${databaseId}/challenges/${challengeId}`}>
                {title}
              </Link>
            ))
            return (
              <Table.Tr key={image}>
                <Table.Td>
                  <span className={`h-mono ${styles.image}`}>{image}</span>
                  <div className="h-phone">
                    <span className={styles.challenges}>{challengeLinks}</span>
                  </div>
                </Table.Td>
                <Table.Td className="h-desk">
                  <span className={styles.challenges}>{challengeLinks}</span>
                </Table.Td>
                <Table.Td>
                  <div className={styles.states}>
                    {engineCount === 0 ? <span className="h-dim">{t('adminImages.unchecked')}</span> : null}
                    {engines.map((engine) => (
                      <ImageState
                        key={engine.engine}
                        engine={engine}
                        image={image}
                        isNamed={engineCount > 1}
                      />
                    ))}
                  </div>
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </section>
  )
}
