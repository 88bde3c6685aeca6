import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Note } from '../../../components/Note.tsx'
import { saveFile } from '../../asset/save-file.ts'
import { plainCsvLine } from '../../../../rules/csv-line.ts'
import type { ImportRow } from './user-import.ts'

type Props = {
  rows: readonly ImportRow[]
  /** The lines of the list that were not added. */
  leftOut: readonly ImportRow[]
  onClose: () => void
}

/** The imported users with their passwords, which cannot be shown again, and the lines that were left out. */
export function ImportedUsers({ rows, leftOut, onClose }: Props) {
  const { t } = useTranslation()
  function download() {
    const fields = ['userName', 'email', 'password', 'teamName'] as const
    const lines = [fields, ...rows.map(({ values }) => fields.map((field) => values[field]))]
    const text = `${lines.map(plainCsvLine).join('\r\n')}\r\n`
    saveFile(new Blob([text], { type: 'text/csv' }), 'users.csv')
  }
  return (
    <div className="h-stack">
      <p className="h-dim">{t('userImport.doneText')}</p>
      {leftOut.length > 0 ? (
        <Note tone="warn">
          {t('userImport.leftOut', { count: leftOut.length })}
          <ul>
            {leftOut.map(({ line, values, problems }) => (
              <li key={line}>
                {t('userImport.leftOutLine', {
                  line,
                  name: values.userName,
                  reason: Object.values(problems).join(' '),
                })}
              </li>
            ))}
          </ul>
        </Note>
      ) : null}
      <div className="h-row h-wrap" style={{ justifyContent: 'flex-end' }}>
        <Button onClick={onClose}>{t('action.close')}</Button>
        <Button variant="filled" leftSection={<IconDownload size={16} stroke={1.75} />} onClick={download}>
          {t('userImport.download')}
        </Button>
      </div>
    </div>
  )
}
