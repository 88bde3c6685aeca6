import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './Matrix.module.css'

type Props = {
  label: string
  hint?: string
  /** The head of the column that names the rows, which stays in place while the others scroll. */
  first: string
  /** The heads of the other columns. */
  head: ReactNode
  /** The columns are narrow, so that the eye follows a row. */
  isNarrow?: boolean
  /** On a phone, each row becomes a card, whose cells show their `data-head`. */
  isStacked?: boolean
  children: ReactNode
}

/** A table of rights in a panel. It scrolls sideways where it is wider than the screen, unless its rows are stacked. */
export function MatrixPanel(props: Props) {
  const { label, hint, first, head, isNarrow = false, isStacked = false, children } = props
  const shape = `${isNarrow ? styles.narrow : ''} ${isStacked ? styles.stacked : ''}`
  return (
    <section className="h-panel">
      <div className="h-panel-head">
        <h3>{label}</h3>
      </div>
      {hint ? <p className={`h-label ${styles.hint}`}>{hint}</p> : null}
      <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
        <Table className={`${styles.matrix} ${shape}`}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{first}</Table.Th>
              {head}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>{children}</Table.Tbody>
        </Table>
      </div>
    </section>
  )
}
