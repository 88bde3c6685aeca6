import { Button, Checkbox, Select, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import {
  eventsOfOneGame,
  webhookEvents,
  webhookEventTypes,
  webhookLimits,
} from '../../../rules/webhook-events.ts'
import { useTextFields } from '../../forms/useTextFields.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { FieldErrors } from '../../relay/useMutationResult.ts'
import { formName } from './form-names.ts'
import styles from './WebhookForm.module.css'

const forms = ['Standard', 'Discord', 'Slack'] as const
type Form = (typeof forms)[number]

export type WebhookValues = {
  name: string
  /** Empty to keep the stored address, which the form does not know. */
  url: string
  form: Form
  events: string[]
  isForOrganizers: boolean
}

type Props = {
  webhook: {
    name: string
    origin: string
    form: string
    events: readonly string[]
    isForOrganizers: boolean
  } | null
  /** A webhook of all games does not receive changes of scoreboards. */
  isOfOneGame: boolean
  isSaving: boolean
  onCancel: () => void
  onSave: (values: WebhookValues) => Promise<FieldErrors>
}

const formOf = (text: string | null | undefined): Form => forms.find((form) => form === text) ?? 'Standard'

/** The fields of a new or a changed webhook. */
export function WebhookForm({ webhook, isOfOneGame, isSaving, onCancel, onSave }: Props) {
  const { t } = useTranslation()
  const [form, setForm] = useState<Form>(formOf(webhook?.form))
  const [events, setEvents] = useState<string[]>([...(webhook?.events ?? ['challenge.blood'])])
  const [isForOrganizers, setForOrganizers] = useState(webhook?.isForOrganizers ?? false)
  const becomesPublic = webhook?.isForOrganizers === true && !isForOrganizers
  const offered = webhookEventTypes
    .filter((type) => isForOrganizers || webhookEvents[type] === 'everybody')
    .filter((type) => isOfOneGame || !eventsOfOneGame.includes(type))
  const chosen = events.filter((type) => offered.some((one) => one === type))
  const fields = useTextFields(
    { name: webhook?.name ?? '', url: '', events: '' },
    {
      name: (value) => (value.trim() ? null : t('adminWebhooks.nameRequired')),
      url: (value) => (webhook || value.trim() ? null : t('adminWebhooks.urlRequired')),
      events: () => (chosen.length > 0 ? null : t('adminWebhooks.eventsRequired')),
    },
  )
  const { value: _none, onChange: _never, ...eventsField } = fields.field('events')

  async function send() {
    const { name, url } = fields.values
    const errors = await onSave({ name, url: url.trim(), form, events: chosen, isForOrganizers })
    fields.refuse(errors)
  }

  return (
    <form className="h-stack" onSubmit={fields.submit(send)} noValidate>
      <TextInput
        {...fields.field('name')}
        label={t('adminWebhooks.name')}
        maxLength={webhookLimits.name}
        autoComplete="off"
        required
        withAsterisk={false}
        data-autofocus
      />
      <Select
        label={t('adminWebhooks.form')}
        description={t(`adminWebhooks.formText.${form}`)}
        value={form}
        onChange={(next) => setForm(formOf(next))}
        allowDeselect={false}
        data={forms.map((value) => ({ value, label: formName(value) }))}
      />
      <TextInput
        {...fields.field(
          'url',
          webhook ? t('adminWebhooks.urlStays', { origin: webhook.origin }) : t('adminWebhooks.urlHint'),
        )}
        label={t('adminWebhooks.url')}
        type="url"
        maxLength={webhookLimits.url}
        autoComplete="off"
        required={!webhook}
        withAsterisk={false}
      />
      <Switch
        label={t('adminWebhooks.forOrganizers')}
        description={
          becomesPublic ? t('adminWebhooks.forEverybodyText') : t('adminWebhooks.forOrganizersText')
        }
        checked={isForOrganizers}
        onChange={(event) => setForOrganizers(event.currentTarget.checked)}
      />
      <Checkbox.Group
        {...eventsField}
        label={t('adminWebhooks.events')}
        value={chosen}
        onChange={(next) => {
          setEvents(next)
          fields.set('events', '')
        }}
      >
        <div className={styles.events}>
          {offered.map((type) => (
            <Checkbox key={type} value={type} label={t(`adminWebhooks.event.${type.replaceAll('.', '_')}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <div className="h-dialog-actions">
        <Button onClick={onCancel}>{t('action.cancel')}</Button>
        <Button type="submit" variant="filled" loading={isSaving}>
          {t(webhook ? 'action.save' : 'adminWebhooks.add')}
        </Button>
      </div>
    </form>
  )
}
