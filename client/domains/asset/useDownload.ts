import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showFailure, showSuccess } from '../../components/toasts.ts'
import { download } from './download.ts'

type Said = { done: string; failed: string }

/** Downloads a generated file; `bytes` is the received size, null while idle. */
export function useDownload({ done, failed }: Said) {
  const { t } = useTranslation()
  const [bytes, setBytes] = useState<number | null>(null)
  async function start(url: string, fallbackName: string) {
    setBytes(0)
    try {
      await download(url, fallbackName, setBytes)
      showSuccess(done)
    } catch (error) {
      const isNetwork = error instanceof TypeError
      showFailure(failed, isNetwork ? t('failure.network') : error instanceof Error ? error.message : '')
    } finally {
      setBytes(null)
    }
  }
  return { start, bytes }
}
