import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import styles from './TeamSheet.module.css'

/** A table of the team sheet: what changed the score, when, and by how many points. */
export function SheetTable({ first, children }: { first: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <table className={styles.solves}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{t('scoreboard.time')}</th>
          <th scope="col">{t('scoreboard.points')}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
