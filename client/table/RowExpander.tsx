import { IconChevronRight } from '@tabler/icons-react'
import styles from './DataTable.module.css'

type Props = { label: string; isOpen: boolean; detailsId: string; onToggle: () => void }

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** The control that shows and hides the details below a row. */
export function RowExpander({ label, isOpen, detailsId, onToggle }: Props) {
  return (
    <button
      type="button"
      className={styles.expander}
      data-row-opener
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailsId : undefined}
      onClick={onToggle}
    >
      <IconChevronRight {...icon} />
    </button>
  )
}
