import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { MonitorHead_game$key } from '../../__generated__/MonitorHead_game.graphql.ts'
import type { EventFilters } from '../../domains/game-event/event-kinds.ts'
import { GameTitle } from '../../domains/game/GameTitle.tsx'
import { SheetMenu } from '../../domains/sheet/SheetMenu.tsx'
import styles from './MonitorHead.module.css'

type Props = {
  game: MonitorHead_game$key
  screen: string
  /** Says below the title which rows the page shows. */
  intro?: string
  /** The filters of the events on the screen, which their export has too. */
  eventFilters?: EventFilters
  /** Shown beside the export menu. */
  actions?: ReactNode
  /** Shown in a line of their own. */
  filters?: ReactNode
}

/** The head of a monitor page: title, export and filters. */
export function MonitorHead({ game: key, screen, intro, eventFilters, actions, filters }: Props) {
  const { databaseId, title, state } = useFragment(
    graphql`
      fragment MonitorHead_game on Game {
        databaseId
        title
        state
      }
    `,
    key,
  )
  return (
    <div className={styles.head}>
      <GameTitle screen={screen} game={title} />
      <div className={styles.line}>
        <h1 className="h-grow">{screen}</h1>
        {actions}
        {state === 'Upcoming' ? null : <SheetMenu gameId={databaseId} eventFilters={eventFilters} />}
      </div>
      {intro ? <p className={`h-label ${styles.intro}`}>{intro}</p> : null}
      {filters}
    </div>
  )
}
