import { Checkbox } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { SubmissionRow_submission$key } from '../../__generated__/SubmissionRow_submission.graphql.ts'
import type { Category } from '../../../rules/categories.ts'
import { Chip } from '../../components/Chip.tsx'
import { Flag } from '../../components/flags/Flag.tsx'
import { LiveRow, SentFlag } from '../../components/live/LiveRow.tsx'
import { Pennant } from '../../components/flags/Pennant.tsx'
import { TeamCell } from '../team/TeamCell.tsx'
import type { SolveChoice } from './correction/useChosenSolves.ts'
import { RESULT_TONES } from './submission-filters.ts'
import styles from './SubmissionRow.module.css'

type Props = {
  submission: SubmissionRow_submission$key
  categories: ReadonlyMap<number, Category>
  onTeam: (teamId: string) => void
  /** Selects the row for a correction; null if the viewer may not correct it. */
  choice: SolveChoice | null
}

const BLOODS = { FirstBlood: 1, SecondBlood: 2, ThirdBlood: 3 } as const

export function SubmissionRow({ submission: key, categories, onTeam, choice }: Props) {
  const { t } = useTranslation()
  const submission = useFragment(
    graphql`
      fragment SubmissionRow_submission on Submission {
        answer
        status
        type
        submittedAt
        userName
        ip
        voided {
          reason
        }
        granted {
          reason
          grantedBy
        }
        judgedAgain {
          reason
        }
        challengeDatabaseId
        challengeTitle
        team {
          databaseId
          ...TeamCell_team
        }
      }
    `,
    key,
  )
  const { answer, status, type, team, userName, ip, challengeTitle, granted } = submission
  const grantedText = granted
    ? t('corrections.grantedBy', { name: granted.grantedBy ?? '–', reason: granted.reason })
    : null
  const category = categories.get(submission.challengeDatabaseId)
  const blood = type in BLOODS ? BLOODS[type as keyof typeof BLOODS] : null
  return (
    <LiveRow
      time={submission.submittedAt}
      mark={
        submission.voided ? (
          <Chip tone="warn">{t('corrections.voided')}</Chip>
        ) : (
          <Chip tone={RESULT_TONES[status]}>
            {granted ? t('corrections.granted') : t(`submissions.result.${status}`)}
          </Chip>
        )
      }
      who={
        <div className="h-row" data-choice={choice ? '' : undefined}>
          {choice === 'none' ? <span className={styles.noChoice} /> : null}
          {choice && choice !== 'none' ? (
            <Checkbox
              size="xs"
              aria-label={t('corrections.choose')}
              checked={choice.isChosen}
              onChange={choice.onChange}
            />
          ) : null}
          <TeamCell team={team} userName={userName ?? null} onTeam={onTeam} />
        </div>
      }
      aside={<span className="h-mono">{ip}</span>}
    >
      <SentFlag
        challenge={challengeTitle}
        answer={granted ? undefined : answer}
        note={submission.voided?.reason ?? grantedText ?? submission.judgedAgain?.reason ?? null}
        before={category ? <Flag category={category} size={16} decorative /> : null}
        after={blood ? <Pennant kind={blood} size={14} label={t(`submissions.blood.${blood}`)} /> : null}
      />
    </LiveRow>
  )
}
