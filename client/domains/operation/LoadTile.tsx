import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { LoadColumn } from './load-formats.ts'
import { Sparkline } from './Sparkline.tsx'
import styles from './Operations.module.css'

type Props = {
  label: string
  value: string
  /** The values of the last ten minutes, with the function that formats one. */
  history?: { values: LoadColumn; format: (value: number) => string }
  children?: ReactNode
}

/** A figure with its chart and one line of details. */
export function LoadTile({ label, value, history, children }: Props) {
  const { t } = useTranslation()
  const measured = (history?.values ?? []).filter((item) => item != null)
  return (
    <div className={`h-panel ${styles.tile}`}>
      <h2 className={styles.label}>{label}</h2>
      <p className={styles.value}>{value}</p>
      {history && measured.length > 0 ? (
        <Sparkline
          values={history.values}
          label={t('operations.chart', {
            name: label,
            low: history.format(Math.min(...measured)),
            high: history.format(Math.max(...measured)),
          })}
        />
      ) : (
        <div className={styles.chart} />
      )}
      <p className={styles.details}>{children}</p>
    </div>
  )
}
