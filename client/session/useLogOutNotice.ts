import { useEffect } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { showFailure, showSuccess } from '../components/toasts.ts'
import { takeLogOutReason } from './log-out-reason.ts'

/** Shows why the previous session ended. */
export function useLogOutNotice(): void {
  const { t } = useTranslation()
  useEffect(() => {
    const reason = takeLogOutReason()
    if (reason === 'banned') showFailure(t('account.bannedTitle'), t('account.bannedText'))
    if (reason === 'everywhere') showSuccess(t('session.endedEverywhere'))
  }, [t])
}
