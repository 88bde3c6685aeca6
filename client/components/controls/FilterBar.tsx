import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconFilter } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './FilterBar.module.css'

type Props = {
  search: ReactNode
  /** The number of filters that are set, without the search. */
  count: number
  /** The other filters. */
  children: ReactNode
}

/** The filters of a list in one row. On phones, a button beside the search shows the other filters. */
export function FilterBar({ search, count, children }: Props) {
  const { t } = useTranslation()
  const filtersId = useId()
  const [isOpen, setOpen] = useState(false)
  const isPhone = useMediaQuery('(max-width: 760px)', false, { getInitialValueInEffect: false })
  if (!isPhone) {
    return (
      <div className={styles.bar}>
        {children}
        {search}
      </div>
    )
  }
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        {search}
        <Button
          leftSection={<IconFilter size={16} stroke={1.75} aria-hidden />}
          rightSection={count > 0 ? <span className={styles.count}>{count}</span> : undefined}
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onClick={() => setOpen(!isOpen)}
        >
          {t('action.filters')}
        </Button>
      </div>
      <div id={filtersId} className={styles.filters} hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
