import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'

/** Navigation with this state is allowed, because the edited object was deleted. */
export const leavingForGood = { leavingForGood: true } as const

/** Asks before unsaved changes are lost by navigation or closing the tab. */
export function UnsavedGuard({ count }: { count: number }) {
  const { t } = useTranslation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      count > 0 &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(nextLocation.state as Partial<typeof leavingForGood> | null)?.leavingForGood,
  )
  const isDirty = count > 0
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={t('draft.leaveTitle')}
      confirmLabel={t('draft.leave')}
      cancelLabel={t('draft.stay')}
    >
      {t('draft.leaveText', { count })}
    </ConfirmDialog>
  )
}
