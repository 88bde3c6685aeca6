import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { showFailure, showSuccess } from '../../components/toasts.ts'
import { download, DownloadError } from './download.ts'
import { transferFailureText } from './transfer-failure.ts'

type Options = {
  done: string
  failed: string
  /** Asks for the password when the server needs a recent login, after which the download starts again. */
  confirm?: () => Promise<boolean>
}

/** Downloads a generated file; `bytes` is the received size, null while idle. */
export function useDownload({ done, failed, confirm }: Options) {
  const { t, i18n } = useTranslation()
  const [bytes, setBytes] = useState<number | null>(null)
  async function start(url: string | Promise<string>, fallbackName: string): Promise<void> {
    setBytes(0)
    try {
      await download(await url, fallbackName, setBytes)
      showSuccess(done)
    } catch (error) {
      if (confirm && error instanceof DownloadError && error.code === 'AUTH_PASSWORD_NEEDED')
        return (await confirm()) ? await start(url, fallbackName) : undefined
      showFailure(failed, transferFailureText(error, t, i18n.language))
    } finally {
      setBytes(null)
    }
  }
  return { start, bytes }
}
