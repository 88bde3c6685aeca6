import { Button, Menu } from '@mantine/core'
import { IconBan, IconMailCheck, IconTrash, IconUserShield } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ConfirmDialog } from '../../components/panels/ConfirmDialog.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { BulkReport, type RefusedRow } from '../../table/BulkReport.tsx'
import type { UserRole } from './role-marks.ts'
import { useDeleteUsers, useUpdateUsers } from './useBulkUsers.ts'

type Props = {
  ids: readonly string[]
  nameOf: (id: string) => string
  /** The ids of the lists from which deleted users are removed. */
  connections: string[]
}
type Asked = { kind: 'ban' | 'delete' | 'role'; role?: UserRole }

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
const GIVEN_ROLES = ['User', 'Monitor', 'Admin'] as const

/** Actions on the selected users. */
export function UserBulkActions({ ids, nameOf, connections }: Props) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Asked>({ kind: 'ban' })
  const [isAsking, setAsking] = useState(false)
  const [refused, setRefused] = useState<readonly RefusedRow[]>([])
  const [updateUsers, updating] = useUpdateUsers()
  const [deleteUsers] = useDeleteUsers()
  const count = ids.length

  function ask(next: Asked) {
    setAsked(next)
    setAsking(true)
  }
  function report(refusals: readonly { itemId: string; message: string }[]) {
    setRefused(refusals.map(({ itemId, message }) => ({ name: nameOf(itemId), message })))
  }
  async function update(changes: { role?: UserRole; emailConfirmed?: boolean }) {
    const outcome = await updateUsers({ variables: { input: { ids, ...changes } } })
    if (!outcome.ok) return
    const done = outcome.payload.users?.length ?? 0
    if (done > 0) showSuccess(t('users.bulk.changed', { count: done }))
    report(outcome.payload.refused ?? [])
  }
  async function remove() {
    const outcome = await deleteUsers({ variables: { input: { ids }, connections } })
    if (!outcome.ok) return
    const done = outcome.payload.deletedIds?.length ?? 0
    if (done > 0) showSuccess(t('users.bulk.deleted', { count: done }))
    report(outcome.payload.refused ?? [])
  }
  async function act() {
    if (asked.kind === 'delete') await remove()
    else await update({ role: asked.role ?? 'Banned' })
    setAsking(false)
  }

  const role = asked.role ? t(`role.${asked.role}`) : ''
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button size="xs" leftSection={<IconUserShield {...icon} />}>
            {t('users.bulk.setRole')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {GIVEN_ROLES.map((value) => (
            <Menu.Item key={value} onClick={() => ask({ kind: 'role', role: value })}>
              {t(`role.${value}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button
        size="xs"
        loading={updating}
        leftSection={<IconMailCheck {...icon} />}
        onClick={() => void update({ emailConfirmed: true })}
      >
        {t('users.bulk.confirmEmail')}
      </Button>
      <Button size="xs" leftSection={<IconBan {...icon} />} onClick={() => ask({ kind: 'ban' })}>
        {t('users.banDo')}
      </Button>
      <Button
        size="xs"
        color="red"
        variant="outline"
        leftSection={<IconTrash {...icon} />}
        onClick={() => ask({ kind: 'delete' })}
      >
        {t('users.deleteDo')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={act}
        title={t(`users.bulk.${asked.kind}Title`, { count, role })}
        confirmLabel={t(
          asked.kind === 'role'
            ? 'users.bulk.setRole'
            : asked.kind === 'ban'
              ? 'users.banDo'
              : 'users.deleteDo',
        )}
        danger={asked.kind !== 'role'}
        {...(asked.kind === 'delete' ? { typeToConfirm: String(count) } : {})}
      >
        {t(`users.bulk.${asked.kind}Text`)}
      </ConfirmDialog>
      <BulkReport refused={refused} onClose={() => setRefused([])} />
    </>
  )
}
