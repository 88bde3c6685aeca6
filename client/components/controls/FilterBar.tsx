import { Button } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './FilterBar.module.css'

type Props = {
  search: ReactNode
  /** The filter by state, if it says how many rows have each. Phones always show it. */
  states?: ReactNode
  /** The number of filters that are set, without the search. */
  count?: number
  /** The other filters. */
  children?: ReactNode
}

/** The filters of a list in one row. On phones, a button beside the search shows the other filters. */
export function FilterBar({ search, states, count = 0, children }: Props) {
  const { t } = useTranslation()
  const filtersId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.bar} role="group" aria-label={t('action.filters')}>
      {search}
      {states ? <div className={styles.states}>{states}</div> : null}
      {children ? (
        <>
          <Button
            className={styles.toggle ?? ''}
            leftSection={<IconFilter size={16} stroke={1.75} aria-hidden />}
            rightSection={count > 0 ? <span className={styles.count}>{count}</span> : undefined}
            aria-expanded={isOpen}
            aria-controls={filtersId}
            onClick={() => setOpen(!isOpen)}
          >
            {t('action.filters')}
          </Button>
          <div id={filtersId} className={styles.filters} data-open={isOpen || undefined}>
            {children}
          </div>
        </>
      ) : null}
    </div>
  )
}
