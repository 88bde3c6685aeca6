import { useEffect } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../components/panels/ConfirmDialog.tsx'

/** The state of a navigation that does not ask, because the edited object is stored or deleted. */
export const skipUnsavedGuard = { skipUnsavedGuard: true } as const

/** Asks before the user leaves a form with unsaved changes. `isKept`: this browser keeps the changes as a draft. */
export function UnsavedGuard({ count, isKept = false }: { count: number; isKept?: boolean }) {
  const { t } = useTranslation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      count > 0 &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(nextLocation.state as Partial<typeof skipUnsavedGuard> | null)?.skipUnsavedGuard,
  )
  const isLost = count > 0 && !isKept
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
      {t(isKept ? 'draft.leaveKept' : 'draft.leaveText', { count })}
    </ConfirmDialog>
  )
}
