import { Button, Textarea } from '@mantine/core'
import { useState, type SyntheticEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { writeupLimits } from '../../../../rules/field-limits.ts'
import type { WriteupReviewCard_writeup$key } from '../../../__generated__/WriteupReviewCard_writeup.graphql.ts'
import { Dialog } from '../../../components/panels/Dialog.tsx'
import { Note } from '../../../components/Note.tsx'
import { RelativeTime } from '../../../components/time/RelativeTime.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useDecideWriteup } from './useDecideWriteup.ts'
import { WriteupBody } from './WriteupBody.tsx'
import styles from './WriteupReview.module.css'

type Props = { writeup: WriteupReviewCard_writeup$key; connectionId: string }

/** A write-up of a player with its text, to publish or refuse. The PDF of a team is only shown. */
export function WriteupReviewCard({ writeup: key, connectionId }: Props) {
  const { t } = useTranslation()
  const writeup = useFragment(
    graphql`
      fragment WriteupReviewCard_writeup on SharedWriteup {
        id
        kind
        state
        version
        teamName
        userName
        refusal
        submittedAt
        challenges {
          title
        }
        ...WriteupBody_writeup
      }
    `,
    key,
  )
  const { id, kind, state, version, teamName, userName, refusal, submittedAt, challenges } = writeup
  const [isRefusing, setRefusing] = useState(false)
  const [reason, setReason] = useState('')
  const { approve, refuse, isBusy } = useDecideWriteup({ id, version, connectionId })
  const name = [userName, teamName].filter(Boolean).join(' · ')

  async function send(event: SyntheticEvent) {
    event.preventDefault()
    if (!reason.trim() || isBusy) return
    if (await refuse(reason)) setRefusing(false)
  }

  return (
    <article className="h-panel" aria-label={t('writeups.of', { team: name })}>
      <div className={`h-panel-head h-wrap ${styles.head}`}>
        <div className={styles.names}>
          <h2>{challenges.map(({ title }) => title).join(', ') || t('sharedWriteups.wholeGame')}</h2>
          <span className="h-label">
            {name}, <RelativeTime time={submittedAt} />
          </span>
        </div>
        {kind === 'Pdf' ? null : (
          <span className={`h-row ${styles.decision}`}>
            {state === 'Refused' ? null : (
              <Button size="xs" color="red" variant="outline" onClick={() => setRefusing(true)}>
                {t('sharedWriteups.refuse')}
              </Button>
            )}
            {state === 'Published' ? null : (
              <Button size="xs" loading={isBusy} onClick={() => void approve()}>
                {t('sharedWriteups.publish')}
              </Button>
            )}
          </span>
        )}
      </div>
      <div className={`h-panel-body h-stack ${styles.body}`} tabIndex={0} role="group" aria-label={name}>
        {refusal ? <Note tone="bad">{t('sharedWriteups.refusedFor', { reason: refusal })}</Note> : null}
        <WriteupBody writeup={writeup} label={t('writeups.of', { team: name })} />
      </div>
      <Dialog
        opened={isRefusing}
        onClose={() => setRefusing(false)}
        title={<b>{t('sharedWriteups.refuseTitle')}</b>}
        size={480}
      >
        <form className="h-stack" onSubmit={(event) => void send(event)}>
          <Textarea
            label={t('sharedWriteups.reason')}
            description={t('sharedWriteups.reasonHint')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            maxLength={writeupLimits.refusal}
            autosize
            minRows={2}
            maxRows={6}
            data-autofocus
          />
          <Button
            type="submit"
            color="red"
            variant="filled"
            disabled={!reason.trim()}
            loading={isBusy}
            style={{ justifySelf: 'start' }}
          >
            {t('sharedWriteups.refuse')}
          </Button>
        </form>
      </Dialog>
    </article>
  )
}
