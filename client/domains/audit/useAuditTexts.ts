import { useTranslation } from '../../i18n/useTranslation.ts'
import { isAuditAction } from './audit-actions.ts'

/** Texts for an action and its actor. An action that this client does not know is shown by its name. */
export function useAuditTexts() {
  const { t } = useTranslation()
  return {
    actionWords: (action: string): string => (isAuditAction(action) ? t(`audit.action.${action}`) : action),
    actorWords: ({ door, actorName }: { door: string; actorName: string }): string => {
      if (door === 'Command') return t('audit.command')
      return door === 'Platform' ? t('audit.platform') : actorName
    },
  }
}
