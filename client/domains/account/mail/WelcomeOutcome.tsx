import { Button } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { enterSession } from '../../../session/viewer.ts'
import { Outcome } from './Outcome.tsx'

/** The account is active and logged in. */
export function WelcomeOutcome({ name, returnPath }: { name: string; returnPath: string }) {
  const { t } = useTranslation()
  return (
    <Outcome
      flag="C"
      tone="live"
      title={t('account.welcomeTitle', { name })}
      actions={
        <>
          <Button variant="filled" size="lg" fullWidth onClick={() => enterSession(returnPath)}>
            {t('account.goOn')}
          </Button>
          <Button size="lg" fullWidth onClick={() => enterSession('/teams')}>
            {t('account.makeTeam')}
          </Button>
        </>
      }
    >
      <p>{t('account.welcomeText')}</p>
    </Outcome>
  )
}
