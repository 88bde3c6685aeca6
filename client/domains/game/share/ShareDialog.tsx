import { Button, Modal } from '@mantine/core'
import { graphql, useFragment } from 'react-relay'
import type { ShareDialog_game$key } from '../../../__generated__/ShareDialog_game.graphql.ts'
import { CopyField } from '../../../components/controls/CopyField.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { EmbedOptions } from './EmbedOptions.tsx'
import { EmbedOrigins } from './EmbedOrigins.tsx'
import styles from './Share.module.css'

type Props = { game: ShareDialog_game$key; onClose: () => void }

/** The link of a game, the sites that may show its scoreboard in a frame, and the HTML of the frame. */
export function ShareDialog({ game: key, onClose }: Props) {
  const { t } = useTranslation()
  const game = useFragment(
    graphql`
      fragment ShareDialog_game on Game {
        databaseId
        title
        ...EmbedOrigins_game
      }
    `,
    key,
  )
  return (
    <Modal
      opened
      onClose={onClose}
      title={<b>{t('adminGame.share.title')}</b>}
      closeButtonProps={{ 'aria-label': t('action.close') }}
      size={640}
    >
      <div className="h-stack">
        <section className={`h-stack ${styles.part}`} aria-label={t('adminGame.share.link')}>
          <h3>{t('adminGame.share.link')}</h3>
          <CopyField
            label={t('adminGame.share.link')}
            value={`${location.origin}/games/${game.databaseId}`}
          />
        </section>
        <EmbedOrigins game={game} />
        <EmbedOptions gameId={game.databaseId} title={game.title} />
        <div className="h-dialog-actions">
          <Button variant="filled" onClick={onClose}>
            {t('adminGame.share.done')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
