import { Button } from '@mantine/core'
import { IconPackageImport } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
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
      <Button
        className="h-brief"
        leftSection={<IconPackageImport size={16} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('adminGames.package.import')}
      </Button>
      {isOpen ? (
        <Suspense>
          <ImportGameDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
