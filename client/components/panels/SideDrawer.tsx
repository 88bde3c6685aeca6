import { Drawer } from '@mantine/core'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { useIsPhone } from '../../theme/useIsPhone.ts'
import styles from './SideDrawer.module.css'

type Props = {
  opened: boolean
  onClose: () => void
  title: ReactNode
  /** The number of unsaved changes. With any, the drawer asks before it closes. */
  changeCount: number
  children: ReactNode
}

/** A drawer beside a list with the sections of one item; full screen on phones. */
export function SideDrawer({ opened, onClose, title, changeCount, children }: Props) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const [isLeaving, setLeaving] = useState(false)
  const close = () => (changeCount > 0 ? setLeaving(true) : onClose())

  // Mantine's handler also closes the drawer when Esc is pressed in a dialog above it.
  function closeOnEscape(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    const isOurs =
      event.currentTarget.contains(target) && !target.hasAttribute('data-mantine-stop-propagation')
    if (event.key === 'Escape' && isOurs && !event.nativeEvent.isComposing) close()
  }

  return (
    <>
      <Drawer
        opened={opened}
        onClose={close}
        closeOnEscape={false}
        onKeyDown={closeOnEscape}
        position="right"
        size={isPhone ? '100%' : 520}
        padding={0}
        classNames={{ header: styles['head'] ?? '', body: styles['body'] ?? '' }}
        title={title}
      >
        {children}
      </Drawer>
      <ConfirmDialog
        opened={isLeaving}
        onClose={() => setLeaving(false)}
        onConfirm={() => {
          setLeaving(false)
          onClose()
        }}
        title={t('draft.leaveTitle')}
        confirmLabel={t('draft.leave')}
        cancelLabel={t('draft.stay')}
      >
        {t('draft.leaveText', { count: changeCount })}
      </ConfirmDialog>
    </>
  )
}
