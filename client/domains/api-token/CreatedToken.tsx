import { Button } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { CopyField } from '../../components/controls/CopyField.tsx'
import { Note } from '../../components/Note.tsx'

export function CreatedToken({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="h-stack">
      <Note tone="warn" role="status">
        {t('apiToken.madeText')}
      </Note>
      <CopyField value={token} label={t('apiToken.token')} />
      <div>
        <div className="h-sub">{t('apiToken.usage')}</div>
        <CopyField value={`Authorization: Bearer ${token}`} label={t('apiToken.usage')} />
      </div>
      <div className="h-row" style={{ justifyContent: 'flex-end' }}>
        <Button variant="filled" onClick={onDone} data-autofocus>
          {t('apiToken.done')}
        </Button>
      </div>
    </div>
  )
}
