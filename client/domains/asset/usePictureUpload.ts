import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { pictureLimitBytes } from '../../../rules/field-limits.ts'
import { fileSize } from './file-size.ts'
import { sendForm } from './send-form.ts'
import { transferFailureText } from './transfer-failure.ts'

type Target = { method: 'POST' | 'PUT'; url: string }

type PictureUpload = {
  /** Sends a picture; resolves to null, or to the reason why it was not stored. */
  send: (picture: Blob, name?: string) => Promise<string | null>
  /** 0 to 1 while uploading, else null. */
  progress: number | null
}

/** The upload of a picture: of a user, a team, a game or the platform. */
export function usePictureUpload({ method, url }: Target): PictureUpload {
  const { t, i18n } = useTranslation()
  const [progress, setProgress] = useState<number | null>(null)

  async function send(picture: Blob, name = 'picture'): Promise<string | null> {
    if (picture.size > pictureLimitBytes) {
      return t('upload.tooLarge', { size: fileSize(pictureLimitBytes, i18n.language) })
    }
    const form = new FormData()
    form.append('file', picture, picture instanceof File ? picture.name : name)
    setProgress(0)
    try {
      await sendForm<unknown>({ method, url, form, onProgress: setProgress })
      return null
    } catch (error) {
      return transferFailureText(error, t, i18n.language) || t('upload.failed')
    } finally {
      setProgress(null)
    }
  }
  return { send, progress }
}
