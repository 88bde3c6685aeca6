import { IconX } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { AttemptList_challenge$key } from '../../__generated__/AttemptList_challenge.graphql.ts'
import { ExactTime } from '../../components/time/ExactTime.tsx'
import { Pennant } from '../../components/flags/Pennant.tsx'
import { boardTime } from '../scoreboard/model/board-times.ts'
import styles from './AttemptList.module.css'

/** The latest submissions of the viewer's team for a challenge, newest first. Shows nothing if there are none. */
export function AttemptList({ challenge, spanMs }: { challenge: AttemptList_challenge$key; spanMs: number }) {
  const { t, i18n } = useTranslation()
  const { viewerSubmissions } = useFragment(
    graphql`
      fragment AttemptList_challenge on Challenge {
        viewerSubmissions(first: 6) {
          edges {
            node {
              id
              answer
              status
              submittedAt
              userName
              voided {
                reason
                voidedAt
                mayAnswerAgain
              }
              granted {
                reason
                grantedAt
              }
              judgedAgain {
                reason
                judgedAt
              }
            }
          }
        }
      }
    `,
    challenge,
  )
  const attempts = viewerSubmissions.edges.map(({ node }) => node)
  if (attempts.length === 0) return null
  return (
    <section className={styles.section}>
      <h3 className="h-sub">{t('play.attempts')}</h3>
      <ul className={styles.list}>
        {attempts.map(({ id, answer, status, submittedAt, userName, voided, granted, judgedAgain }) => (
          <li key={id} className={styles.attempt} title={userName ?? undefined}>
            {status === 'Accepted' ? (
              <Pennant kind="solved" label={t('play.right')} />
            ) : (
              <IconX
                className={styles.wrong}
                size={16}
                stroke={1.75}
                role="img"
                aria-label={t('play.wrong')}
              />
            )}
            {granted ? null : (
              <span className={styles.answer} title={answer}>
                {answer}
              </span>
            )}
            <span className={styles.time}>
              <ExactTime time={Date.parse(submittedAt)}>
                {attemptTime(Date.parse(submittedAt), i18n.language, spanMs)}
              </ExactTime>
            </span>
            {granted ? (
              <span className={styles.reason}>
                {t('play.granted', {
                  time: attemptTime(Date.parse(granted.grantedAt), i18n.language, spanMs),
                  reason: granted.reason,
                })}
              </span>
            ) : null}
            {voided ? (
              <span className={styles.reason}>
                {t('play.voided', {
                  time: attemptTime(Date.parse(voided.voidedAt), i18n.language, spanMs),
                  reason: voided.reason,
                })}
                {voided.mayAnswerAgain ? null : ` ${t('play.voidedForGood')}`}
              </span>
            ) : judgedAgain ? (
              <span className={styles.voided}>
                {t('play.judgedAgain', {
                  time: attemptTime(Date.parse(judgedAgain.judgedAt), i18n.language, spanMs),
                  reason: judgedAgain.reason,
                })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

// Submissions of today have no date, which leaves more space for the flag.
function attemptTime(time: number, locale: string, spanMs: number): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString()
  if (!isToday) return boardTime(time, { locale, spanMs })
  return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    time,
  )
}
