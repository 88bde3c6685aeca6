import { Button } from '@mantine/core'
import { IconChartLine } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'

/** The timeline behind a button, where it would hide the board. */
export function FoldedPanel({ isFolding, children }: { isFolding: boolean; children: ReactNode }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (!isFolding) return children
  return (
    <>
      <Button
        fullWidth
        mb={isOpen ? 12 : 0}
        leftSection={<IconChartLine size={16} stroke={1.75} />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('scoreboard.timeline')}
      </Button>
      {isOpen ? children : null}
    </>
  )
}
