import { Note } from '../../../components/Note.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { PackageReport } from './send-package.ts'

const COUNTED = ['challenges', 'files', 'teams', 'users', 'submissions'] as const
const NAMES_SHOWN = 12
/** The kinds of differences that are listed in full, one per line. The server sends at most 1000 differences. */
const LISTED_IN_FULL = new Set(['LEFT_OUT', 'CHANGED', 'FILE_MISSING'])

/** The content of a package, and the differences of the game from it after the import. */
export function PackageContents({ report }: { report: PackageReport }) {
  const { t, i18n } = useTranslation()
  const rows = new Map(report.documents.map((document) => [document.name, document.rows]))
  const groups = [...Map.groupBy(report.differences, ({ code }) => code)]
  const number = new Intl.NumberFormat(i18n.language)
  function textOf({ code, subject, value }: PackageReport['differences'][number]): string {
    if (code === 'LEFT_OUT') return `${subject} (${number.format(Number(value))})`
    return !value || value === subject ? subject : `${subject} → ${value}`
  }
  return (
    <>
      <Note tone="ok" role="status">
        {t('adminGames.package.ready', { title: report.title })}
      </Note>
      <section>
        <h3>{t('adminGames.package.contains')}</h3>
        <p className="h-label">
          {COUNTED.filter((name) => rows.get(`${name}.jsonl`))
            .map(
              (name) =>
                `${t(`adminGames.package.count.${name}`)}: ${number.format(rows.get(`${name}.jsonl`) ?? 0)}`,
            )
            .join(' · ')}
        </p>
      </section>
      <section>
        <h3>{t('adminGames.package.differences')}</h3>
        {groups.length === 0 ? <p className="h-label">{t('adminGames.package.none')}</p> : null}
        <ul>
          {groups.map(([code, differences]) => (
            <li key={code}>
              {t(`adminGames.package.difference.${code}`)}:{' '}
              {LISTED_IN_FULL.has(code) ? (
                <ul className="h-label">
                  {differences.map((difference, index) => (
                    <li key={index}>{textOf(difference)}</li>
                  ))}
                </ul>
              ) : (
                <span className="h-label">
                  {differences.slice(0, NAMES_SHOWN).map(textOf).join(', ')}
                  {differences.length > NAMES_SHOWN
                    ? ` ${t('adminGames.package.more', { number: number.format(differences.length - NAMES_SHOWN) })}`
                    : null}
                </span>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
