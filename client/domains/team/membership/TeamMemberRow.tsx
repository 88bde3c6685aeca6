import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconFlag, IconUserMinus } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { TeamMemberRow_member$key } from '../../../__generated__/TeamMemberRow_member.graphql.ts'
import { UserAvatar } from '../../../components/Avatar.tsx'
import { Chip } from '../../../components/Chip.tsx'
import type { TeamAction } from '../TeamConfirm.tsx'
import styles from '../TeamDialog.module.css'

type Props = { member: TeamMemberRow_member$key; onAction: (action: TeamAction) => void }

export function TeamMemberRow({ member: key, onAction }: Props) {
  const { t } = useTranslation()
  const { user, isCaptain } = useFragment(
    graphql`
      fragment TeamMemberRow_member on TeamMember {
        isCaptain
        user {
          id
          userName
          bio
          avatarUrl
        }
      }
    `,
    key,
  )
  const { id: userId, userName } = user
  return (
    <li className={styles.member}>
      <UserAvatar name={userName} url={user.avatarUrl ?? null} size={32} />
      <div className="h-grow">
        <div className={styles.userName}>{userName}</div>
        {user.bio ? <div className={`${styles.userBio} h-trunc`}>{user.bio}</div> : null}
      </div>
      {isCaptain ? (
        <Chip tone="brand">{t('team.captain')}</Chip>
      ) : (
        <Menu position="bottom-end" width={200}>
          <Menu.Target>
            <ActionIcon aria-label={t('team.memberActions', { name: userName })}>
              <IconDots size={20} stroke={1.75} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconFlag size={16} stroke={1.75} />}
              onClick={() => onAction({ kind: 'transfer', userId, userName })}
            >
              {t('team.transfer')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconUserMinus size={16} stroke={1.75} />}
              color="var(--h-danger)"
              onClick={() => onAction({ kind: 'kick', userId, userName })}
            >
              {t('team.kick')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  )
}
