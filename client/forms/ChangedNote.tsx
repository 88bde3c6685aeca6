import { Button } from '@mantine/core'
import { Note } from '../components/Note.tsx'
import { listNames } from '../i18n/list-names.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { exactTime } from '../time/formats.ts'
import styles from './ChangedNote.module.css'
import type { Conflict } from './draft-state.ts'
import type { Draft } from './useDraft.ts'

export type FieldLabels<Values> = Readonly<Record<keyof Values & string, string>>

type Props<Values extends object> = { draft: Draft<Values>; labels: FieldLabels<Values> }

/** What somebody else saved since the form was opened, and the choice where it meets a change of this user. */
export function ChangedNote<Values extends object>({ draft, labels }: Props<Values>) {
  const { t, i18n } = useTranslation()
  const { conflicts, news, keepMine, takeTheirs, dismissNews } = draft
  const names = listNames(
    news.map((field) => labels[field]),
    i18n.language,
  )
  return (
    <>
      {news.length > 0 ? (
        <div className={styles.frame}>
          <Note
            role="status"
            action={
              <Button size="xs" onClick={dismissNews}>
                {t('action.close')}
              </Button>
            }
          >
            {t('draft.news')} {names}
          </Note>
        </div>
      ) : null}
      {conflicts.length > 0 ? (
        <div className={styles.frame}>
          <Note tone="bad" role="alert">
            {t('draft.conflict')}
            <div className={styles.fields}>
              {conflicts.map((conflict) => (
                <Choice
                  key={conflict.field}
                  conflict={conflict}
                  label={labels[conflict.field]}
                  onKeep={() => keepMine(conflict.field)}
                  onTake={() => takeTheirs(conflict.field)}
                />
              ))}
            </div>
          </Note>
        </div>
      ) : null}
    </>
  )
}

type ChoiceProps<Values> = {
  conflict: Conflict<Values>
  label: string
  onKeep: () => void
  onTake: () => void
}

function Choice<Values>({ conflict: { theirs, yours }, label, onKeep, onTake }: ChoiceProps<Values>) {
  const { t, i18n } = useTranslation()
  const shown = (value: unknown) => textOf(value, i18n.language, [t('settings.on'), t('settings.off')])
  const side = (name: string, value: unknown, action: string, onChoose: () => void) => (
    <div className={styles.value}>
      <span className="h-label">{name}</span>
      <pre className={styles.text} tabIndex={0} aria-label={`${label}: ${name}`}>
        {shown(value) || `(${t('draft.noValue')})`}
      </pre>
      <Button size="xs" onClick={onChoose}>
        {action}
      </Button>
    </div>
  )
  return (
    <div className={styles.field} role="group" aria-label={label}>
      <span className={styles.name}>{label}</span>
      <div className={styles.values}>
        {side(t('draft.theirs'), theirs, t('draft.takeTheirs'), onTake)}
        {side(t('draft.mine'), yours, t('draft.keepMine'), onKeep)}
      </div>
    </div>
  )
}

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** A value of a form as text: times in the language, lists line by line, objects by their values. */
function textOf(value: unknown, locale: string, [on, off]: [string, string]): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? on : off
  if (typeof value === 'string') return isoTime.test(value) ? exactTime(Date.parse(value), locale) : value
  if (typeof value !== 'object') return String(value)
  const inner = (one: unknown) => textOf(one, locale, [on, off])
  return Array.isArray(value)
    ? value.map(inner).join('\n')
    : Object.values(value).map(inner).filter(Boolean).join(' · ')
}
