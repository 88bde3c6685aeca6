import { Button } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ShareButton_game$key } from '../../../__generated__/ShareButton_game.graphql.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'

const ShareDialog = lazy(() =>
  import('./ShareDialog.tsx').then((module) => ({ default: module.ShareDialog })),
)

/** Opens the dialog with the link of a game and the frame of its scoreboard. */
export function ShareButton({ game: key }: { game: ShareButton_game$key }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const game = useFragment(
    graphql`
      fragment ShareButton_game on Game {
        ...ShareDialog_game
      }
    `,
    key,
  )
  return (
    <>
      <Button leftSection={<IconShare size={16} stroke={1.75} aria-hidden />} onClick={() => setOpen(true)}>
        {t('adminGame.share.action')}
      </Button>
      {isOpen ? (
        <Suspense>
          <ShareDialog game={game} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
