import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProviderList_settings$key } from '../../../__generated__/ProviderList_settings.graphql.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { NEW_PROVIDER } from './provider-values.ts'
import { ProviderForm } from './ProviderForm.tsx'
import { ProviderPanel } from './ProviderPanel.tsx'

/** The providers that users sign in with, each as a row that opens its form. */
export function ProviderList({ settings: key }: { settings: ProviderList_settings$key }) {
  const { t } = useTranslation()
  const { identityProviders } = useFragment(
    graphql`
      fragment ProviderList_settings on Settings {
        identityProviders {
          key
          protocol
          label
          issuer
          clientId
          hasClientSecret
          clientAuth
          mustReenterSecret
          scopes
          userNameClaim
          realNameClaim
          roleClaim
          monitorValues
          adminValues
          teamClaim
          divisionClaim
          isEnabled
          allowsSignUp
          trustsMail
          endsSession
          lastClaims {
            seenAt
            claims {
              name
              value
            }
          }
          revision
        }
      }
    `,
    key,
  )
  const headingId = useId()
  const [isAdding, setAdding] = useState(false)
  return (
    <section className="h-stack" aria-labelledby={headingId}>
      <div className="h-row">
        <div className="h-grow">
          <h2 id={headingId}>{t('adminSignIn.providers')}</h2>
          <p className="h-label">{t('adminSignIn.providersText')}</p>
        </div>
        {isAdding ? null : (
          <Button
            variant="filled"
            leftSection={<IconPlus size={16} stroke={1.75} />}
            onClick={() => setAdding(true)}
          >
            {t('adminSignIn.add')}
          </Button>
        )}
      </div>
      {identityProviders.map(
        ({
          hasClientSecret,
          mustReenterSecret,
          monitorValues,
          adminValues,
          protocol,
          clientAuth,
          lastClaims,
          revision,
          ...provider
        }) => (
          <ProviderPanel
            key={provider.key}
            stored={{
              ...provider,
              protocol: protocol === 'Ctftime' ? 'Ctftime' : 'OpenIdConnect',
              clientAuth,
              monitorValues: monitorValues.join(', '),
              adminValues: adminValues.join(', '),
              clientSecret: '',
            }}
            revision={revision}
            lastClaims={lastClaims ?? null}
            secret={mustReenterSecret ? 'lost' : hasClientSecret ? 'kept' : 'none'}
          />
        ),
      )}
      {isAdding ? (
        <section className="h-panel">
          <div className="h-panel-head">
            <h3>{t('adminSignIn.add')}</h3>
            <Button size="xs" onClick={() => setAdding(false)}>
              {t('action.cancel')}
            </Button>
          </div>
          <ProviderForm
            stored={NEW_PROVIDER}
            revision={null}
            secret="none"
            lastClaims={null}
            onDone={() => setAdding(false)}
          />
        </section>
      ) : null}
    </section>
  )
}
