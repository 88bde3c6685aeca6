import { Button, Modal } from '@mantine/core'
import { useTranslation } from '../i18n/useTranslation.ts'

export type RefusedRow = { name: string; message: string }

/** Lists the items that a bulk action left unchanged, each with the reason. */
export function BulkReport({ refused, onClose }: { refused: readonly RefusedRow[]; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={refused.length > 0}
      onClose={onClose}
      title={<b>{t('table.refusedTitle', { count: refused.length })}</b>}
    >
      <p className="h-dim">{t('table.refusedText')}</p>
      <ul>
        {refused.map(({ name, message }) => (
          <li key={name}>
            <b>{name}</b>: {message}
          </li>
        ))}
      </ul>
      <div className="h-row" style={{ justifyContent: 'flex-end', marginTop: 16 }}>
        <Button onClick={onClose} data-autofocus>
          {t('action.close')}
        </Button>
      </div>
    </Modal>
  )
}
