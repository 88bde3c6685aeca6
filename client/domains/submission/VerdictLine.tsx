import { IconClock, IconInfoCircle, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Pennant } from '../../components/flags/Pennant.tsx'
import { boardTime, figure } from '../scoreboard/model/board-times.ts'
import type { Verdict } from './verdict.ts'
import styles from './VerdictLine.module.css'

type Props = {
  verdict: Verdict | null
  /** Shown while there is no result. */
  children: ReactNode
  /** The duration of the game, which decides the format of times. */
  spanMs: number
  /** Follows the text of the result. */
  after?: ReactNode
  /** Shown at the end of the line. It is not part of the result. */
  end?: ReactNode
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
const TONES = {
  wrong: 'bad',
  correct: 'ok',
  blood: 'blood',
  practice: 'ok',
  already: 'info',
  limited: 'warn',
  refused: 'bad',
} as const

/** The line below the flag field. It is always rendered, so the layout does not move. */
export function VerdictLine({ verdict, children, spanMs, after, end }: Props) {
  return (
    <div className={styles.foot}>
      <div
        className={styles.line}
        role="status"
        data-tone={verdict ? TONES[verdict.kind] : 'info'}
        data-place={verdict?.kind === 'blood' ? verdict.place : undefined}
      >
        {verdict ? <VerdictText verdict={verdict} spanMs={spanMs} /> : children}
        {verdict ? after : null}
      </div>
      {end}
    </div>
  )
}

function VerdictText({ verdict, spanMs }: { verdict: Verdict; spanMs: number }) {
  const { t, i18n } = useTranslation()
  const locale = i18n.language
  switch (verdict.kind) {
    case 'wrong':
      return (
        <>
          <IconX {...icon} />
          <span>{t('play.verdict.wrong')}</span>
        </>
      )
    case 'correct':
      return (
        <>
          <Hoisted kind="solved" />
          <span>
            <b>{t('play.verdict.correct')}</b>{' '}
            {t(verdict.rank === null ? 'play.verdict.points' : 'play.verdict.pointsAndRank', {
              count: verdict.points,
              points: figure(verdict.points, locale),
              rank: figure(verdict.rank ?? 0, locale),
            })}
          </span>
        </>
      )
    case 'blood': {
      const bonus = figure(verdict.bonusPermille / 10, locale)
      return (
        <>
          <Hoisted kind={verdict.place} />
          <span>
            <b>{t(`play.verdict.blood${verdict.place}`)}</b>{' '}
            {t(verdict.bonusPermille > 0 ? 'play.verdict.pointsWithBonus' : 'play.verdict.points', {
              count: verdict.points,
              points: figure(verdict.points, locale),
              bonus,
            })}
          </span>
        </>
      )
    }
    case 'practice':
      return (
        <>
          <Hoisted kind="solved" />
          <span>
            <b>{t('play.verdict.correct')}</b> {t('play.verdict.practice')}
          </span>
        </>
      )
    case 'already': {
      const time = boardTime(Date.parse(verdict.solvedAt), { locale, spanMs })
      return (
        <>
          <IconInfoCircle {...icon} />
          <span>{t('play.verdict.already', { time })}</span>
        </>
      )
    }
    case 'limited':
      return (
        <>
          <IconClock {...icon} />
          <span>{verdict.message}</span>
        </>
      )
    case 'refused':
      return (
        <>
          <IconX {...icon} />
          <span>{verdict.message}</span>
        </>
      )
  }
}

function Hoisted({ kind }: { kind: 1 | 2 | 3 | 'solved' }) {
  return (
    <span className={styles.hoisted}>
      <Pennant kind={kind} label="" />
    </span>
  )
}
