import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Note } from '../../../components/Note.tsx'
import type { MutationOutcome } from '../../../relay/useMutationResult.ts'
import { isLinkRefused } from './link-refusal.ts'
import styles from '../AuthForm.module.css'

type Props<Payload> = {
  label: string
  running: boolean
  follow: () => Promise<MutationOutcome<Payload>>
  onDone: (payload: Payload) => void
  onRefused: () => void
}

/**
 * Uses an email link when the user presses the button. It is not used on opening, because mail scanners
 * open every link and a link works only once.
 */
export function LinkForm<Payload>({ label, running, follow, onDone, onRefused }: Props<Payload>) {
  const { t } = useTranslation()
  const [refusal, setRefusal] = useState<string | null>(null)

  async function send() {
    setRefusal(null)
    const outcome = await follow()
    if (outcome.ok) onDone(outcome.payload)
    else if (isLinkRefused(outcome)) onRefused()
    else setRefusal(outcome.error.message || t('failure.unexpected'))
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!running) void send()
      }}
    >
      {refusal ? (
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
      ) : null}
      <Button type="submit" variant="filled" size="lg" fullWidth loading={running}>
        {label}
      </Button>
    </form>
  )
}
