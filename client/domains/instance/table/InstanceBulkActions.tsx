import { Button } from '@mantine/core'
import { IconPlayerStopFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ConfirmDialog } from '../../../components/panels/ConfirmDialog.tsx'
import { showSuccess } from '../../../components/toasts.ts'
import { BulkReport, type RefusedRow } from '../../../table/BulkReport.tsx'
import { useDestroyInstances } from './useDestroyInstances.ts'

type Props = {
  ids: readonly string[]
  nameOf: (id: string) => string
  /** The ids of the lists from which stopped instances are removed. */
  connections: string[]
}

/** Actions on the selected instances. */
export function InstanceBulkActions({ ids, nameOf, connections }: Props) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  // The selection shrinks while the instances stop.
  const [asked, setAsked] = useState<readonly { id: string; name: string }[]>([])
  const [refused, setRefused] = useState<readonly RefusedRow[]>([])
  const [destroyInstances] = useDestroyInstances()
  const count = asked.length

  async function stop() {
    const input = { ids: asked.map(({ id }) => id) }
    const outcome = await destroyInstances({ variables: { input, connections } })
    setAsking(false)
    if (!outcome.ok) return
    const done = outcome.payload.destroyedIds?.length ?? 0
    if (done > 0) showSuccess(t('instances.bulkStopped', { count: done }))
    const refusals = outcome.payload.refused ?? []
    setRefused(
      refusals.map(({ itemId, message }) => ({
        name: asked.find(({ id }) => id === itemId)?.name ?? itemId,
        message,
      })),
    )
  }

  return (
    <>
      <Button
        size="xs"
        color="red"
        variant="outline"
        leftSection={<IconPlayerStopFilled size={16} aria-hidden />}
        onClick={() => {
          setAsked(ids.map((id) => ({ id, name: nameOf(id) })))
          setAsking(true)
        }}
      >
        {t('instances.stop')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={stop}
        title={t('instances.bulkStopTitle', { count })}
        confirmLabel={t('instances.bulkStopConfirm', { count })}
      >
        {t('instances.bulkStopText')}
      </ConfirmDialog>
      <BulkReport refused={refused} onClose={() => setRefused([])} />
    </>
  )
}
