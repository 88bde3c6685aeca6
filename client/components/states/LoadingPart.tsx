import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'

/** Tells screen readers that a part of the page is loading, and hides its skeleton from them. */
export function LoadingPart({ className, children }: { className?: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={className} aria-busy="true">
      <span className="h-sr" role="status">
        {t('state.loading')}
      </span>
      <div aria-hidden>{children}</div>
    </div>
  )
}
