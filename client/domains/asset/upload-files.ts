import { sendForm } from './send-form.ts'

export type StoredFile = { hash: string; name: string }

const BATCH = 20

/** Uploads files in batches and returns them in order. @throws UploadError, NetworkError */
export async function uploadFiles(
  files: readonly File[],
  onProgress: (share: number) => void,
): Promise<StoredFile[]> {
  const totalBytes = files.reduce((sum, file) => sum + file.size, 0) || 1
  const stored: StoredFile[] = []
  let sentBytes = 0
  for (let from = 0; from < files.length; from += BATCH) {
    const batch = files.slice(from, from + BATCH)
    const batchBytes = batch.reduce((sum, file) => sum + file.size, 0)
    const form = new FormData()
    for (const file of batch) form.append('files', file)
    const before = sentBytes
    const answer = await sendForm<StoredFile[]>({
      method: 'POST',
      url: '/api/assets',
      form,
      onProgress: (share) => onProgress((before + share * batchBytes) / totalBytes),
    })
    stored.push(...answer)
    sentBytes += batchBytes
  }
  return stored
}
