import { Progress } from '@mantine/core'
import { idleSeconds } from '../../../../rules/connection-check/judge.ts'
import { Note } from '../../../components/Note.tsx'
import { Spinner } from '../../../components/states/Spinner.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import styles from './Connection.module.css'
import { ConnectionFinding } from './ConnectionFinding.tsx'
import { useConnectionRun } from './useConnectionRun.ts'

type Props = { isRunning: boolean; onEnd: () => void }

/** The findings of one run, one after the other. */
export function ConnectionRun({ isRunning, onEnd }: Props) {
  const { t } = useTranslation()
  const { proxy, findings, check, heldSeconds, failure, isComplete } = useConnectionRun(isRunning, onEnd)
  const isBroken = findings.some(({ fault }) => fault !== null)
  const held = t('connectionCheck.held', { seconds: heldSeconds, of: idleSeconds })
  return (
    <>
      <ul className={styles.findings} aria-label={t('connectionCheck.title')} aria-busy={isRunning}>
        {findings.map((finding) => (
          <ConnectionFinding key={finding.check} finding={finding} proxy={proxy} />
        ))}
        {isRunning && check ? (
          <li className={styles.finding}>
            <Spinner />
            <b>{t(`connectionCheck.name.${check}`)}</b>
            {check === 'idle' ? (
              <div className={styles.said}>
                <span>{held}</span>
                <Progress value={(heldSeconds / idleSeconds) * 100} aria-label={held} />
              </div>
            ) : null}
          </li>
        ) : null}
      </ul>
      {failure ? (
        <Note tone="bad" role="alert">
          {failure.status === null
            ? t('connectionCheck.noAnswer')
            : t('connectionCheck.otherAnswer', { status: String(failure.status) })}
        </Note>
      ) : null}
      {isComplete ? (
        <Note tone={isBroken ? 'bad' : 'ok'} role="status">
          {t(isBroken ? 'connectionCheck.someBroken' : 'connectionCheck.allWork')}
        </Note>
      ) : null}
      {!isRunning && !isComplete && !failure ? (
        <Note role="status">{t('connectionCheck.canceled')}</Note>
      ) : null}
    </>
  )
}
