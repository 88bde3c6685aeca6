import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { showFailure, showSuccess } from '../../components/toasts.ts'
import { download } from './download.ts'
import { transferFailureText } from './transfer-failure.ts'

type Texts = { done: string; failed: string }

/** Downloads a generated file; `bytes` is the received size, null while idle. */
export function useDownload({ done, failed }: Texts) {
  const { t, i18n } = useTranslation()
  const [bytes, setBytes] = useState<number | null>(null)
  async function start(url: string | Promise<string>, fallbackName: string) {
    setBytes(0)
    try {
      await download(await url, fallbackName, setBytes)
      showSuccess(done)
    } catch (error) {
      showFailure(failed, transferFailureText(error, t, i18n.language))
    } finally {
      setBytes(null)
    }
  }
  return { start, bytes }
}
