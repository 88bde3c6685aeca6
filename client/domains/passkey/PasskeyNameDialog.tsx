import { Button, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Note } from '../../components/Note.tsx'
import { useTextFields } from '../../forms/useTextFields.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'

const NAME_MAX = 64

export type NameRefusal = { name?: string | undefined; message?: string | undefined }

type Props = {
  title: string
  text?: string
  initial: string
  confirmLabel: string
  onClose: () => void
  /** Resolves to the reason of a refusal, or to null once it is done. */
  onConfirm: (name: string) => Promise<NameRefusal | null>
}

/** Asks for the name of a passkey. */
export function PasskeyNameDialog({ title, onClose, ...form }: Props) {
  return (
    <Modal opened onClose={onClose} title={<b>{title}</b>} size={420}>
      <PasskeyNameForm {...form} onClose={onClose} />
    </Modal>
  )
}

function PasskeyNameForm({ text, initial, confirmLabel, onClose, onConfirm }: Omit<Props, 'title'>) {
  const { t } = useTranslation()
  const [isRunning, setRunning] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useTextFields(
    { name: initial },
    { name: (value) => (value.trim() ? null : t('passkey.nameRequired')) },
  )

  async function send() {
    setRunning(true)
    setRefusal(null)
    const refused = await onConfirm(form.values.name.trim())
    if (refused === null) return
    setRunning(false)
    if (refused.name) form.refuse({ name: refused.name })
    setRefusal(refused.message ?? null)
  }

  return (
    <form className="h-stack" onSubmit={form.submit(send)} noValidate>
      {text ? <p className="h-dim">{text}</p> : null}
      <TextInput
        {...form.field('name', t('passkey.nameHint'))}
        label={t('passkey.name')}
        autoComplete="off"
        maxLength={NAME_MAX}
        required
        withAsterisk={false}
        data-autofocus
      />
      {refusal ? (
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
      ) : null}
      <div className="h-row" style={{ justifyContent: 'flex-end' }}>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button type="submit" variant="filled" loading={isRunning}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  )
}
