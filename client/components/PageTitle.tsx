import { useEffect } from 'react'
import { setBreadcrumbs, type Breadcrumb } from '../layouts/shell/breadcrumbs.ts'
import { useClientConfig } from '../session/client-config.ts'

type Props = {
  /** The name of the screen. */
  screen: string
  /** The title of the game that the screen belongs to. */
  game?: string
  /** The breadcrumbs of the top bar, the outermost first. */
  breadcrumbs?: readonly Breadcrumb[]
  /** The last breadcrumb; by default the game's title or the screen's name. */
  heading?: string
  /** The number of items that wait, shown before the title of the page. */
  waiting?: number
}

/**
 * Sets the page's title, `Screen · Game · Platform` or `(3) Screen · Game · Platform`, and the breadcrumbs. Renders
 * nothing.
 */
export function PageTitle({ screen, game, breadcrumbs, heading, waiting = 0 }: Props) {
  const { title: platform } = useClientConfig()
  const shown = heading ?? game ?? screen
  const trail = JSON.stringify(breadcrumbs ?? [])
  useEffect(() => {
    const title = [screen, game, platform].filter(Boolean).join(' · ')
    document.title = waiting > 0 ? `(${waiting}) ${title}` : title
  }, [screen, game, platform, waiting])
  useEffect(
    () =>
      setBreadcrumbs({
        breadcrumbs: JSON.parse(trail) as Breadcrumb[],
        heading: shown,
        isOnPage: shown !== game,
      }),
    [trail, shown, game],
  )
  return null
}
