import { IconPackageImport } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { HeadActions } from '../../../components/menus/HeadActions.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'

const ImportGameDialog = lazy(() =>
  import('./ImportGameDialog.tsx').then((module) => ({ default: module.ImportGameDialog })),
)

/** Opens the dialog that imports a package as a new game. */
export function ImportGameButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <HeadActions
        actions={[
          { label: t('adminGames.package.import'), icon: IconPackageImport, onClick: () => setOpen(true) },
        ]}
      />
      {isOpen ? (
        <Suspense>
          <ImportGameDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
