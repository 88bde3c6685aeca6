import { ApiError } from '../errors.ts'
import { authorization, type Api } from './api.ts'
import { request } from './http.ts'

/** Stores one file on the platform. Returns its SHA-256, by which challenges refer to it. */
export async function uploadFile(api: Api, name: string, open: () => Promise<Blob>): Promise<string> {
  const response = await request(`${api.url}/api/assets`, async () => {
    const body = new FormData()
    body.append('files', await open(), name)
    return { method: 'POST', headers: authorization(api.credentials), body }
  })
  const answer = (await response.json().catch(() => null)) as
    { hash: string }[] | { title?: string; code?: string } | null
  if (response.ok && Array.isArray(answer) && answer[0]) return answer[0].hash
  const failure = Array.isArray(answer) ? null : answer
  throw new ApiError(
    `could not upload ${name}: ${failure?.title ?? `status ${response.status}`}`,
    failure?.code ?? String(response.status),
  )
}
