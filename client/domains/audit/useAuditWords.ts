import { useTranslation } from 'react-i18next'
import { isAuditAction } from './audit-actions.ts'

/** What was done and by whom, in words; a name that this client does not know stays as it is. */
export function useAuditWords() {
  const { t } = useTranslation()
  return {
    actionWords: (action: string): string => (isAuditAction(action) ? t(`audit.action.${action}`) : action),
    actorWords: ({ door, actorName }: { door: string; actorName: string }): string => {
      if (door === 'Command') return t('audit.command')
      return door === 'Platform' ? t('audit.platform') : actorName
    },
  }
}
