import { Button, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import { CopyField } from '../../components/controls/CopyField.tsx'
import { Note } from '../../components/Note.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { useTextFields } from '../../forms/useTextFields.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { QrCode } from './QrCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import styles from './Totp.module.css'
import { useTotp } from './useTotp.ts'

type Props = {
  /** The answer of `startTotp`. */
  app: { secret: string; address: string }
  onClose: () => void
}

/** Adds an app for one-time codes: the QR code, then the first code of the app, then the recovery codes. */
export function SetUpTotpDialog({ app, onClose }: Props) {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <Modal
      opened
      onClose={onClose}
      title={<b>{t(codes ? 'secondFactor.codesTitle' : 'secondFactor.setUpTitle')}</b>}
      size={460}
      closeOnClickOutside={false}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <FirstCodeForm app={app} onClose={onClose} onCodes={setCodes} />
      )}
    </Modal>
  )
}

function FirstCodeForm({ app, onClose, onCodes }: Props & { onCodes: (codes: readonly string[]) => void }) {
  const { t } = useTranslation()
  const { turnOn } = useTotp()
  const [isRunning, setRunning] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useTextFields(
    { code: '' },
    { code: (value) => (value.trim() ? null : t('secondFactor.codeRequired')) },
  )

  async function send() {
    setRunning(true)
    setRefusal(null)
    const outcome = await turnOn({ variables: { input: form.values } })
    setRunning(false)
    if (outcome.ok) {
      showSuccess(t('secondFactor.turnedOn'))
      onCodes(outcome.payload.recoveryCodes ?? [])
    } else if (outcome.fieldErrors['code']) form.refuse(outcome.fieldErrors)
    else setRefusal(outcome.error.message)
  }

  return (
    <form className="h-stack" onSubmit={form.submit(send)} noValidate>
      <p className="h-dim">{t('secondFactor.scan')}</p>
      <div className={styles.qr}>
        <QrCode text={app.address} label={t('secondFactor.qr')} />
      </div>
      <CopyField value={app.secret} label={t('secondFactor.secret')} />
      <TextInput
        {...form.field('code', t('secondFactor.firstCodeHint'))}
        label={t('secondFactor.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={16}
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
          {t('secondFactor.turnOn')}
        </Button>
      </div>
    </form>
  )
}
