import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'

const ImportStandingsDialog = lazy(() =>
  import('./ImportStandingsDialog.tsx').then((module) => ({ default: module.ImportStandingsDialog })),
)

/** Opens the dialog that imports the standings of an earlier game. */
export function ImportStandingsButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="filled"
        leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('pastGame.import')}
      </Button>
      {isOpen ? (
        <Suspense>
          <ImportStandingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
