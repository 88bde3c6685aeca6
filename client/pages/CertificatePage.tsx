import { graphql, usePreloadedQuery } from 'react-relay'
import type { CertificatePageQuery } from '../__generated__/CertificatePageQuery.graphql.ts'
import { Note } from '../components/Note.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { CertificateForm } from '../domains/certificate/CertificateForm.tsx'
import { CertificateView } from '../domains/certificate/CertificateView.tsx'
import { useTranslation } from '../i18n/useTranslation.ts'
import type { PageProps } from '../relay/page-route.tsx'

/** Shows whether the certificate with the code in the address is valid. */
export function CertificatePage({ queryRef }: PageProps<CertificatePageQuery>) {
  const { t } = useTranslation()
  const { certificate } = usePreloadedQuery<CertificatePageQuery>(
    graphql`
      query CertificatePageQuery($code: String!) @preloadable {
        certificate(code: $code) {
          ...CertificateView_certificate
        }
      }
    `,
    queryRef,
  )
  return (
    <div className="h-page" style={{ maxWidth: 720 }}>
      <PageTitle screen={t('certificate.title')} />
      <div className="h-page-head">
        <h1>{t('certificate.title')}</h1>
      </div>
      <div className="h-stack" style={{ gap: 24 }}>
        {certificate ? (
          <CertificateView certificate={certificate} />
        ) : (
          <Note tone="bad" role="alert">
            <b>{t('certificate.unknown')}</b>
            <p>{t('certificate.unknownText')}</p>
          </Note>
        )}
        <CertificateForm heading={t('certificate.another')} />
      </div>
    </div>
  )
}
