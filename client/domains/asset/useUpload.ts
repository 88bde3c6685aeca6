import { useCallback, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { showFailure } from '../../components/toasts.ts'
import { transferFailureText } from './transfer-failure.ts'
import { uploadFiles, type StoredFile } from './upload-files.ts'

/**
 * Uploads files; `progress` is 0 to 1 while uploading, else null. A failure shows a toast and returns null.
 */
export function useUpload() {
  const { t, i18n } = useTranslation()
  const [progress, setProgress] = useState<number | null>(null)
  const upload = useCallback(
    async (files: readonly File[]): Promise<StoredFile[] | null> => {
      const empty = files.find((file) => file.size === 0)
      if (empty) {
        showFailure(t('upload.empty', { name: empty.name }))
        return null
      }
      setProgress(0)
      try {
        return await uploadFiles(files, setProgress)
      } catch (error) {
        showFailure(t('upload.failed'), transferFailureText(error, t, i18n.language))
        return null
      } finally {
        setProgress(null)
      }
    },
    [t, i18n],
  )
  return { upload, progress }
}
