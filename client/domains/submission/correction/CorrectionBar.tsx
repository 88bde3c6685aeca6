import { Button } from '@mantine/core'
import { useState } from 'react'
import { lazyDialog } from '../../../components/panels/lazy-dialog.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { ChosenSolves } from './useChosenSolves.ts'

const CorrectionDialog = lazyDialog(() =>
  import('./CorrectionDialog.tsx').then((module) => module.CorrectionDialog),
)

type Props = { gameId: string; chosen: ChosenSolves; onDone: () => void }

/** The corrections of the selected rows. Shows nothing without a selection. */
export function CorrectionBar({ gameId, chosen, onDone }: Props) {
  const { t } = useTranslation()
  const [correction, setCorrection] = useState<'Void' | 'Restore'>('Void')
  const [isOpen, setOpen] = useState(false)
  const { counting, voided } = chosen
  const count = counting.length + voided.length
  const open = (next: typeof correction) => {
    setCorrection(next)
    setOpen(true)
  }
  return (
    <>
      {count === 0 ? null : (
        <div className="h-row" role="group" aria-label={t('table.bulk')}>
          <span role="status">{t('table.selected', { count })}</span>
          <Button disabled={counting.length === 0} onClick={() => open('Void')}>
            {t('corrections.void')}
          </Button>
          <Button disabled={voided.length === 0} onClick={() => open('Restore')}>
            {t('corrections.restore')}
          </Button>
        </div>
      )}
      <CorrectionDialog
        key={correction}
        opened={isOpen && count > 0}
        correction={correction}
        gameId={gameId}
        submissionIds={correction === 'Void' ? counting : voided}
        onClose={() => setOpen(false)}
        onDone={() => {
          setOpen(false)
          onDone()
        }}
      />
    </>
  )
}
