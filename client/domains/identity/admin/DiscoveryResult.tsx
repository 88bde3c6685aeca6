import { Note } from '../../../components/Note.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { CLIENT_AUTHS } from './provider-values.ts'

/** The discovery document of a provider, as the platform reads it. */
export type Found = {
  readonly issuer: string
  readonly claims: readonly string[]
  readonly clientAuths: readonly string[]
  readonly unmetNeeds: readonly string[]
}

/** Shows the document of a provider, and whether sign-ins can work. */
export function DiscoveryResult({ found }: { found: Found }) {
  const { t } = useTranslation()
  const { issuer, claims, clientAuths, unmetNeeds } = found
  const methods = Object.entries(CLIENT_AUTHS).flatMap(([name, label]) =>
    clientAuths.includes(name) ? [label] : [],
  )
  return (
    <div className="h-span-12 h-stack">
      {unmetNeeds.length > 0 ? (
        <Note tone="warn" role="status">
          {t('adminSignIn.unmetNeeds', { needs: unmetNeeds.join('; ') })}
        </Note>
      ) : null}
      <Note tone={unmetNeeds.length > 0 ? 'info' : 'ok'} role="status">
        {t('adminSignIn.found', {
          issuer,
          methods: methods.join(', ') || '–',
          claims: claims.join(', ') || '–',
        })}
      </Note>
    </div>
  )
}
