import { currentLocale } from '../../i18n/i18n.ts'
import { NetworkError, networkErrorOf } from '../../relay/transport/network-error.ts'
import { callHeaders } from '../../session/xsrf.ts'
import { saveFile } from './save-file.ts'

/** A refused download. Its message and its code are those of the server. */
export class DownloadError extends Error {
  readonly code: string | undefined
  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

/** The file name in a `Content-Disposition` header, also if it is form-encoded. Null without a name. */
export function nameOfDisposition(header: string | null): string | null {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(header ?? '')?.[1]?.replaceAll('+', ' ')
  const encoded = extended ?? plain
  if (!encoded) return null
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

/** Downloads a generated file with progress, and saves it. @throws DownloadError, NetworkError */
export async function download(
  url: string,
  fallbackName: string,
  onProgress: (bytes: number) => void,
): Promise<void> {
  const response = await fetch(url, { headers: callHeaders(currentLocale()) }).catch((cause: unknown) => {
    throw networkErrorOf(cause, { url })
  })
  if (!response.ok || !response.body) {
    const answer = (await response.json().catch(() => null)) as { title?: string; code?: string } | null
    throw new DownloadError(answer?.title ?? '', answer?.code)
  }
  let bytes = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        onProgress(bytes)
        controller.enqueue(chunk)
      },
    }),
  )
  const content = await new Response(counted).blob().catch((cause: unknown) => {
    throw new NetworkError('aborted', { cause })
  })
  saveFile(content, nameOfDisposition(response.headers.get('content-disposition')) ?? fallbackName)
}
