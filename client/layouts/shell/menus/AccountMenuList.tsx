import { Menu } from '@mantine/core'
import { IconLogout, IconUser } from '@tabler/icons-react'
import type { ReactElement } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Link } from 'react-router'
import { useLogOut } from '../../../domains/account/useLogOut.ts'
import { useViewer } from '../../../session/viewer.ts'
import type { MenuButtonProps } from '../../../components/menus/LazyMenu.tsx'
import { useOpenOnMount } from '../../../components/panels/useOpenOnMount.ts'

export function AccountMenuList({ children }: { children: ReactElement<MenuButtonProps> }) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const [logOut, isLoggingOut] = useLogOut()
  const [opened, setOpened] = useOpenOnMount()
  return (
    <Menu position="right-end" width={216} opened={opened} onChange={setOpened}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <b className="h-trunc" style={{ display: 'block', color: 'var(--h-text)', fontSize: 14 }}>
            {viewer?.name}
          </b>
          {viewer ? t(`role.${viewer.role}`) : null}
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item component={Link} to="/account/profile" leftSection={<IconUser size={16} stroke={1.75} />}>
          {t('account.profile')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={16} stroke={1.75} />}
          disabled={isLoggingOut}
          onClick={() => void logOut()}
        >
          {t('action.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
