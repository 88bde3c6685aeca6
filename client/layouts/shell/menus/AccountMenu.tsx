import { ActionIcon } from '@mantine/core'
import { IconLogin2 } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Link } from 'react-router'
import { UserAvatar } from '../../../components/Avatar.tsx'
import { useLogInPath } from '../../../session/useLogInPath.ts'
import { useViewer } from '../../../session/viewer.ts'
import { lazyPart } from '../../../relay/lazy-part.ts'
import { LazyMenu } from '../../../components/menus/LazyMenu.tsx'
import styles from '../Rail.module.css'

const AccountMenuList = lazyPart(() =>
  import('./AccountMenuList.tsx').then((module) => module.AccountMenuList),
)

export function AccountMenu() {
  const { t } = useTranslation()
  const viewer = useViewer()
  const logInPath = useLogInPath()
  if (!viewer) {
    return (
      <Link className={styles.item} to={logInPath}>
        <IconLogin2 size={22} stroke={1.75} aria-hidden />
        <span>{t('action.logIn')}</span>
      </Link>
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
