import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { enterSession } from '../../../session/viewer.ts'
import { Outcome } from './Outcome.tsx'

type Next = { label: string; to: string }
type Props = { title: string; children: ReactNode; next: readonly [Next, ...Next[]] }

/** An invalid email link, with what to do instead. */
export function LinkOutcome({ title, children, next }: Props) {
  return (
    <Outcome
      flag="N"
      title={title}
      actions={next.map(({ label, to }, index) => (
        // Reloads the page, because the link may have ended or opened a session.
        <Button
          key={to}
          size="lg"
          fullWidth
          variant={index === 0 ? 'filled' : 'default'}
          onClick={() => enterSession(to)}
        >
          {label}
        </Button>
      ))}
    >
      <p>{children}</p>
    </Outcome>
  )
}

/** Shown for an incomplete link. */
export function IncompleteLinkOutcome({ next }: { next: Next }) {
  const { t } = useTranslation()
  return (
    <LinkOutcome title={t('mailLink.cutTitle')} next={[next, { label: t('account.waitAction'), to: '/' }]}>
      {t('mailLink.cutText')}
    </LinkOutcome>
  )
}
