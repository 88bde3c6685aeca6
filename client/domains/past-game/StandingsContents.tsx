import { Note } from '../../components/Note.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Podium } from './Podium.tsx'
import type { StandingsReport } from './send-standings.ts'
import styles from './PastGame.module.css'

/** The contents of a file: the number of teams, the first three, and the entries that are left out. */
export function StandingsContents({ report }: { report: StandingsReport }) {
  const { t, i18n } = useTranslation()
  const more = report.faultCount - report.faults.length
  return (
    <div>
      <Note tone="ok" role="status">
        {t('pastGame.found', { count: report.teamCount })}
      </Note>
      <Podium leaders={report.leaders} />
      {report.faultCount > 0 ? (
        <section>
          <h3>{t('pastGame.leftOut', { count: report.faultCount })}</h3>
          {/* A long list scrolls, so the keyboard must reach it. */}
          <ul className={`h-label ${styles.faults}`} tabIndex={0}>
            {report.faults.map(({ line, message }) => (
              <li key={line}>{t('pastGame.fault', { line, message })}</li>
            ))}
            {more > 0 ? <li>{t('pastGame.more', { number: more.toLocaleString(i18n.language) })}</li> : null}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
