import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { OwnCertificatesIssueMutation } from '../../__generated__/OwnCertificatesIssueMutation.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'
import { NotShown } from './NotShown.tsx'
import styles from './OwnCertificates.module.css'

/** Buttons that download the certificates of the viewer and of the viewer's team. */
export function OwnCertificates({ gameId }: { gameId: string }) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState<'own' | 'team' | null>(null)
  const [notShown, setNotShown] = useState<readonly string[]>([])
  const [issue] = useMutationResult<OwnCertificatesIssueMutation, 'issueCertificate'>(
    graphql`
      mutation OwnCertificatesIssueMutation($input: IssueCertificateInput!) {
        issueCertificate(input: $input) {
          __typename
          ... on IssueCertificatePayload {
            certificate {
              code
              url
              notShown
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'issueCertificate',
  )

  async function download(which: 'own' | 'team') {
    setBusy(which)
    const outcome = await issue({ variables: { input: { gameId, forTeam: which === 'team' } } })
    setBusy(null)
    if (!outcome.ok || !outcome.payload.certificate) return
    setNotShown(outcome.payload.certificate.notShown)
    savePdf(outcome.payload.certificate)
  }

  return (
    <section className={`h-panel h-stack ${styles.own}`} aria-labelledby="own-certificates">
      <h2 id="own-certificates">{t('certificate.panel')}</h2>
      <Button
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
        loading={busy === 'own'}
        disabled={busy === 'team'}
        onClick={() => void download('own')}
      >
        {t('certificate.download')}
      </Button>
      <Button
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
        loading={busy === 'team'}
        disabled={busy === 'own'}
        onClick={() => void download('team')}
      >
        {t('certificate.downloadTeam')}
      </Button>
      <NotShown characters={notShown} />
    </section>
  )
}

function savePdf({ code, url }: { code: string; url: string }): void {
  const link = document.createElement('a')
  link.href = url
  link.download = `certificate-${code}.pdf`
  link.click()
}
