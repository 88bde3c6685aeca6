import { grantableScopes } from '../../../rules/token-scopes.ts'
import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { ApiTokenScope } from '../../__generated__/useCreateApiTokenMutation.graphql.ts'
import { showFailure } from '../../components/toasts.ts'
import { useTextFields } from '../../forms/useTextFields.ts'
import type { Role } from '../../session/viewer.ts'
import { serverNow } from '../../time/server-clock.ts'
import { usePasswordDialog } from '../account/password/usePasswordDialog.tsx'
import { EXPIRY_DAYS, expiryInDays, expiryOfDay, expiryRange } from './token-expiry.ts'
import { useCreateApiToken } from './useCreateApiToken.ts'
import styles from './CreateTokenForm.module.css'

const OTHER_DAY = 'other'

type Props = {
  role: Role
  onCreated: (created: { name: string; token: string }) => void
  onCancel: () => void
}

export function CreateTokenForm({ role, onCreated, onCancel }: Props) {
  const { t } = useTranslation()
  const [create, running] = useCreateApiToken()
  const { confirm, dialog } = usePasswordDialog()
  const [lifetime, setLifetime] = useState<string>(String(EXPIRY_DAYS[1]))
  const [scopes, setScopes] = useState<string[]>(['read'])
  const form = useTextFields(
    { name: '', scopes: '', expiresAt: '' },
    {
      name: (value) => {
        if (!value.trim()) return t('apiToken.nameRequired')
        return value.length > 64 ? t('account.tooLong', { max: 64 }) : null
      },
      scopes: () => (scopes.length > 0 ? null : t('apiToken.scopesRequired')),
      expiresAt: (value) =>
        lifetime !== OTHER_DAY || expiryOfDay(value, serverNow()) ? null : t('apiToken.expiryDateWrong'),
    },
  )
  const { name, expiresAt: day } = form.values

  async function send() {
    const now = serverNow()
    const expiresAt = lifetime === OTHER_DAY ? expiryOfDay(day, now) : expiryInDays(Number(lifetime), now)
    if (!expiresAt) return
    const outcome = await create({
      variables: { input: { name, scopes: scopes as ApiTokenScope[], expiresAt: expiresAt.toISOString() } },
    })
    if (outcome.ok && outcome.payload.token) {
      onCreated({ name, token: outcome.payload.token })
    } else if (!outcome.ok && outcome.error.code === 'AUTH_PASSWORD_NEEDED') {
      if (await confirm()) await send()
    } else if (!outcome.ok) {
      form.refuse(outcome.fieldErrors)
      if (Object.keys(outcome.fieldErrors).length === 0) showFailure(outcome.error.message)
    }
  }

  const fields = (
    <form className="h-stack" onSubmit={form.submit(send)} noValidate>
      <TextInput
        {...form.field('name', t('apiToken.nameHint'))}
        label={t('apiToken.name')}
        autoComplete="off"
        required
        withAsterisk={false}
        data-autofocus
      />
      <Checkbox.Group
        {...form.field('scopes')}
        label={t('apiToken.scopes')}
        value={scopes}
        onChange={(next) => {
          setScopes(next)
          form.set('scopes', '')
        }}
      >
        <div className={styles.scopes}>
          {grantableScopes(role).map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              label={t(`apiToken.scope.${scope}`)}
              description={t(`apiToken.scopeText.${scope}`)}
            />
          ))}
        </div>
      </Checkbox.Group>
      <div className="h-grid-12">
        <div className="h-span-6">
          <Select
            label={t('apiToken.expiry')}
            value={lifetime}
            onChange={(next) => setLifetime(next ?? lifetime)}
            allowDeselect={false}
            data={[
              ...EXPIRY_DAYS.map((days) => ({
                value: String(days),
                label: days === 365 ? t('apiToken.expiryYear') : t('apiToken.expiryDays', { count: days }),
              })),
              { value: OTHER_DAY, label: t('apiToken.expiryOther') },
            ]}
          />
        </div>
        <div className="h-span-6">
          {lifetime === OTHER_DAY ? (
            <TextInput
              {...form.field('expiresAt')}
              {...expiryRange(serverNow())}
              type="date"
              label={t('apiToken.expiryDate')}
              required
              withAsterisk={false}
            />
          ) : null}
        </div>
      </div>
      <div className="h-dialog-actions">
        <Button onClick={onCancel}>{t('action.cancel')}</Button>
        <Button type="submit" variant="filled" loading={running}>
          {t('apiToken.createAction')}
        </Button>
      </div>
    </form>
  )
  return (
    <>
      {fields}
      {dialog}
    </>
  )
}
