import { PageTitle } from '../components/PageTitle.tsx'
import { CertificateForm } from '../domains/certificate/CertificateForm.tsx'
import { useTranslation } from '../i18n/useTranslation.ts'

/** Asks for the code of a certificate. */
export function CertificateCheckPage() {
  const { t } = useTranslation()
  return (
    <div className="h-page" style={{ maxWidth: 720 }}>
      <PageTitle screen={t('certificate.title')} />
      <div className="h-page-head">
        <div className="h-grow">
          <h1>{t('certificate.title')}</h1>
          <p className="h-label">{t('certificate.intro')}</p>
        </div>
      </div>
      <CertificateForm />
    </div>
  )
}
