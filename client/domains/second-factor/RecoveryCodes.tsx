import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { CopyButton } from '../../components/controls/CopyField.tsx'
import { Note } from '../../components/Note.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { saveFile } from '../asset/save-file.ts'
import styles from './Totp.module.css'

/** Recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation()
  const text = codes.join('\n')
  return (
    <div className="h-stack">
      <Note tone="warn" role="status">
        {t('secondFactor.codesText')}
      </Note>
      <ul className={styles.codes} aria-label={t('secondFactor.codesTitle')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="h-row" style={{ justifyContent: 'flex-end' }}>
        <CopyButton value={text} />
        <Button
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          {t('secondFactor.download')}
        </Button>
        <Button variant="filled" onClick={onDone}>
          {t('secondFactor.done')}
        </Button>
      </div>
    </div>
  )
}
