import { HalyardError, type HalyardClient } from '../client/client.ts'

export type Action = 'void' | 'restore' | 'grant'

type Place = { rank: number; score: number }
type Worth = { points: number; bloods: string[] }

/** The moves of a correction on the board. A grant has no submission yet. */
export type CorrectionPreview = {
  submissionIds?: number[]
  teams: { teamId: number; teamName: string; before: Place; after: Place }[]
  challenges: { challengeId: number; title: string; before: Worth; after: Worth }[]
}

type Correction = { gameId: number; action: Action; body: object }

/** Asks for the moves of a correction. Writes nothing. @throws HalyardError */
export function previewCorrection(api: HalyardClient, correction: Correction): Promise<CorrectionPreview> {
  return send<CorrectionPreview>(api, `${pathOf(correction)}/preview`, correction.body)
}

/** Applies a correction. Returns the ids of the submissions. @throws HalyardError */
export async function applyCorrection(api: HalyardClient, correction: Correction): Promise<number[]> {
  return [await send<number | number[]>(api, pathOf(correction), correction.body)].flat()
}

const pathOf = ({ gameId, action }: Correction) => `/api/edit/games/${gameId}/solves/${action}`

async function send<Answer>(api: HalyardClient, path: string, body: object): Promise<Answer> {
  const response = await api.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json().catch(() => null)) as unknown
  if (response.ok) return answer as Answer
  const { title, code } = (answer ?? {}) as { title?: string; code?: string }
  throw new HalyardError(title ?? `${api.url} answered with status ${response.status}.`, {
    code: code ?? 'BAD_RESPONSE',
  })
}
