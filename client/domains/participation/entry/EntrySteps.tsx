import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Link } from 'react-router'
import { dayAndTime } from '../../game/game-dates.ts'
import { serverNow } from '../../../time/server-clock.ts'
import { entryStepsOf, type EntryStep } from './entry-stage.ts'
import { LeaveGameButton } from '../LeaveGameButton.tsx'
import type { Entry } from './useEntry.ts'
import styles from './EntrySteps.module.css'

/** The steps to join the game, or the team's progress after joining, with a leave button while the viewer can leave. */
export function EntrySteps({ entry }: { entry: Entry }) {
  const { t } = useTranslation()
  const { stage, game, own } = entry
  const steps = entryStepsOf(stage, game.state, { ...game, hasWriteup: own?.writeup != null })
  const canLeave = own?.status === 'Pending' || own?.status === 'Rejected'
  const hasJoined = stage === 'pending' || stage === 'accepted'
  if (steps.length === 0 && !canLeave) return null
  return (
    <section className={`h-panel ${styles.panel}`} aria-labelledby="entry-steps">
      <h2 id="entry-steps">{t(hasJoined ? 'entry.titleJoined' : 'entry.title')}</h2>
      <ol className="h-steps">
        {steps.map((step) => (
          <Step key={step.key} step={step} entry={entry} />
        ))}
      </ol>
      {canLeave ? (
        <div className={styles.leave}>
          <LeaveGameButton gameId={game.id} title={game.title} team={own.team.name} />
        </div>
      ) : null}
    </section>
  )
}

function Step({ step: { key, state }, entry }: { step: EntryStep; entry: Entry }) {
  const name = useStepName(entry)[key]
  const text = useStepText(entry, state)[key]
  const isLink = state === 'now' && key === 'team'
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <b>{isLink ? <Link to="/teams">{name}</Link> : name}</b>
      <span>{text}</span>
    </li>
  )
}

function useStepName({ game, divisions }: Entry): Record<EntryStep['key'], string> {
  const { t } = useTranslation()
  const hasDivisions = divisions.length > 0
  const join =
    hasDivisions && game.inviteCodeRequired
      ? 'joinBoth'
      : hasDivisions
        ? 'joinDivision'
        : game.inviteCodeRequired
          ? 'joinCode'
          : 'join'
  return {
    account: t('entry.step.account'),
    team: t('entry.step.team'),
    join: t(`entry.step.${join}`),
    review: t('entry.step.review'),
    play: t('entry.step.play'),
    writeup: t('entry.step.writeup'),
  }
}

function useStepText(
  { game, own, team }: Entry,
  state: EntryStep['state'],
): Record<EntryStep['key'], string> {
  const { t, i18n } = useTranslation()
  const date = (time: string) => dayAndTime(Date.parse(time), i18n.language, serverNow())
  const isDone = state === 'done'
  const name = own?.team.name ?? team?.name ?? ''
  const play = {
    Upcoming: t('entry.step.playFrom', { date: date(game.start) }),
    Running: t('entry.step.playUntil', { date: date(game.end) }),
    Practice: t('entry.step.playPractice'),
    Ended: '',
  }[game.state]
  const joined = own?.division ? 'joinDivisionDone' : 'joinDone'
  return {
    account: t('entry.step.accountText'),
    team:
      isDone && team
        ? t('entry.step.teamDone', { team: team.name, count: team.memberCount })
        : t('entry.step.teamText'),
    join: isDone
      ? t(`entry.step.${joined}`, { team: name, division: own?.division })
      : t(game.state === 'Practice' ? 'entry.step.joinPracticeText' : 'entry.step.joinText'),
    review: t(`entry.step.${isDone ? 'reviewDone' : state === 'now' ? 'reviewNow' : 'reviewText'}`, {
      team: name,
    }),
    play,
    writeup: own?.writeup
      ? own.writeup.uploadedAt
        ? t('entry.step.writeupDone', { date: date(own.writeup.uploadedAt) })
        : t('writeup.handedIn')
      : t('entry.step.writeupText', { date: date(game.writeupDeadline) }),
  }
}
