import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'

function ToggleIcon({ reveal }: { reveal: boolean }) {
  const Icon = reveal ? IconEyeOff : IconEye
  return <Icon size={18} stroke={1.75} aria-hidden />
}

/** A password field that can show its text and warns of Caps Lock. */
export function PasswordField({ error, ...props }: PasswordInputProps) {
  const { t } = useTranslation()
  const [capsLock, setCapsLock] = useState(false)
  const [visible, setVisible] = useState(false)
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const warning = capsLock ? t('account.capsLock') : null
  const message = error ? [error, warning].filter(Boolean).join(' ') : null
  return (
    <PasswordInput
      {...props}
      error={message}
      // Mantine marks only the frame around the input.
      aria-invalid={message ? true : undefined}
      description={message ? undefined : (warning ?? props.description)}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleIcon={ToggleIcon}
      visibilityToggleButtonProps={{
        'aria-label': t(visible ? 'account.hidePassword' : 'account.showPassword'),
        tabIndex: 0,
      }}
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
    />
  )
}
