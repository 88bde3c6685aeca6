import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { CopyField } from '../../../components/controls/CopyField.tsx'
import { Note } from '../../../components/Note.tsx'
import { ConfirmDialog } from '../../../components/panels/ConfirmDialog.tsx'
import { showSuccess } from '../../../components/toasts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { FieldErrors } from '../../../relay/useMutationResult.ts'
import { ProviderFields } from './ProviderFields.tsx'
import { isChanged, toInput, type ProviderValues } from './provider-values.ts'
import { useProviders } from './useProviders.ts'

type Props = {
  stored: ProviderValues
  isNew: boolean
  hasSecret: boolean
  /** Called after the provider was saved or deleted. */
  onDone: () => void
}

/** The settings of one provider, with a test of its address. */
export function ProviderForm({ stored, isNew, hasSecret, onDone }: Props) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const { save, isSaving, remove, test, isTesting } = useProviders()
  const [values, setValues] = useState(stored)
  const [saved, setSaved] = useState(stored)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [found, setFound] = useState<string | null>(null)
  const [isDeleting, setDeleting] = useState(false)

  async function send() {
    const outcome = await save({ variables: { input: toInput(values) } })
    setErrors(outcome.ok ? {} : outcome.fieldErrors)
    if (!outcome.ok) return
    const kept = { ...values, clientSecret: '' }
    setValues(kept)
    setSaved(kept)
    showSuccess(t('adminSignIn.saved'))
    await revalidate()
    onDone()
  }

  async function tryDiscovery() {
    setFound(null)
    const outcome = await test({ variables: { input: { issuer: values.issuer } } })
    setErrors(outcome.ok ? {} : outcome.fieldErrors)
    if (outcome.ok) {
      const { issuer, claims } = outcome.payload
      setFound(t('adminSignIn.found', { issuer, claims: claims?.join(', ') || '–' }))
    }
  }

  async function confirmDelete() {
    const outcome = await remove({ variables: { input: { key: stored.key } } })
    setDeleting(false)
    if (!outcome.ok) return
    await revalidate()
    onDone()
  }

  const isDirty = isChanged(values, saved)
  return (
    <form
      className="h-panel-body h-stack"
      aria-label={values.label || t('adminSignIn.add')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving && isDirty) void send()
      }}
      noValidate
    >
      <ProviderFields
        values={values}
        onChange={setValues}
        errors={errors}
        isNew={isNew}
        hasSecret={hasSecret}
      />
      {values.key === '' ? null : (
        <div>
          <div className="h-sub" aria-hidden>
            {t('adminSignIn.callback')}
          </div>
          <CopyField
            label={t('adminSignIn.callback')}
            value={`${window.location.origin}/auth/${values.key}/callback`}
          />
        </div>
      )}
      {found ? (
        <Note tone="ok" role="status">
          {found}
        </Note>
      ) : null}
      <div className="h-row h-wrap">
        <Button type="submit" variant="filled" loading={isSaving} disabled={!isDirty}>
          {t('action.save')}
        </Button>
        {values.protocol === 'OpenIdConnect' ? (
          <Button loading={isTesting} onClick={() => void tryDiscovery()}>
            {t('adminSignIn.test')}
          </Button>
        ) : null}
        {isNew ? (
          <Button variant="subtle" onClick={onDone}>
            {t('action.cancel')}
          </Button>
        ) : (
          <Button
            color="red"
            variant="outline"
            ms="auto"
            leftSection={<IconTrash size={16} stroke={1.75} />}
            onClick={() => setDeleting(true)}
          >
            {t('adminSignIn.delete', { label: stored.label })}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={isDeleting}
        onClose={() => setDeleting(false)}
        onConfirm={confirmDelete}
        title={t('adminSignIn.deleteTitle', { label: stored.label })}
        confirmLabel={t('adminSignIn.delete', { label: stored.label })}
      >
        {t('adminSignIn.deleteText')}
      </ConfirmDialog>
    </form>
  )
}
