import { Button, Modal } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Note } from '../../components/Note.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { FileChoiceButton } from '../asset/FileChoiceButton.tsx'
import { FileDrop } from '../asset/drop/FileDrop.tsx'
import { useFileChoice } from '../asset/drop/useFileChoice.ts'
import { PastGameFields, type PastGameValues } from './PastGameFields.tsx'
import { StandingsContents } from './StandingsContents.tsx'
import { useStandingsImport } from './useStandingsImport.ts'

const isStandings = ({ name }: File) => /\.(json|zip)$/i.test(name)

/** The last year at noon, as a place to start from. */
function firstValues(): PastGameValues {
  const day = dayjs().subtract(1, 'year').hour(12).startOf('hour')
  return { title: '', start: day.toISOString(), end: day.add(1, 'day').toISOString(), link: '' }
}

/** Checks a scoreboard file of an earlier game, shows what it contains, and imports it. */
export function ImportStandingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [values, setValues] = useState(firstValues)
  const { file, report, isRunning, errors, choose, check, confirm } = useStandingsImport(values)
  const chooseFiles = useFileChoice({
    kind: { isAllowed: isStandings, refusal: t('pastGame.onlyJson') },
    onChoose: ([chosen]) => choose(chosen ?? null),
    onRefuse: (problem) => choose(null, problem),
  })

  async function submit() {
    if (!report) {
      await check()
      return
    }
    const gameId = await confirm()
    if (gameId === null) return
    showSuccess(t('pastGame.imported', { title: values.title.trim() }))
    await navigate(`/hall/${gameId}`)
  }

  return (
    <Modal opened onClose={onClose} title={<b>{t('pastGame.import')}</b>} size={560}>
      <FileDrop hint={t('upload.dropFile')} disabled={isRunning} onDrop={chooseFiles}>
        <form
          className="h-stack"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isRunning && file && values.title.trim()) void submit()
          }}
        >
          <p className="h-label">{t('pastGame.importHint')}</p>
          <PastGameFields
            values={values}
            errors={errors}
            onChange={(changes) => setValues((before) => ({ ...before, ...changes }))}
          />
          <div className="h-row h-wrap">
            <FileChoiceButton
              accept="application/json,.json,application/zip,.zip"
              disabled={isRunning}
              leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}
              label={t('pastGame.choose')}
              onChoose={chooseFiles}
            />
            {file ? <span className="h-label h-trunc">{file.name}</span> : null}
          </div>
          {errors[''] ? (
            <Note tone="bad" role="alert">
              {errors['']}
            </Note>
          ) : null}
          {report ? <StandingsContents report={report} /> : null}
          <div className="h-dialog-actions">
            <Button onClick={onClose}>{t('action.cancel')}</Button>
            <Button
              type="submit"
              variant="filled"
              loading={isRunning}
              disabled={!file || !values.title.trim()}
            >
              {t(report ? 'pastGame.import' : 'pastGame.check')}
            </Button>
          </div>
        </form>
      </FileDrop>
    </Modal>
  )
}
