import { useTranslation } from '../../i18n/useTranslation.ts'

/** Why organizers rejected or suspended a team, in their words. */
export function StatusReason({ reason }: { reason: string }) {
  const { t } = useTranslation()
  return (
    <span style={{ display: 'block', marginTop: 8, overflowWrap: 'anywhere' }}>
      {t('entry.reason', { reason })}
    </span>
  )
}
