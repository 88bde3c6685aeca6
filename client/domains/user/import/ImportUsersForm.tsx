import { Button, FileButton, Switch, Textarea } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconFileImport } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Note } from '../../../components/Note.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { importInput, refusalsByRow, type Refusals } from './import-input.ts'
import { useCreateUsers } from './useCreateUsers.ts'
import { readUserImport, type ImportRow } from './user-import.ts'
import styles from './ImportUsers.module.css'

type Props = {
  onDirty: (isDirty: boolean) => void
  onCancel: () => void
  /** Called with the created and updated users, whose rows include the generated passwords. */
  onAdded: (rows: readonly ImportRow[]) => void
}

const HEADER = 'userName,email,password,realName,studentNumber,phone,teamName'
const MOST = 1000
const NOTHING: Refusals = { rows: new Map(), others: [] }

export function ImportUsersForm({ onDirty, onCancel, onAdded }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [debouncedText] = useDebouncedValue(text, 200)
  const [refused, setRefused] = useState<Refusals>(NOTHING)
  const [updatesExisting, setUpdatesExisting] = useState(false)
  const [createUsers, running] = useCreateUsers()
  const list = useMemo(() => readUserImport(t, debouncedText), [t, debouncedText])
  const wrongCount = list.rows.filter(({ problems }) => Object.keys(problems).length > 0).length
  const count = list.rows.length
  const isReady = count > 0 && count <= MOST && wrongCount === 0 && debouncedText === text

  function change(next: string) {
    setText(next)
    setRefused(NOTHING)
    onDirty(next.trim() !== '')
  }

  async function add() {
    const { rows, users } = importInput(list.rows)
    const onExisting = updatesExisting ? 'UPDATE' : 'REJECT'
    const outcome = await createUsers({ variables: { input: { users, onExisting } } })
    if (outcome.ok) onAdded(rows)
    else setRefused(refusalsByRow(outcome.fieldErrors))
  }

  return (
    <form
      className="h-stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && !running) void add()
      }}
    >
      <div className={styles.intro}>
        <p className="h-dim">{t('userImport.intro')}</p>
        <FileButton
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={(file) => void file?.text().then(change)}
        >
          {(props) => (
            <Button {...props} size="xs" leftSection={<IconFileImport size={16} stroke={1.75} />}>
              {t('userImport.chooseFile')}
            </Button>
          )}
        </FileButton>
      </div>
      <Textarea
        label={t('userImport.lines')}
        description={t('userImport.linesHint', { columns: HEADER.replaceAll(',', ', ') })}
        placeholder={`${HEADER}\nanna,anna@example.org,,Anna Berg,4711,,Night Watch`}
        rows={count > 0 ? 5 : 9}
        styles={{ input: { fontFamily: 'var(--h-mono)', fontSize: 'var(--h-fs-12)', whiteSpace: 'pre' } }}
        spellCheck={false}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        data-autofocus
      />
      <Switch
        label={t('userImport.update')}
        description={t('userImport.updateHint')}
        checked={updatesExisting}
        onChange={(event) => setUpdatesExisting(event.currentTarget.checked)}
      />
      {list.unknown.length > 0 ? (
        <Note tone="warn">{t('userImport.unknown', { columns: list.unknown.join(', ') })}</Note>
      ) : null}
      {count > MOST ? <Note tone="bad">{t('userImport.tooMany', { max: MOST })}</Note> : null}
      {refused.others.length > 0 ? (
        <Note tone="bad" role="alert">
          {refused.others.join(' ')}
        </Note>
      ) : null}
      {count > 0 ? <ImportPreview list={list} refused={refused.rows} /> : null}
      <div className={styles.foot}>
        <span className="h-label" role="status">
          {count === 0
            ? null
            : wrongCount > 0
              ? t('userImport.wrong', { count: wrongCount })
              : refused.rows.size > 0
                ? t('userImport.refused')
                : t('userImport.ready', { count })}
        </span>
        <span className="h-row">
          <Button onClick={onCancel}>{t('action.cancel')}</Button>
          <Button type="submit" variant="filled" disabled={!isReady} loading={running}>
            {count === 0 ? t('userImport.title') : t('userImport.add', { count })}
          </Button>
        </span>
      </div>
    </form>
  )
}
