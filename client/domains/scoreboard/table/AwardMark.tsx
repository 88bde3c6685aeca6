import { useTranslation } from '../../../i18n/useTranslation.ts'

/** Follows a score that contains awards. */
export function AwardMark({ className }: { className: string | undefined }) {
  const { t } = useTranslation()
  return (
    <span className={className} title={t('scoreboard.withAwards')}>
      <span aria-hidden>±</span>
      <span className="h-sr">{t('scoreboard.withAwards')}</span>
    </span>
  )
}
