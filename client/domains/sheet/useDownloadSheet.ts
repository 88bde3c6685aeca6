import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showFailure, showSuccess } from '../../components/toasts.ts'
import { download } from '../asset/download.ts'

export const SHEETS = ['scoreboardsheet', 'submissionsheet'] as const

export type Sheet = (typeof SHEETS)[number]

/** Downloads a sheet of a game; `coming` is the one on its way, with the bytes that are here. */
export function useDownloadSheet(gameId: number) {
  const { t } = useTranslation()
  const [coming, setComing] = useState<{ sheet: Sheet; bytes: number } | null>(null)
  async function downloadSheet(sheet: Sheet) {
    setComing({ sheet, bytes: 0 })
    try {
      await download(`/api/game/${gameId}/${sheet}`, `${sheet}-${gameId}.xlsx`, (bytes) =>
        setComing({ sheet, bytes }),
      )
      showSuccess(t('sheet.downloaded'))
    } catch (error) {
      const isNetwork = error instanceof TypeError
      showFailure(
        t('sheet.failed'),
        isNetwork ? t('failure.network') : error instanceof Error ? error.message : '',
      )
    } finally {
      setComing(null)
    }
  }
  return { downloadSheet, coming }
}
