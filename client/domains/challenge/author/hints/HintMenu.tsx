import { Menu } from '@mantine/core'
import type { ReactElement } from 'react'
import type { MenuButtonProps } from '../../../../components/menus/LazyMenu.tsx'
import { useOpenOnMount } from '../../../../components/panels/useOpenOnMount.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import styles from './Hints.module.css'

export type HintMenuContent = { isFull: boolean; onAdd: (kind: 'free' | 'extra') => void }
type Props = { children: ReactElement<MenuButtonProps>; content: HintMenuContent }

/** The kinds of hints that can be added. */
export function HintMenu({ children, content: { isFull, onAdd } }: Props) {
  const { t } = useTranslation()
  const [opened, setOpened] = useOpenOnMount()
  return (
    // The focus goes to the field of the new hint.
    <Menu position="bottom-start" opened={opened} onChange={setOpened} returnFocus={false} width={320}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {(['free', 'extra'] as const).map((kind) => (
          <Menu.Item key={kind} disabled={kind === 'extra' && isFull} onClick={() => onAdd(kind)}>
            <span className={styles.choice}>{t(`adminChallenge.hintKind.${kind}`)}</span>
            <span className="h-label">{t(`adminChallenge.hintKindText.${kind}`)}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
