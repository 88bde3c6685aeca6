import { Button } from '@mantine/core'
import { useState } from 'react'
import { lazyDialog } from '../../../components/panels/lazy-dialog.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { hasRole, useViewer } from '../../../session/viewer.ts'

const GrantDialog = lazyDialog(() => import('./GrantDialog.tsx').then((module) => module.GrantDialog))

type Props = { gameId: string; challengeId: string | null }

/** Opens the grant of a solve, for administrators. `challengeId` is chosen at first. */
export function GrantButton({ gameId, challengeId }: Props) {
  const { t } = useTranslation()
  const isAdmin = hasRole(useViewer(), 'Admin')
  const [isOpen, setOpen] = useState(false)
  if (!isAdmin) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('corrections.grant')}</Button>
      <GrantDialog opened={isOpen} gameId={gameId} challengeId={challengeId} onClose={() => setOpen(false)} />
    </>
  )
}
