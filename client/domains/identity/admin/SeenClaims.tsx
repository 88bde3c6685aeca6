import { Fragment } from 'react'
import { RelativeTime } from '../../../components/time/RelativeTime.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import styles from './ProviderPanel.module.css'

/** The claims that the provider sent at the last sign-in; null before the first one. */
export type LastClaims = {
  readonly seenAt: string
  readonly claims: readonly { readonly name: string; readonly value: string }[]
} | null

/** The claims of the last sign-in, with which an administrator checks the names of the form. */
export function SeenClaims({ last }: { last: NonNullable<LastClaims> }) {
  const { t } = useTranslation()
  return (
    <section className="h-form-section">
      <h3>
        {t('adminSignIn.lastClaims')} <RelativeTime className="h-label" time={last.seenAt} />
      </h3>
      <p className="h-label">{t('adminSignIn.lastClaimsText')}</p>
      <dl className={styles.claims}>
        {last.claims.map(({ name, value }) => (
          <Fragment key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <code>{value}</code>
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
