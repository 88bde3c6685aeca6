import { Button } from '@mantine/core'
import { IconPackageExport } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'

const ExportGameDialog = lazy(() =>
  import('./ExportGameDialog.tsx').then((module) => ({ default: module.ExportGameDialog })),
)

/** Opens the dialog that downloads a game as a package. */
export function ExportGameButton({ databaseId }: { databaseId: number }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        leftSection={<IconPackageExport size={16} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('adminGames.package.export')}
      </Button>
      {isOpen ? (
        <Suspense>
          <ExportGameDialog databaseId={databaseId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
