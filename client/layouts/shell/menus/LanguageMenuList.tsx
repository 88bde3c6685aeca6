import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactElement } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { useLanguageChoice } from '../../../i18n/useLanguageChoice.tsx'
import type { MenuButtonProps } from '../../../components/menus/LazyMenu.tsx'
import { useOpenOnMount } from '../../../components/panels/useOpenOnMount.ts'

export function LanguageMenuList({ children }: { children: ReactElement<MenuButtonProps> }) {
  const { i18n } = useTranslation()
  const { choose, warning } = useLanguageChoice()
  const [opened, setOpened] = useOpenOnMount()
  return (
    <>
      <Menu position="right-end" width={200} opened={opened} onChange={setOpened}>
        <Menu.Target>{children}</Menu.Target>
        <Menu.Dropdown>
          {LANGUAGES.map(({ locale, name }) => (
            <Menu.Item
              key={locale}
              lang={locale}
              aria-current={locale === i18n.language ? 'true' : undefined}
              rightSection={locale === i18n.language ? <IconCheck size={16} stroke={1.75} /> : null}
              onClick={() => void choose(locale)}
            >
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {warning}
    </>
  )
}
