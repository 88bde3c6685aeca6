import { Button } from '@mantine/core'
import { IconLock, IconLockOpen, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ConfirmDialog } from '../../../components/panels/ConfirmDialog.tsx'
import { showSuccess } from '../../../components/toasts.ts'
import { reasonDialog } from '../../../relay/ask-reason.ts'
import { BulkReport, type RefusedRow } from '../../../table/BulkReport.tsx'
import { useDeleteTeams, useLockTeams } from './useBulkTeams.ts'

type Props = {
  ids: readonly string[]
  nameOf: (id: string) => string
  /** The ids of the lists from which deleted teams are removed. */
  connections: string[]
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** Actions on the selected teams. */
export function TeamBulkActions({ ids, nameOf, connections }: Props) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const [refused, setRefused] = useState<readonly RefusedRow[]>([])
  const [lockTeams, locking] = useLockTeams()
  const [deleteTeams] = useDeleteTeams()
  const count = ids.length

  function report(refusals: readonly { itemId: string; message: string }[]) {
    setRefused(refusals.map(({ itemId, message }) => ({ name: nameOf(itemId), message })))
  }
  async function lock(locked: boolean) {
    const outcome = await lockTeams({ variables: { input: { ids, locked } } })
    if (!outcome.ok) return
    const done = outcome.payload.teams?.length ?? 0
    if (done > 0)
      showSuccess(t(locked ? 'adminTeams.bulkLocked' : 'adminTeams.bulkUnlocked', { count: done }))
    report(outcome.payload.refused ?? [])
  }
  async function remove() {
    const outcome = await deleteTeams({ variables: { input: { ids }, connections } })
    setAsking(false)
    if (!outcome.ok) return
    const first = outcome.payload
    const refusedIds = (first.refused ?? [])
      .filter(({ code }) => code === 'GAME_FINALIZED')
      .map(({ itemId }) => itemId)
    // Teams of games with a final result need a reason.
    const reason = refusedIds.length > 0 ? await reasonDialog()?.() : null
    const again = reason
      ? await deleteTeams({ variables: { input: { ids: refusedIds, reason }, connections } })
      : null
    const second = again?.ok ? again.payload : null
    const done = (first.deletedIds?.length ?? 0) + (second?.deletedIds?.length ?? 0)
    if (done > 0) showSuccess(t('adminTeams.bulkDeleted', { count: done }))
    const others = (first.refused ?? []).filter(({ itemId }) => !refusedIds.includes(itemId))
    report(second ? [...others, ...(second.refused ?? [])] : (first.refused ?? []))
  }

  return (
    <>
      <Button
        size="xs"
        loading={locking}
        leftSection={<IconLock {...icon} />}
        onClick={() => void lock(true)}
      >
        {t('adminTeams.lock')}
      </Button>
      <Button
        size="xs"
        loading={locking}
        leftSection={<IconLockOpen {...icon} />}
        onClick={() => void lock(false)}
      >
        {t('adminTeams.unlock')}
      </Button>
      <Button
        size="xs"
        color="red"
        variant="outline"
        leftSection={<IconTrash {...icon} />}
        onClick={() => setAsking(true)}
      >
        {t('adminTeams.deleteDo')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        title={t('adminTeams.bulkDeleteTitle', { count })}
        confirmLabel={t('adminTeams.deleteDo')}
        typeToConfirm={String(count)}
      >
        {t('adminTeams.bulkDeleteText')}
      </ConfirmDialog>
      <BulkReport refused={refused} onClose={() => setRefused([])} />
    </>
  )
}
