import { currentLocale } from '../../i18n/i18n.ts'
import { NetworkError } from '../../relay/transport/network-error.ts'
import { callHeaders } from '../../session/xsrf.ts'

/** A refused upload. Its message is that of the server. */
class UploadError extends Error {}

type Upload = {
  method: 'POST' | 'PUT'
  url: string
  form: FormData
  /** The uploaded fraction, 0 to 1. */
  onProgress?: (share: number) => void
}

/** Uploads files with XMLHttpRequest, because `fetch` reports no progress. @throws UploadError, NetworkError */
export function sendForm<Answer>({ method, url, form, onProgress }: Upload): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of Object.entries(callHeaders(currentLocale()))) {
      request.setRequestHeader(name, value)
    }
    request.responseType = 'json'
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total)
    })
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) {
        resolve(request.response as Answer)
        return
      }
      const answer = request.response as { title?: string } | null
      reject(new UploadError(answer?.title ?? ''))
    })
    request.addEventListener('error', () => reject(new NetworkError('network')))
    request.addEventListener('abort', () => reject(new NetworkError('aborted')))
    request.send(form)
  })
}
