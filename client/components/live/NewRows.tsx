import { Button } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './NewRows.module.css'
import type { LiveRows } from './useLiveRows.ts'

/** A button above a live list that shows the number of held rows and inserts them. */
export function NewRows({ live, onResume }: { live: LiveRows; onResume: () => void }) {
  const { t } = useTranslation()
  const { isHolding, heldCount, hasGap, refresh } = live
  return (
    <div className={styles.news} role="status">
      {heldCount > 0 || hasGap ? (
        <Button
          size="xs"
          variant="filled"
          leftSection={<IconArrowUp size={16} stroke={1.75} />}
          onClick={() => {
            window.scrollTo({ top: 0 })
            onResume()
            // When the list stops holding rows, it loads them itself. A failed load has to be repeated here.
            if (!isHolding) refresh()
          }}
        >
          {hasGap ? t('live.newer') : t('live.new', { count: heldCount })}
        </Button>
      ) : null}
    </div>
  )
}
