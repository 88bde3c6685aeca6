import { Button } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Link } from 'react-router'
import { Outcome } from './Outcome.tsx'
import type { RecoveryRequest } from './RecoveryForm.tsx'
import { useLinkLifetime } from './useLinkLifetime.ts'

export function RecoveryOutcome({ request, onAgain }: { request: RecoveryRequest; onAgain: () => void }) {
  const { t } = useTranslation()
  const lifetime = useLinkLifetime()
  const isMail = request.answer === 'mail'
  return (
    <Outcome
      flag={isMail ? 'K' : 'Q'}
      title={t(isMail ? 'account.mailSentTitle' : 'recovery.organizerTitle')}
      actions={
        <>
          <Button component={Link} to="/account/login" size="lg" fullWidth>
            {t('recovery.back')}
          </Button>
          {isMail ? (
            <Button variant="subtle" size="lg" fullWidth onClick={onAgain}>
              {t('recovery.again')}
            </Button>
          ) : null}
        </>
      }
    >
      <p>
        {isMail ? t('recovery.sentText', { email: request.email, lifetime }) : t('recovery.organizerText')}
      </p>
      {isMail ? <p>{t('recovery.missing')}</p> : null}
    </Outcome>
  )
}
