import { Button, Progress, Textarea } from '@mantine/core'
import { IconFiles } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Note } from '../../components/Note.tsx'
import { Segmented } from '../../components/controls/Segmented.tsx'
import { showFailure, showSuccess } from '../../components/toasts.ts'
import { FileChoiceButton } from '../asset/FileChoiceButton.tsx'
import { FileDrop } from '../asset/drop/FileDrop.tsx'
import { useFileChoice } from '../asset/drop/useFileChoice.ts'
import { useUpload } from '../asset/useUpload.ts'
import { FlagLinesProblems } from './FlagLinesProblems.tsx'
import { TeamFilePairs } from './TeamFilePairs.tsx'
import { inNaturalOrder, readFlagLines, readLines } from './flag-lines.ts'
import { useCreateFlags } from './useFlagMutations.ts'

type Props = { gameId: string; challengeId: string; existing: readonly string[] }

/** Adds files or links with their flags, one per team. The first file gets the first flag. */
export function AddTeamFilesForm({ gameId, challengeId, existing }: Props) {
  const { t } = useTranslation()
  const [from, setFrom] = useState<'files' | 'links'>('files')
  const [files, setFiles] = useState<File[]>([])
  const [addresses, setAddresses] = useState('')
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const { upload, progress } = useUpload()
  const [createFlags, running] = useCreateFlags()

  const choose = useFileChoice({
    isMultiple: true,
    onChoose: (chosen) => setFiles(inNaturalOrder(chosen)),
    onRefuse: showFailure,
  })

  const lines = readFlagLines(text, existing)
  const { flags } = lines
  const links = readLines(addresses)
  const attachments =
    from === 'files' ? files.map(({ name, size }) => ({ name, size })) : links.map((name) => ({ name }))
  const isPaired = attachments.length === flags.length && flags.length > 0
  const isBusy = running || progress !== null
  const percent = Math.round((progress ?? 0) * 100)

  async function add() {
    const stored = from === 'files' ? await upload(files) : null
    if (from === 'files' && stored?.length !== files.length) return
    const input = flags.map((flag, index) => {
      if (!stored) return { flag, attachmentType: 'Remote' as const, remoteUrl: links[index] ?? '' }
      const { hash = '', name = null } = stored[index] ?? {}
      return { flag, attachmentType: 'Local' as const, fileHash: hash, fileName: name }
    })
    const outcome = await createFlags({ variables: { input: { gameId, challengeId, flags: input } } })
    if (!outcome.ok) {
      setError(Object.values(outcome.fieldErrors)[0])
      return
    }
    setFiles([])
    setAddresses('')
    setText('')
    setError(undefined)
    showSuccess(t('flags.addedPairs', { count: input.length }))
  }

  return (
    <form
      className="h-stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (isPaired && lines.tooLong.length === 0 && !isBusy) void add()
      }}
    >
      <div>
        <Segmented
          label={t('flags.from.label')}
          value={from}
          onChange={setFrom}
          options={[
            { value: 'files', label: t('flags.from.files') },
            { value: 'links', label: t('flags.from.links') },
          ]}
        />
      </div>
      {from === 'files' ? (
        <FileDrop hint={t('upload.dropFiles')} disabled={isBusy} onDrop={choose}>
          <div className="h-row h-wrap">
            <FileChoiceButton
              isMultiple
              disabled={isBusy}
              leftSection={<IconFiles size={16} stroke={1.75} />}
              label={t('flags.chooseFiles')}
              onChoose={choose}
            />
            <span className="h-label">
              {files.length > 0 ? t('flags.chosen', { count: files.length }) : t('flags.chooseHint')}
            </span>
          </div>
        </FileDrop>
      ) : (
        <Textarea
          label={t('flags.addresses')}
          placeholder={'https://files.example.org/1.zip\nhttps://files.example.org/2.zip'}
          autosize
          minRows={3}
          maxRows={12}
          styles={{ input: { fontFamily: 'var(--h-mono)' } }}
          spellCheck={false}
          value={addresses}
          onChange={(event) => setAddresses(event.currentTarget.value)}
        />
      )}
      <Textarea
        label={t('flags.linesInOrder')}
        placeholder={'flag{one}\nflag{another}'}
        autosize
        minRows={3}
        maxRows={12}
        styles={{ input: { fontFamily: 'var(--h-mono)' } }}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={error}
      />
      <FlagLinesProblems lines={lines} />
      <TeamFilePairs attachments={attachments} flags={flags} />
      {isPaired || (attachments.length === 0 && flags.length === 0) ? null : (
        <Note tone="warn">{t('flags.uneven', { things: attachments.length, flags: flags.length })}</Note>
      )}
      {progress === null ? null : <Progress value={percent} aria-label={t('upload.progress', { percent })} />}
      <Button
        type="submit"
        variant="filled"
        disabled={!isPaired || lines.tooLong.length > 0}
        loading={isBusy}
        style={{ justifySelf: 'end' }}
      >
        {isPaired ? t('flags.addPairs', { count: flags.length }) : t('flags.addHeading')}
      </Button>
    </form>
  )
}
