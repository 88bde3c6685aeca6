import { Button, type ButtonProps } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Link } from 'react-router'
import type { Entry } from './useEntry.ts'

type Props = { entry: Entry; onJoin: () => void; returnPath: string } & Pick<
  ButtonProps,
  'size' | 'fullWidth'
>

/** The next step as a filled button; empty while the viewer has to wait. */
export function EntryAction({ entry, onJoin, returnPath, ...look }: Props) {
  const { t } = useTranslation()
  const { stage, game } = entry
  const base = `/games/${game.databaseId}`
  if (stage === 'visitor') {
    const search = `?from=${encodeURIComponent(returnPath)}`
    return (
      <>
        <Button component={Link} to={`/account/register${search}`} variant="filled" {...look}>
          {t('entry.register')}
        </Button>
        <Button component={Link} to={`/account/login${search}`} className="h-desk" {...look}>
          {t('action.logIn')}
        </Button>
      </>
    )
  }
  if (stage === 'open' || stage === 'teamless' || stage === 'rejected') {
    return (
      <Button variant="filled" onClick={onJoin} {...look}>
        {t(stage === 'rejected' ? 'entry.askAgain' : 'game.join')}
      </Button>
    )
  }
  if (stage === 'accepted' && (game.state === 'Running' || game.state === 'Practice')) {
    return (
      <Button component={Link} to={`${base}/challenges`} variant="filled" {...look}>
        {t(game.state === 'Running' ? 'game.continue' : 'game.practise')}
      </Button>
    )
  }
  if (game.state === 'Upcoming' || stage === 'pending') return null
  return (
    <Button component={Link} to={`${base}/scoreboard`} variant="filled" {...look}>
      {t('game.scoreboard')}
    </Button>
  )
}
