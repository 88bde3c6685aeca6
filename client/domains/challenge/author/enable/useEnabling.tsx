import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../../../../components/panels/ConfirmDialog.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { challengeGaps } from './challenge-gaps.ts'

type Challenge = Parameters<typeof challengeGaps>[0] & {
  readonly title: string
  readonly isReleased: boolean | null | undefined
}
type Options = {
  game: { isRunning: boolean; teamCount: number }
  challenges: readonly Challenge[]
  enable: () => Promise<void>
}

/** Asks before challenges are enabled that miss something, or that the teams of a running game are told of at once. */
export function useEnabling({ game, challenges, enable }: Options): { start: () => void; dialog: ReactNode } {
  const { t, i18n } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const unfinished = challenges.filter((challenge) => challengeGaps(challenge).length > 0)
  const isTold = game.isRunning && challenges.some(({ isReleased }) => isReleased !== false)
  const [first] = challenges
  const gapsOf = (challenge: Challenge) =>
    new Intl.ListFormat(i18n.language).format(
      challengeGaps(challenge).map((gap) => t(`adminChallenges.gap.${gap}`)),
    )
  return {
    start: () => {
      if (unfinished.length > 0 || isTold) setAsking(true)
      else void enable()
    },
    dialog: (
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await enable()
          setAsking(false)
        }}
        title={
          first && challenges.length === 1
            ? t('adminChallenges.enable', { title: first.title })
            : t('adminChallenges.enableMany', { count: challenges.length })
        }
        confirmLabel={t('adminChallenges.doEnable')}
        danger={unfinished.length > 0}
      >
        {unfinished.length > 0 ? (
          <>
            <p>{t('adminChallenges.unfinished')}</p>
            <ul>
              {unfinished.map((challenge, index) => (
                <li key={index}>
                  {t('adminChallenges.gapsOf', { title: challenge.title, gaps: gapsOf(challenge) })}
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {isTold ? <p>{t('adminChallenges.toldNow', { count: game.teamCount })}</p> : null}
      </ConfirmDialog>
    ),
  }
}
