import { ActionIcon } from '@mantine/core'
import { IconLogin2 } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Link } from 'react-router'
import { UserAvatar } from '../../../components/Avatar.tsx'
import { useLogInPath } from '../../../session/useLogInPath.ts'
import { useViewer } from '../../../session/viewer.ts'
import { lazyPart } from '../../../relay/lazy-part.ts'
import { LazyMenu } from '../../../components/menus/LazyMenu.tsx'

const AccountMenuList = lazyPart(() =>
  import('./AccountMenuList.tsx').then((module) => module.AccountMenuList),
)

export function AccountMenu() {
  const { t } = useTranslation()
  const viewer = useViewer()
  const logInPath = useLogInPath()
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
    <LazyMenu menu={AccountMenuList} popup="menu">
      <ActionIcon size={44} aria-label={label}>
        <UserAvatar name={viewer.name} url={viewer.avatarUrl} size={32} />
      </ActionIcon>
    </LazyMenu>
  )
}
