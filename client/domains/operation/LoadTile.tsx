import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { LoadColumn } from './load-formats.ts'
import { Sparkline } from './Sparkline.tsx'
import styles from './Operations.module.css'

type Props = {
  label: string
  /** The page that lists what the figure counts. */
  to?: string
  value: string
  /** The values of the last ten minutes, with the function that formats one. */
  history?: {
    values: LoadColumn
    format: (value: number) => string
    /** The chart shows another quantity than the value, so its peak is not beside it. */
    isOther?: boolean
  }
  children?: ReactNode
}

/** A figure with its chart and one line of details. */
export function LoadTile({ label, to, value, history, children }: Props) {
  const { t } = useTranslation()
  const measured = (history?.values ?? []).filter((item) => item != null)
  return (
    <div className={`h-panel ${styles.tile}`}>
      <h2 className={styles.label}>{to ? <Link to={to}>{label}</Link> : label}</h2>
      <div className={styles.figures}>
        <p className={styles.value}>{value}</p>
        {history && !history.isOther && measured.length > 0 ? (
          <span className="h-label h-num">
            {t('operations.peak', { value: history.format(Math.max(...measured)) })}
          </span>
        ) : null}
      </div>
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
        <div className={styles.noChart} />
      )}
      <p className={styles.details}>{children}</p>
    </div>
  )
}
