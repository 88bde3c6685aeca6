import { Button, Modal, TextInput } from '@mantine/core'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'

type Props = {
  opened: boolean
  onClose: () => void
  onConfirm: () => void | Promise<void>
  /** The title: “Disband Null Meridian?” */
  title: string
  /** Says what the action deletes and what it keeps. */
  children: ReactNode
  /** Names the action: “Disband Null Meridian”. */
  confirmLabel: string
  cancelLabel?: string
  /** Must be typed before the action is possible. */
  typeToConfirm?: string
  /** The action is not possible, for a reason that the content says. */
  isBlocked?: boolean
  danger?: boolean
  busy?: boolean
}

/** The content of `ConfirmDialog`. */
export function ConfirmForm(props: Props) {
  const { opened, onClose, onConfirm, title, children, confirmLabel, typeToConfirm, danger = true } = props
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [running, setRunning] = useState(false)
  const busy = props.busy ?? running
  useEffect(() => {
    if (opened) setTyped('')
  }, [opened])
  const isBlocked = props.isBlocked || (typeToConfirm !== undefined && typed.trim() !== typeToConfirm.trim())

  async function confirm() {
    if (isBlocked || busy) return
    setRunning(true)
    try {
      await onConfirm()
    } finally {
      setRunning(false)
    }
  }

  return (
    <Modal opened={opened} onClose={onClose} title={<b>{title}</b>} withCloseButton={false} size={480}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          // React also sends the event to a form that contains this dialog, and that form would be sent.
          event.stopPropagation()
          void confirm()
        }}
      >
        <div className="h-dim">{children}</div>
        {typeToConfirm === undefined ? null : (
          <TextInput
            mt={16}
            label={t('confirm.type', { text: typeToConfirm })}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autoComplete="off"
            data-autofocus
          />
        )}
        <div className="h-row" style={{ justifyContent: 'flex-end', marginTop: 16 }}>
          <Button onClick={onClose} data-autofocus={typeToConfirm === undefined ? true : undefined}>
            {props.cancelLabel ?? t('action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="filled"
            color={danger ? 'red' : 'brand'}
            disabled={isBlocked}
            loading={busy}
          >
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
