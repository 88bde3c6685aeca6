import { useEffect } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../components/panels/ConfirmDialog.tsx'

/** Navigation with this state is allowed, because the edited object was deleted. */
export const leavingForGood = { leavingForGood: true } as const

/** Asks before the user leaves a form with unsaved changes. `isStored`: the changes are stored as a draft, so nothing is lost. */
export function UnsavedGuard({ count, isStored = false }: { count: number; isStored?: boolean }) {
  const { t } = useTranslation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      count > 0 &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(nextLocation.state as Partial<typeof leavingForGood> | null)?.leavingForGood,
  )
  const isLost = count > 0 && !isStored
  useEffect(() => {
    if (!isLost) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isLost])
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={t('draft.leaveTitle')}
      confirmLabel={t('draft.leave')}
      cancelLabel={t('draft.stay')}
    >
      {t(isStored ? 'draft.leaveKept' : 'draft.leaveText', { count })}
    </ConfirmDialog>
  )
}
