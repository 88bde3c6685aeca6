import { hoursText } from '../../../../rules/hours-text.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useClientConfig } from '../../../session/client-config.ts'

/** How long a link in an email works, as text. */
export function useLinkLifetime(): string {
  const { i18n } = useTranslation()
  return hoursText(i18n.language, useClientConfig().mailLinkLifetimeHours)
}
