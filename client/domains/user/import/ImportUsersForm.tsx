import { Button, Select, Switch, Textarea } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconFileImport } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Note } from '../../../components/Note.tsx'
import { FileChoiceButton } from '../../asset/FileChoiceButton.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { readCtfdTeams, type CtfdTeam } from './ctfd-lists.ts'
import { decodeText, type DecodedText } from './decode-text.ts'
import { useAddRows, type Outcome } from './useAddRows.ts'
import { readUserImport } from './user-import.ts'
import styles from './ImportUsers.module.css'

type Props = {
  onDirty: (isDirty: boolean) => void
  onCancel: () => void
  /** Called when users were added or updated, with the lines that were left out. */
  onAdded: (outcome: Outcome) => void
}

const HEADER = 'userName,email,password,realName,studentNumber,phone,teamName'
const MOST = 1000
type Choice = Extract<DecodedText, { isCertain: false }>

export function ImportUsersForm({ onDirty, onCancel, onAdded }: Props) {
  const { t, i18n } = useTranslation()
  const [text, setText] = useState('')
  const [debouncedText] = useDebouncedValue(text, 200)
  const [refused, setRefused] = useState<Omit<Outcome, 'added'>>({ refused: [], others: [] })
  const [updatesExisting, setUpdatesExisting] = useState(false)
  const [choice, setChoice] = useState<Choice | null>(null)
  const [encoding, setEncoding] = useState<string | null>(null)
  const [teams, setTeams] = useState<ReadonlyMap<string, CtfdTeam>>(new Map())
  const [addRows, running] = useAddRows()
  const list = useMemo(() => readUserImport(t, debouncedText, teams), [t, debouncedText, teams])
  const good = list.rows.filter(({ problems }) => Object.keys(problems).length === 0)
  const wrong = list.rows.filter(({ problems }) => Object.keys(problems).length > 0)
  const count = list.rows.length
  const isReady = good.length > 0 && count <= MOST && debouncedText === text
  const problemsByRow = new Map(
    refused.refused.map((row) => [list.rows.findIndex(({ line }) => line === row.line), row.problems]),
  )

  function change(next: string) {
    setText(next)
    setRefused({ refused: [], others: [] })
    onDirty(next.trim() !== '')
  }

  function takeText(next: string) {
    const found = readCtfdTeams(next)
    if (found) setTeams(found)
    else change(next)
  }

  async function open(files: readonly File[]) {
    for (const file of files) {
      const decoded = decodeText(new Uint8Array(await file.arrayBuffer()), i18n.language)
      const [first] = decoded.isCertain ? [] : decoded.texts
      setChoice(decoded.isCertain ? null : decoded)
      setEncoding(first?.encoding ?? null)
      takeText(decoded.isCertain ? decoded.text : (first?.text ?? ''))
    }
  }

  function chooseEncoding(next: string | null) {
    setEncoding(next)
    const chosen = choice?.texts.find((one) => one.encoding === next)
    if (chosen) takeText(chosen.text)
  }

  async function add() {
    const { added, refused: left, others } = await addRows(good, updatesExisting)
    if (added.length > 0) onAdded({ added, refused: [...wrong, ...left], others })
    else setRefused({ refused: left, others })
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
        <FileChoiceButton
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          isMultiple
          size="xs"
          leftSection={<IconFileImport size={16} stroke={1.75} />}
          label={t('userImport.chooseFile')}
          onChoose={(files) => void open(files)}
        />
      </div>
      {choice ? (
        <Note tone="warn" role="alert">
          {t(choice.texts.length > 0 ? 'userImport.notUtf8' : 'userImport.noText')}
        </Note>
      ) : null}
      {choice && choice.texts.length > 0 ? (
        <Select
          label={t('userImport.encoding')}
          data={choice.texts.map((one) => one.encoding)}
          value={encoding}
          onChange={chooseEncoding}
          allowDeselect={false}
        />
      ) : null}
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
      {list.unknown.length > 0 && !list.isOfCtfd ? (
        <Note tone="warn">{t('userImport.unknown', { columns: list.unknown.join(', ') })}</Note>
      ) : null}
      {list.hashCount > 0 ? <Note>{t('userImport.hashes', { count: list.hashCount })}</Note> : null}
      {teams.size > 0 ? <Note>{t('userImport.teams', { count: teams.size })}</Note> : null}
      {list.isOfCtfd && teams.size === 0 ? <Note>{t('userImport.teamsMissing')}</Note> : null}
      {count > MOST ? <Note tone="bad">{t('userImport.tooMany', { max: MOST })}</Note> : null}
      {refused.others.length > 0 ? (
        <Note tone="bad" role="alert">
          {refused.others.join(' ')}
        </Note>
      ) : null}
      {count > 0 ? <ImportPreview list={list} refused={problemsByRow} /> : null}
      <div className={styles.foot}>
        <span className="h-label" role="status">
          {count === 0
            ? null
            : refused.refused.length > 0
              ? t('userImport.refused')
              : wrong.length > 0
                ? t('userImport.wrong', { count: wrong.length })
                : t('userImport.ready', { count })}
        </span>
        <span className="h-row">
          <Button onClick={onCancel}>{t('action.cancel')}</Button>
          <Button type="submit" variant="filled" disabled={!isReady} loading={running}>
            {good.length === 0 ? t('userImport.title') : t('userImport.add', { count: good.length })}
          </Button>
        </span>
      </div>
    </form>
  )
}
