import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type {
  CertificateState,
  CertificateView_certificate$key,
} from '../../__generated__/CertificateView_certificate.graphql.ts'
import { Note } from '../../components/Note.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { formatDate } from '../../time/formats.ts'
import { CertificateResult } from './CertificateResult.tsx'
import { NotShown } from './NotShown.tsx'
import styles from './Certificate.module.css'

const TONES: Record<CertificateState, 'ok' | 'warn' | 'bad'> = {
  Valid: 'ok',
  Changed: 'warn',
  NotFinal: 'warn',
  NotEntitled: 'bad',
  Withdrawn: 'bad',
}

/** A certificate: whether it is valid, the result that it states, and the current result if that differs. */
export function CertificateView({ certificate: key }: { certificate: CertificateView_certificate$key }) {
  const { t, i18n } = useTranslation()
  const { state, stated, current, url, ...certificate } = useFragment(
    graphql`
      fragment CertificateView_certificate on Certificate {
        code
        state
        gameTitle
        gameDatabaseId
        userName
        teamName
        issuedAt
        withdrawalReason
        notShown
        url
        stated {
          ...CertificateResult_result
        }
        current {
          ...CertificateResult_result
        }
      }
    `,
    key,
  )
  const isChanged = state === 'Changed' && current != null
  return (
    <section className="h-panel">
      <div className="h-panel-body h-stack">
        <Note tone={TONES[state]} role="status">
          <b>{t(`certificate.state.${state}`)}</b>
          <p>{t(`certificate.text.${state}`)}</p>
          {certificate.withdrawalReason ? (
            <p>
              {t('certificate.reason')}: {certificate.withdrawalReason}
            </p>
          ) : null}
        </Note>
        <div className={styles.holder}>
          <Link to={`/games/${certificate.gameDatabaseId}`}>{certificate.gameTitle}</Link>
          <h2 className={styles.team}>{certificate.teamName}</h2>
          {certificate.userName ? <p className="h-dim">{certificate.userName}</p> : null}
        </div>
        <NotShown characters={certificate.notShown} />
        <CertificateResult heading={t('certificate.stated')} isNamed={isChanged} result={stated} />
        {isChanged ? <CertificateResult heading={t('certificate.current')} isNamed result={current} /> : null}
        <div className={`h-row h-wrap ${styles.foot}`}>
          <dl className={styles.proof}>
            <div>
              <dt className="h-label">{t('certificate.issued')}</dt>
              <dd className="h-num">
                <time dateTime={certificate.issuedAt}>
                  {formatDate(Date.parse(certificate.issuedAt), 'shortWithYear', i18n.language)}
                </time>
              </dd>
            </div>
            <div>
              <dt className="h-label">{t('certificate.codeLabel')}</dt>
              <dd>
                <code>{certificate.code}</code>
              </dd>
            </div>
          </dl>
          {state === 'Valid' ? (
            <Button
              component="a"
              href={url}
              target="_blank"
              leftSection={<IconFileTypePdf size={16} stroke={1.75} aria-hidden />}
            >
              {t('certificate.pdf')}
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  )
}
