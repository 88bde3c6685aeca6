import { challengeLimits } from '../../../rules/field-limits.ts'
import { Button, TextInput } from '@mantine/core'
import { IconFlag, IconLock } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { FlagBar_challenge$key } from '../../__generated__/FlagBar_challenge.graphql.ts'
import { Spinner } from '../../components/states/Spinner.tsx'
import { useIsPast } from '../../time/useIsPast.ts'
import { serverNow } from '../../time/server-clock.ts'
import { useStopAfterSolve } from '../instance/useStopAfterSolve.ts'
import { boardTime } from '../scoreboard/model/board-times.ts'
import { AttemptsLeft } from './AttemptsLeft.tsx'
import { SolvedText } from './SolvedText.tsx'
import { useSubmitFlag } from './useSubmitFlag.ts'
import { isCorrect, verdictOf, type Verdict } from './verdict.ts'
import { VerdictLine } from './VerdictLine.tsx'
import { WaitButton } from './WaitButton.tsx'
import type { BloodBonuses } from '../game/blood-bonus.ts'
import styles from './FlagBar.module.css'

export type FlagBarGame = {
  /** The global id, for the mutation. */
  id: string
  databaseId: number
  /** The reason why submissions are closed; null while they are open. */
  closed: 'over' | 'notPlaying' | 'upcoming' | null
  bonuses: BloodBonuses
  endsAt: number
  spanMs: number
}

type Props = {
  challenge: FlagBar_challenge$key
  game: FlagBarGame
  focus: boolean
  /** The link to the next challenge, at the end of the line below the field. */
  next: ReactNode
}

/** Why a team must wait, without the seconds, which the button counts. For other codes the server's message is shown. */
const waitTexts: Readonly<Record<string, 'play.verdict.limited' | 'play.verdict.attemptsPaused'>> = {
  LIMITS_TOO_MANY_REQUESTS: 'play.verdict.limited',
  CHALLENGE_ATTEMPTS_PAUSED: 'play.verdict.attemptsPaused',
}

/** Submits a flag and shows the result in place. A wrong flag stays in the field. */
export function FlagBar({ challenge: reference, game, focus, next }: Props) {
  const { t, i18n } = useTranslation()
  const locale = i18n.language
  const challenge = useFragment(
    graphql`
      fragment FlagBar_challenge on Challenge {
        id
        type
        disableBloodBonus
        isSolved
        closeAt
        attemptMode
        viewerAttempts {
          leftCount
          resumesAt
        }
        viewerSolve {
          solvedAt
          userName
          points
        }
      }
    `,
    reference,
  )
  const input = useRef<HTMLInputElement>(null)
  const [flag, setFlag] = useState('')
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [submit, isChecking] = useSubmitFlag()
  const stopAfterSolve = useStopAfterSolve()
  const isDone = isCorrect(verdict)
  const { attemptMode, viewerAttempts } = challenge
  const isResumed = useIsPast(viewerAttempts?.resumesAt)
  const pause =
    viewerAttempts?.leftCount === 0 && viewerAttempts.resumesAt && !isResumed && !challenge.isSolved
      ? {
          kind: 'limited' as const,
          until: Date.parse(viewerAttempts.resumesAt),
          message: t('play.verdict.attemptsPaused'),
        }
      : null
  const limited = verdict?.kind === 'limited' ? verdict : pause
  // A field that is open stays, with what a player has typed, when a teammate solves the challenge.
  const [wasSolved] = useState(challenge.isSolved)
  // The link to the next challenge is removed with the former content of the dialog, so the focus would be lost.
  useEffect(() => {
    if (focus && document.activeElement === document.body) input.current?.focus()
  }, [focus])

  async function send(event: SyntheticEvent) {
    event.preventDefault()
    if (isChecking || isDone || limited) return
    if (!flag.trim()) {
      input.current?.focus()
      return
    }
    setVerdict(null)
    const values = { gameId: game.id, challengeId: challenge.id, flag }
    const outcome = await submit({ variables: { input: values } })
    if (outcome.ok) {
      const { submission, challenge: judged, participation } = outcome.payload
      // The flag is judged, but a fault kept the server from reading the result.
      if (!submission) return setVerdict({ kind: 'refused', message: t('failure.unexpected') })
      setVerdict(
        verdictOf({
          submission: { ...submission, points: submission.points ?? null },
          solve: judged?.viewerSolve ?? null,
          rank: participation?.standing?.rank ?? null,
          bonusPermille: challenge.disableBloodBonus ? [0, 0, 0] : game.bonuses.permille,
        }),
      )
      if (submission.status === 'Accepted') {
        stopAfterSolve({ gameId: game.id, challengeId: challenge.id, type: challenge.type })
      } else input.current?.select()
    } else if (outcome.error.retryAfterSeconds !== undefined) {
      const { code, message, retryAfterSeconds } = outcome.error
      const own = waitTexts[code]
      const until = serverNow() + retryAfterSeconds * 1000
      setVerdict({ kind: 'limited', until, message: own ? t(own) : message })
    } else {
      setVerdict({ kind: 'refused', message: outcome.fieldErrors['flag'] ?? outcome.error.message })
    }
  }

  const solved = challenge.viewerSolve ? (
    <SolvedText solve={challenge.viewerSolve} spanMs={game.spanMs} />
  ) : null
  const isClosed = useIsPast(challenge.closeAt)
  const isLockedOut = viewerAttempts?.leftCount === 0 && attemptMode === 'Lockout'
  if (wasSolved && challenge.isSolved && solved) {
    return (
      <div className={styles.bar}>
        <VerdictLine verdict={null} spanMs={game.spanMs} end={next}>
          {solved}
        </VerdictLine>
      </div>
    )
  }
  const closed = game.closed ?? (isClosed ? 'challenge' : isLockedOut ? 'attempts' : null)
  if (closed) {
    const closedAt = isClosed && challenge.closeAt ? Date.parse(challenge.closeAt) : game.endsAt
    const time = boardTime(closedAt, { locale, spanMs: game.spanMs })
    return (
      <div className={styles.bar}>
        <div className={styles.row}>
          <TextInput
            className={styles.field ?? ''}
            disabled
            aria-label={t('play.flag')}
            placeholder={t(`play.closed.${closed}`, { time })}
            leftSection={<IconFlag size={16} stroke={1.75} aria-hidden />}
          />
          <Button disabled>{t('play.submit')}</Button>
        </div>
        <VerdictLine verdict={null} spanMs={game.spanMs} end={next}>
          <IconLock size={16} stroke={1.75} aria-hidden />
          <span>{t(`play.closed.${closed}Text`)}</span>
        </VerdictLine>
      </div>
    )
  }

  return (
    <form className={styles.bar} onSubmit={(event) => void send(event)}>
      <div className={styles.row}>
        <TextInput
          ref={input}
          className={styles.field ?? ''}
          classNames={{ input: styles.input ?? '' }}
          value={flag}
          onChange={(event) => {
            setFlag(event.currentTarget.value)
            if (verdict && verdict.kind !== 'limited') setVerdict(null)
          }}
          maxLength={challengeLimits.flag}
          readOnly={isChecking || isDone}
          data-quiet={isChecking || isDone || undefined}
          error={verdict?.kind === 'wrong' || verdict?.kind === 'refused'}
          aria-label={t('play.flag')}
          placeholder={t('play.flagPlaceholder')}
          leftSection={<IconFlag size={16} stroke={1.75} aria-hidden />}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          data-autofocus={focus && !challenge.isSolved ? true : undefined}
        />
        {limited && !isChecking && !isDone ? (
          <WaitButton until={limited.until} onEnd={() => setVerdict(null)} />
        ) : isChecking ? (
          <Button type="submit" disabled leftSection={<Spinner />}>
            {t('play.checking')}
          </Button>
        ) : isDone ? (
          <Button type="submit" disabled>
            {t('blood.solved')}
          </Button>
        ) : (
          <Button type="submit" variant={challenge.isSolved ? 'default' : 'filled'}>
            {t('play.submit')}
          </Button>
        )}
      </div>
      <VerdictLine
        verdict={isChecking ? null : (verdict ?? pause)}
        spanMs={game.spanMs}
        end={next}
        after={verdict?.kind === 'wrong' ? <AttemptsLeft attempts={viewerAttempts} /> : null}
      >
        {isChecking ? (
          <span>{t('play.received')}</span>
        ) : (
          (solved ?? (
            <span>
              <AttemptsLeft attempts={isResumed ? null : viewerAttempts} />{' '}
              <span className={styles.keys}>{t('play.pressEnter')}</span>
            </span>
          ))
        )}
      </VerdictLine>
    </form>
  )
}
