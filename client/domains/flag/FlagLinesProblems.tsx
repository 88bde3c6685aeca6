import { useTranslation } from '../../i18n/useTranslation.ts'
import { Note } from '../../components/Note.tsx'
import type { FlagLines } from './flag-lines.ts'

/** Problems in the flags to add. */
export function FlagLinesProblems({ lines: { tooLong, duplicates } }: { lines: FlagLines }) {
  const { t } = useTranslation()
  return (
    <>
      {tooLong[0] ? (
        <Note tone="bad">
          {t('flags.tooLong', { count: tooLong.length, flag: `${tooLong[0].slice(0, 40)}…` })}
        </Note>
      ) : null}
      {duplicates[0] ? (
        <Note tone="warn">{t('flags.doubled', { count: duplicates.length, flag: duplicates[0] })}</Note>
      ) : null}
    </>
  )
}
