import { Button } from '@mantine/core'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { IssuedCertificate_certificate$key } from '../../__generated__/IssuedCertificate_certificate.graphql.ts'
import type { IssuedCertificateRestoreMutation } from '../../__generated__/IssuedCertificateRestoreMutation.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'
import { NotShown } from './NotShown.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

/** An issued certificate, with a button to withdraw or restore it. */
export function IssuedCertificate({ certificate: key }: { certificate: IssuedCertificate_certificate$key }) {
  const { t } = useTranslation()
  const { code, userName, teamName, withdrawnAt, withdrawalReason, notShown } = useFragment(
    graphql`
      fragment IssuedCertificate_certificate on Certificate {
        code
        userName
        teamName
        withdrawnAt
        withdrawalReason
        notShown
      }
    `,
    key,
  )
  const [isAsking, setAsking] = useState(false)
  const [commitRestore, isRestoring] = useMutationResult<
    IssuedCertificateRestoreMutation,
    'restoreCertificate'
  >(
    graphql`
      mutation IssuedCertificateRestoreMutation($input: RestoreCertificateInput!) {
        restoreCertificate(input: $input) {
          __typename
          ... on RestoreCertificatePayload {
            certificate {
              ...IssuedCertificate_certificate
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'restoreCertificate',
  )
  const name = userName ?? teamName

  async function restore() {
    const outcome = await commitRestore({ variables: { input: { code } } })
    if (outcome.ok) showSuccess(t('certificate.restored'))
  }

  return (
    <li>
      <div className="h-row h-wrap" style={{ justifyContent: 'space-between' }}>
        <div>
          <b>{name}</b>
          {userName ? <span className="h-label"> · {teamName}</span> : null}
        </div>
        {withdrawnAt ? (
          <Button
            size="xs"
            loading={isRestoring}
            aria-label={t('certificate.restoreLabel', { name })}
            onClick={() => void restore()}
          >
            {t('certificate.restore')}
          </Button>
        ) : (
          <Button
            size="xs"
            aria-label={t('certificate.withdrawLabel', { name })}
            onClick={() => setAsking(true)}
          >
            {t('certificate.withdraw')}
          </Button>
        )}
      </div>
      <Link to={`/verify/${code}`}>
        <code style={{ overflowWrap: 'anywhere' }}>{code}</code>
      </Link>
      <NotShown characters={notShown} />
      {withdrawnAt ? (
        <p className="h-dim">
          <Chip>{t('certificate.withdrawnMark')}</Chip> {withdrawalReason}
        </p>
      ) : null}
      {isAsking ? <WithdrawDialog code={code} onClose={() => setAsking(false)} /> : null}
    </li>
  )
}
