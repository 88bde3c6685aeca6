import { Button, Modal } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { Segmented } from '../../../components/controls/Segmented.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'

const PARTS = ['game', 'teams', 'history'] as const

/** Chooses the contents of a package and downloads it. */
export function ExportGameDialog({ databaseId, onClose }: { databaseId: number; onClose: () => void }) {
  const { t } = useTranslation()
  const [part, setPart] = useState<(typeof PARTS)[number]>('game')
  const choice = new URLSearchParams({ teams: String(part !== 'game'), history: String(part === 'history') })
  return (
    <Modal opened onClose={onClose} title={<b>{t('adminGames.package.exportTitle')}</b>} size={520}>
      <div className="h-stack">
        <Segmented
          filling
          label={t('adminGames.package.content')}
          value={part}
          onChange={setPart}
          options={PARTS.map((value) => ({ value, label: t(`adminGames.package.part.${value}`) }))}
        />
        <p>{t(`adminGames.package.partHint.${part}`)}</p>
        <p className="h-label">{t('adminGames.package.exportHint')}</p>
        <div className="h-dialog-actions">
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            component="a"
            variant="filled"
            href={`/api/admin/games/${databaseId}/package?${choice}`}
            download
            onClick={onClose}
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          >
            {t('adminGames.package.download')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
