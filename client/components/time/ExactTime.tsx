import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { exactTime } from '../../time/formats.ts'
import { Tip } from '../Tip.tsx'
import styles from './ExactTime.module.css'

type Props = { time: number; children: ReactNode }

/** A short time; the exact one with its zone and in UTC on hover, on focus, after a tap and for screen readers. */
export function ExactTime({ time, children }: Props) {
  const { i18n } = useTranslation()
  const exact = exactTime(time, i18n.language)
  return (
    <Tip label={exact}>
      <button type="button" className={styles.time}>
        <time dateTime={new Date(time).toISOString()}>{children}</time>
        <span className="h-sr"> ({exact})</span>
      </button>
    </Tip>
  )
}
