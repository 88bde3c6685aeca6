import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { GameTimePanel_game$key } from '../../../__generated__/GameTimePanel_game.graphql.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { dateAndZone } from '../../../time/formats.ts'
import { useIsPast } from '../../../time/useIsPast.ts'
import { PauseButton } from './PauseButton.tsx'

const ExtendDialog = lazy(() =>
  import('./ExtendDialog.tsx').then((module) => ({ default: module.ExtendDialog })),
)

/** Pauses, resumes and extends a running game. */
export function GameTimePanel({ game: key }: { game: GameTimePanel_game$key }) {
  const { t, i18n } = useTranslation()
  const [isExtending, setExtending] = useState(false)
  const game = useFragment(
    graphql`
      fragment GameTimePanel_game on Game {
        id
        databaseId
        start
        end
        pausedAt
      }
    `,
    key,
  )
  const { id, databaseId, pausedAt } = game
  const isStartPast = useIsPast(game.start)
  const isEndPast = useIsPast(game.end)
  // A paused game does not end.
  if (!isStartPast || (isEndPast && pausedAt === null)) return null
  const since = pausedAt && dateAndZone(Date.parse(pausedAt), i18n.language)

  return (
    <section className="h-panel" aria-labelledby="game-time">
      <div className="h-panel-head">
        <h3 id="game-time">{t('adminGame.clock.title')}</h3>
        <div className="h-row">
          <PauseButton gameId={id} isPaused={pausedAt !== null} />
          <Button size="xs" onClick={() => setExtending(true)}>
            {t('adminGame.clock.extend')}
          </Button>
        </div>
      </div>
      <div className="h-panel-body">
        <p className="h-label">
          {since ? t('adminGame.clock.since', { time: since }) : t('adminGame.clock.hint')}
        </p>
      </div>
      <Suspense>
        {isExtending ? (
          <ExtendDialog gameId={id} databaseId={databaseId} onClose={() => setExtending(false)} />
        ) : null}
      </Suspense>
    </section>
  )
}
