import { Progress } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { FailedState } from '../../components/states/FailedState.tsx'
import { PdfPage } from './PdfPage.tsx'
import { usePdf } from './usePdf.ts'
import styles from './PdfPages.module.css'

/** The pages of a PDF below each other. A page is drawn when it comes near the visible area. */
export function PdfPages({ url, label }: { url: string; label: string }) {
  const { t } = useTranslation()
  const [attempt, setAttempt] = useState(0)
  const state = usePdf(url, attempt)
  if (state.step === 'failed') {
    return (
      <FailedState title={t('writeups.unreadable')} onRetry={() => setAttempt(attempt + 1)}>
        {t('writeups.unreadableText')}
      </FailedState>
    )
  }
  if (state.step === 'loading') {
    return (
      <div className={styles.loading} aria-busy>
        <div className={styles.progress}>
          <Progress value={state.share * 100} aria-label={t('writeups.loading')} />
          <p className="h-label">{t('writeups.loading')}</p>
        </div>
      </div>
    )
  }
  const { pdf } = state
  return (
    <div className={styles.pages} role="document" aria-label={label} tabIndex={0}>
      {Array.from({ length: pdf.numPages }, (_, index) => (
        <PdfPage key={index} pdf={pdf} number={index + 1} />
      ))}
    </div>
  )
}
