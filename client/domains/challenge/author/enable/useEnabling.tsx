import { useState, type ReactNode } from 'react'
import { lazyDialog } from '../../../../components/panels/lazy-dialog.ts'
import { challengeGaps } from './challenge-gaps.ts'
import type { Enabled } from './EnableDialog.tsx'

const EnableDialog = lazyDialog(() => import('./EnableDialog.tsx').then((module) => module.EnableDialog))

type Options = {
  game: { isRunning: boolean; teamCount: number }
  challenges: readonly (Enabled & { readonly isReleased: boolean | null | undefined })[]
  enable: () => Promise<void>
}

/** Asks before challenges are enabled that miss something, or that the teams of a running game are told of at once. */
export function useEnabling({ game, challenges, enable }: Options): { start: () => void; dialog: ReactNode } {
  const [isAsking, setAsking] = useState(false)
  const unfinished = challenges.filter((challenge) => challengeGaps(challenge).length > 0)
  const isTold = game.isRunning && challenges.some(({ isReleased }) => isReleased !== false)
  return {
    start: () => {
      if (unfinished.length > 0 || isTold) setAsking(true)
      else void enable()
    },
    dialog: (
      <EnableDialog
        challenges={challenges}
        unfinished={unfinished}
        toldTeams={isTold ? game.teamCount : null}
        opened={isAsking}
        onClose={() => setAsking(false)}
        enable={enable}
      />
    ),
  }
}
