import { Checkbox } from '@mantine/core'
import { Chip } from '../../../components/Chip.tsx'
import { ExactTime } from '../../../components/time/ExactTime.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { boardTime } from '../../scoreboard/model/board-times.ts'
import { RESULT_TONES } from '../submission-filters.ts'
import type { DifferingAnswer } from './useDifferingAnswers.ts'
import styles from './DifferingAnswerList.module.css'

type Props = {
  answers: readonly DifferingAnswer[]
  isChosen: (id: string) => boolean
  onToggle: (id: string) => void
}

const weekMs = 7 * 86_400_000

/** Stored answers with their old and new verdicts, to choose from. */
export function DifferingAnswerList({ answers, isChosen, onToggle }: Props) {
  const { t, i18n } = useTranslation()
  return (
    <ul className={styles.list} aria-label={t('judgeAgain.answers')}>
      {answers.map(({ submissionId, teamName, userName, submittedAt, answer, before, after, isSolve }) => {
        const time = Date.parse(submittedAt)
        return (
          <li key={submissionId} className={styles.item}>
            <Checkbox
              size="xs"
              aria-label={t('judgeAgain.choose', { team: teamName, answer })}
              checked={isChosen(submissionId)}
              onChange={() => onToggle(submissionId)}
            />
            <div className={styles.facts}>
              <div className={styles.head}>
                <span className={styles.team} title={userName ?? undefined}>
                  {teamName}
                </span>
                <span className={styles.time}>
                  <ExactTime time={time}>
                    {boardTime(time, { locale: i18n.language, spanMs: weekMs })}
                  </ExactTime>
                </span>
              </div>
              <code className={styles.answer}>{answer}</code>
              <div className="h-row">
                <Chip tone={RESULT_TONES[before]}>{t(`submissions.result.${before}`)}</Chip>
                <span aria-hidden>→</span>
                <Chip tone={RESULT_TONES[after]}>{t(`submissions.result.${after}`)}</Chip>
                {after === 'Accepted' && !isSolve ? (
                  <span className="h-dim">{t('judgeAgain.repeated')}</span>
                ) : null}
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
