import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showFailure, showSuccess } from '../../components/toasts.ts'
import { download } from '../asset/download.ts'

/** Downloads all write-ups of a game as one archive; `bytes` is what has come, null while none is on its way. */
export function useDownloadWriteups(gameId: number) {
  const { t } = useTranslation()
  const [bytes, setBytes] = useState<number | null>(null)
  async function downloadAll() {
    setBytes(0)
    try {
      await download(`/api/admin/writeups/${gameId}/all`, `writeups-${gameId}.tar.gz`, setBytes)
      showSuccess(t('writeups.downloaded'))
    } catch (error) {
      const isNetwork = error instanceof TypeError
      showFailure(
        t('writeups.downloadFailed'),
        isNetwork ? t('failure.network') : error instanceof Error ? error.message : '',
      )
    } finally {
      setBytes(null)
    }
  }
  return { downloadAll, bytes }
}
