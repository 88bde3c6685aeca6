import { Button } from '@mantine/core'
import { IconBan, IconKey, IconLockOpen, IconTrash } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { UserDangerZone_user$key } from '../../__generated__/UserDangerZone_user.graphql.ts'
import { ConfirmDialog } from '../../components/panels/ConfirmDialog.tsx'
import { ActionRow } from '../../components/panels/ActionRow.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { useViewer } from '../../session/viewer.ts'
import { NewPasswordDialog } from './NewPasswordDialog.tsx'
import { useDeleteUser } from './useDeleteUser.ts'
import { useResetUserPassword } from './useResetUserPassword.ts'
import { useUpdateUser } from './useUpdateUser.ts'
import styles from './UserDrawer.module.css'

type Props = { user: UserDangerZone_user$key; connections: string[]; onGone: () => void }
type Action = 'ban' | 'unban' | 'resetPassword' | 'delete'

const icon = { size: 16, stroke: 1.75 } as const

/** Dangerous actions on a user: password reset, ban and deletion. */
export function UserDangerZone({ user: key, connections, onGone }: Props) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const user = useFragment(
    graphql`
      fragment UserDangerZone_user on User {
        id
        databaseId
        userName
        role
      }
    `,
    key,
  )
  const { id: userId, userName: name } = user
  const [action, setAction] = useState<Action>('ban')
  const [isAsking, setAsking] = useState(false)
  const [password, setPassword] = useState<string | null>(null)
  const [updateUser] = useUpdateUser()
  const [resetPassword] = useResetUserPassword()
  const [deleteUser] = useDeleteUser()
  const isSelf = viewer?.id === user.databaseId
  const isBanned = user.role === 'Banned'

  async function act() {
    if (action === 'resetPassword') {
      const outcome = await resetPassword({ variables: { input: { userId } } })
      if (outcome.ok) setPassword(outcome.payload.password ?? '')
    } else if (action === 'delete') {
      const outcome = await deleteUser({ variables: { input: { userId }, connections } })
      if (outcome.ok) {
        showSuccess(t('users.deleted', { name }))
        onGone()
      }
    } else {
      const role = action === 'ban' ? 'Banned' : 'User'
      const outcome = await updateUser({ variables: { input: { userId, role } } })
      if (outcome.ok) showSuccess(t(action === 'ban' ? 'users.banned' : 'users.unbanned', { name }))
    }
    setAsking(false)
  }
  const ask = (next: Action) => () => {
    setAction(next)
    setAsking(true)
  }
  const line = (kind: Action, mark: ReactNode) => (
    <ActionRow title={t(`users.${kind}`)} hint={isSelf ? t('users.notOneself') : t(`users.${kind}Hint`)}>
      <Button
        size="xs"
        leftSection={mark}
        disabled={isSelf}
        {...(kind === 'ban' || kind === 'delete' ? { color: 'red', variant: 'outline' } : {})}
        onClick={ask(kind)}
      >
        {t(`users.${kind}Do`)}
      </Button>
    </ActionRow>
  )

  return (
    <section className={styles.dangerZone} aria-label={t('users.dangerZone')}>
      {line('resetPassword', <IconKey {...icon} />)}
      {isBanned ? line('unban', <IconLockOpen {...icon} />) : line('ban', <IconBan {...icon} />)}
      {line('delete', <IconTrash {...icon} />)}
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={act}
        title={t(`users.${action}Title`, { name })}
        confirmLabel={t(`users.${action}Confirm`, { name })}
        danger={action !== 'unban'}
        {...(action === 'delete' ? { typeToConfirm: name } : {})}
      >
        {t(`users.${action}Text`, { name })}
      </ConfirmDialog>
      <NewPasswordDialog name={name} password={password} onClose={() => setPassword(null)} />
    </section>
  )
}
