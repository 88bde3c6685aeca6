import { Popover } from '@mantine/core'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { useOpenOnMount } from '../panels/useOpenOnMount.ts'
import type { MenuButtonProps } from './LazyMenu.tsx'

type Props = { children: ReactElement<MenuButtonProps>; content: ReactNode }

/** The popover of a `LazyMenu` with the content that the menu is given. It is named by its button. */
export function ContentPopover({ children, content }: Props) {
  const [opened, setOpened] = useOpenOnMount()
  return (
    <Popover position="bottom-end" trapFocus opened={opened} onChange={setOpened}>
      <Popover.Target>{cloneElement(children, { onClick: () => setOpened(!opened) })}</Popover.Target>
      <Popover.Dropdown>{content}</Popover.Dropdown>
    </Popover>
  )
}
