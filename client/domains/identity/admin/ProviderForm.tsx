import { Button } from '@mantine/core'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { CopyField } from '../../../components/controls/CopyField.tsx'
import { DeleteButton } from '../../../components/controls/DeleteButton.tsx'
import { ActionRow } from '../../../components/panels/ActionRow.tsx'
import { ConfirmDialog } from '../../../components/panels/ConfirmDialog.tsx'
import { graphql } from 'react-relay'
import { useFormRefresh } from '../../../forms/useFormRefresh.ts'
import { providerLabels } from './provider-labels.ts'
import { DraftForm } from '../../../forms/DraftForm.tsx'
import { useDraft } from '../../../forms/useDraft.ts'
import { useDraftForm } from '../../../forms/useDraftForm.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { DiscoveryResult, type Found } from './DiscoveryResult.tsx'
import { IssuerMove } from './IssuerMove.tsx'
import { ProviderFields } from './ProviderFields.tsx'
import styles from './ProviderPanel.module.css'
import { SeenClaims, type LastClaims } from './SeenClaims.tsx'
import { toInput, type ProviderValues, type SecretState } from './provider-values.ts'
import { useProviders } from './useProviders.ts'

type Props = {
  stored: ProviderValues
  /** The revision of the stored values; null for a new provider. */
  revision: string | null
  secret: SecretState
  lastClaims: LastClaims
  /** Called after the provider was saved or deleted. */
  onDone: () => void
}

/** The settings of one provider, with a test of its address. */
export function ProviderForm({ stored, revision, secret, lastClaims, onDone }: Props) {
  const { t } = useTranslation()
  const isNew = revision === null
  const { revalidate } = useRevalidator()
  const { save, isSaving, remove, test, isTesting } = useProviders()
  // The browser does not keep the changes, because they can contain the secret.
  const draft = useDraft(stored)
  const { values } = draft
  const [found, setFound] = useState<Found | null>(null)
  const [samePeople, setSamePeople] = useState<boolean | null>(null)
  const isMoved = !isNew && values.issuer !== stored.issuer
  const [wrongIssuer, setWrongIssuer] = useState<string | undefined>(undefined)
  const [isDeleting, setDeleting] = useState(false)
  const refresh = useFormRefresh(graphql`
    query ProviderFormRefreshQuery {
      settings {
        ...ProviderList_settings
      }
    }
  `)
  const form = useDraftForm({
    draft,
    ...(isNew ? {} : { refresh }),
    saving: isSaving,
    saved: t('adminSignIn.saved'),
    onSend: async () => {
      const outcome = await save({
        variables: { input: { ...toInput(values), revision, ...(isMoved && { samePeople }) } },
      })
      if (outcome.ok) {
        await revalidate()
        onDone()
      }
      return outcome
    },
  })

  async function tryDiscovery() {
    setFound(null)
    const outcome = await test({ variables: { input: { issuer: values.issuer } } })
    setWrongIssuer(outcome.ok ? undefined : outcome.fieldErrors['issuer'])
    if (outcome.ok) {
      const { issuer = '', claims = [], clientAuths = [], unmetNeeds = [] } = outcome.payload
      setFound({ issuer, claims, clientAuths, unmetNeeds })
    }
  }

  async function confirmDelete() {
    const outcome = await remove({ variables: { input: { key: stored.key } } })
    setDeleting(false)
    if (!outcome.ok) return
    await revalidate()
    onDone()
  }

  return (
    <>
      <DraftForm
        className={styles.form ?? ''}
        label={values.label || t('adminSignIn.add')}
        labels={providerLabels(t)}
        form={form}
        {...(isNew ? { saveLabel: t('adminSignIn.add') } : {})}
      >
        <ProviderFields
          draft={draft}
          errors={{ ...(wrongIssuer ? { issuer: wrongIssuer } : {}), ...form.errors }}
          isNew={isNew}
          secret={secret}
          connection={
            <>
              {isMoved ? <IssuerMove samePeople={samePeople} onChange={setSamePeople} /> : null}
              {values.key === '' ? null : (
                <div className="h-span-12">
                  <div className={styles.label} aria-hidden>
                    {t('adminSignIn.callback')}
                  </div>
                  <CopyField
                    wraps
                    label={t('adminSignIn.callback')}
                    value={`${window.location.origin}/auth/${values.key}/callback`}
                  />
                  <p className={`h-label ${styles.hint}`}>{t('adminSignIn.hint.callback')}</p>
                </div>
              )}
              {values.protocol === 'OpenIdConnect' ? (
                <div className="h-span-12">
                  <Button loading={isTesting} onClick={() => void tryDiscovery()}>
                    {t('adminSignIn.test')}
                  </Button>
                </div>
              ) : null}
              {found ? <DiscoveryResult found={found} /> : null}
            </>
          }
        />
      </DraftForm>
      {lastClaims ? <SeenClaims last={lastClaims} /> : null}
      {isNew ? null : (
        <section className={`h-form-section ${styles.danger}`}>
          <ActionRow
            title={t('adminSignIn.delete', { label: stored.label })}
            hint={t('adminSignIn.deleteText')}
          >
            <DeleteButton size="xs" onClick={() => setDeleting(true)} />
          </ActionRow>
        </section>
      )}
      <ConfirmDialog
        opened={isDeleting}
        onClose={() => setDeleting(false)}
        onConfirm={confirmDelete}
        title={t('adminSignIn.deleteTitle', { label: stored.label })}
        confirmLabel={t('adminSignIn.delete', { label: stored.label })}
      >
        {t('adminSignIn.deleteText')}
      </ConfirmDialog>
    </>
  )
}
