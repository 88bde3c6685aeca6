import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { GameDateLine_game$key } from '../../__generated__/GameDateLine_game.graphql.ts'
import { exactTime } from '../../time/formats.ts'
import { useNow } from '../../time/ticker.ts'
import { countedTime, dayOf } from './game-dates.ts'

type Props = {
  game: GameDateLine_game$key
  /** Renders the line and the exact time that it is about. */
  children: (text: string, exact: string) => ReactNode
}

/** A line with a game's dates: “Starts in 36 days, Dec 27”, “Ended Oct 12, 241 teams”. */
export function GameDateLine({ game: key, children }: Props) {
  const { t, i18n } = useTranslation()
  const now = useNow(60_000)
  const game = useFragment(
    graphql`
      fragment GameDateLine_game on Game {
        state
        start
        end
        teamCount
      }
    `,
    key,
  )
  const { state, teamCount } = game
  const isUpcoming = state === 'Upcoming'
  const time = Date.parse(isUpcoming ? game.start : game.end)
  const when = countedTime(time, now, i18n.language)
  const date = dayOf(time, now, i18n.language)
  const teams = t('game.teams', { count: teamCount })
  const text = {
    Upcoming: () => t('game.startsLine', { when, date }),
    Running: () => t('game.endsLine', { when }),
    Practice: () => t('game.practiceLine', { teams }),
    Ended: () => t('game.endedLine', { date, teams }),
  }[state]()
  return children(text, exactTime(time, i18n.language))
}
