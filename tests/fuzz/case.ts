import type { FuzzWorld } from './world.ts'
import type { Random } from './random.ts'

/** The problem that the case found, or null. */
export type Finding = string | null

export type FuzzCase = (random: Random, world: FuzzWorld) => Promise<Finding>

/** A case that takes longer counts as hanging. */
export const patienceMs = 30_000

export async function send(world: FuzzWorld, path: string, init: RequestInit): Promise<Response | string> {
  const { origin } = new URL(world.url)
  try {
    return await fetch(`${origin}${path}`, {
      redirect: 'manual',
      ...init,
      signal: AbortSignal.timeout(patienceMs),
    })
  } catch (error) {
    const { name, message } = error as Error
    if (name === 'TimeoutError') return `no answer within ${patienceMs} ms`
    // The generated request cannot be expressed in HTTP.
    if (name === 'TypeError' && !/fetch failed|terminated/.test(message)) return ''
    return ''
  }
}

/** A finding if the server reports an internal error. */
export async function judge(response: Response, request: string): Promise<Finding> {
  const reading = response.text().catch(() => '')
  const text = await reading
  if (response.status >= 500) return `${response.status} for ${request}\n${text.slice(0, 500)}`
  if (/"code":"INTERNAL(_SERVER)?_ERROR"/.test(text))
    return `internal error for ${request}\n${text.slice(0, 500)}`
  return null
}
