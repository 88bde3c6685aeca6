import { Popover } from '@mantine/core'
import { cloneElement, type ReactElement } from 'react'
import { AppearanceControls } from './AppearanceControls.tsx'
import type { MenuButtonProps } from '../../../components/menus/LazyMenu.tsx'
import { useOpenOnMount } from '../../../components/panels/useOpenOnMount.ts'

export function AppearancePopover({ children }: { children: ReactElement<MenuButtonProps> }) {
  const [opened, setOpened] = useOpenOnMount()
  return (
    <Popover position="right-end" width={304} trapFocus opened={opened} onChange={setOpened}>
      <Popover.Target>{cloneElement(children, { onClick: () => setOpened(!opened) })}</Popover.Target>
      <Popover.Dropdown>
        <AppearanceControls />
      </Popover.Dropdown>
    </Popover>
  )
}
