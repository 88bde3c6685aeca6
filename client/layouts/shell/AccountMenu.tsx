import { ActionIcon, Menu } from '@mantine/core'
import { IconLogin2, IconLogout, IconUser } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { UserAvatar } from '../../components/Avatar.tsx'
import { useViewer } from '../../session/viewer.ts'
import { useLogOut } from '../../domains/account/useLogOut.ts'

/** The URL of the login page that returns here. */
export function useLogInPath(): string {
  const { pathname, search } = useLocation()
  const here = pathname + search
  return here === '/' ? '/account/login' : `/account/login?from=${encodeURIComponent(here)}`
}

export function AccountMenu() {
  const { t } = useTranslation()
  const viewer = useViewer()
  const logInPath = useLogInPath()
  const [logOut, leaving] = useLogOut()
  if (!viewer) {
    return (
      <ActionIcon
        component={Link}
        to={logInPath}
        size={44}
        aria-label={t('action.logIn')}
        title={t('action.logIn')}
      >
        <IconLogin2 size={20} stroke={1.75} />
      </ActionIcon>
    )
  }
  const label = t('account.menu', { name: viewer.name, role: t(`role.${viewer.role}`) })
  return (
    <Menu position="right-end" width={216}>
      <Menu.Target>
        <ActionIcon size={44} aria-label={label}>
          <UserAvatar name={viewer.name} url={viewer.avatarUrl} size={32} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <b className="h-trunc" style={{ display: 'block', color: 'var(--h-text)', fontSize: 14 }}>
            {viewer.name}
          </b>
          {t(`role.${viewer.role}`)}
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item component={Link} to="/account/profile" leftSection={<IconUser size={16} stroke={1.75} />}>
          {t('account.profile')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={16} stroke={1.75} />}
          disabled={leaving}
          onClick={() => void logOut()}
        >
          {t('action.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
