import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Countdown } from '../../components/time/Countdown.tsx'
import { Tip } from '../../components/Tip.tsx'
import { Pennant } from '../../components/flags/Pennant.tsx'
import { stopPresenting } from '../../layouts/shell/presenting.ts'
import { figure } from './model/board-times.ts'
import type { LiveBoard } from './model/live-board.ts'
import styles from './Scoreboard.module.css'
import { bloodPlace } from './model/solve-type.ts'
import type { RevealStep } from './useReveal.ts'

type Props = {
  title: string
  board: LiveBoard
  end: number
  /** Null unless the game is paused. */
  pausedAt: number | null
  isRunning: boolean
  /** The progress of the reveal; null unless the presentation reveals. */
  reveal: { step: RevealStep | null } | null
}

const NEWEST = 3

/** The head of the presentation: the game and its clock, and the latest solves on a line of their own. */
export function PresentationHead({ title, board, end, pausedAt, isRunning, reveal }: Props) {
  const { t, i18n } = useTranslation()
  return (
    <>
      <div className={styles.stage}>
        <h1 className="h-trunc">{title}</h1>
        <span className={styles.clock}>
          {pausedAt === null ? null : <span className="h-dim">{t('state.paused')} </span>}
          {isRunning ? (
            <>
              {pausedAt === null ? <span className="h-dim">{t('state.endsIn')} </span> : null}
              <Countdown until={end} pausedAt={pausedAt} />
            </>
          ) : (
            <span className="h-dim">{t('state.ended')}</span>
          )}
        </span>
        <Tip label={t('scoreboard.stopPresenting')}>
          <ActionIcon aria-label={t('scoreboard.stopPresenting')} onClick={() => void stopPresenting()}>
            <IconX size={24} stroke={1.75} />
          </ActionIcon>
        </Tip>
      </div>
      {reveal ? (
        <p className={styles.newest} role="status">
          <RevealText step={reveal.step} />
        </p>
      ) : (
        <ul className={styles.newest} aria-label={t('scoreboard.newest')}>
          {board.latest.slice(0, NEWEST).map(({ teamId, challengeId, type }) => {
            const team = board.teams[board.rowOf.get(teamId) ?? -1]
            const challenge = board.challengeById.get(challengeId)
            return team && challenge ? (
              <li key={`${teamId}-${challengeId}`}>
                <Pennant kind={bloodPlace(type) ?? 'solved'} size={20} />
                <b className="h-trunc" title={team.name}>
                  {team.name}
                </b>
                <span className="h-trunc">{challenge.title}</span>
                <span className="h-num">+{figure(challenge.points[type] ?? 0, i18n.language)}</span>
              </li>
            ) : null
          })}
        </ul>
      )}
    </>
  )
}

function RevealText({ step }: { step: RevealStep | null }) {
  const { t } = useTranslation()
  if (!step) return <span>{t('scoreboard.revealStart')}</span>
  if (step.isOver) return <b>{t('scoreboard.revealOver')}</b>
  return (
    <>
      <b className="h-trunc">{step.team?.name}</b>
      <span className="h-trunc">{step.challenge?.name}</span>
      <span className="h-num">{t('scoreboard.revealLeft', { count: step.left })}</span>
    </>
  )
}
