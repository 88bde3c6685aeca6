import type { ImagePull } from '../../../../prisma/generated/client/client.ts'

export type ImageStatus = 'Missing' | 'Queued' | 'Pulling' | 'Present' | 'Failed' | 'Unknown'

export type EngineImage = {
  engine: string
  status: ImageStatus
  progress: number | null
  message: string | null
  changedAt: Date | null
}

type Seen = {
  engine: string
  /** The row of the last pull. */
  pull: ImagePull | null
  /** A job is queued or works on it. */
  isQueued: boolean
  /** Null: the engine does not answer. */
  isPresent: boolean | null
}

/** The state of an image on an engine. An image stays present when a later pull of it fails. */
export function imageState({ engine, pull, isQueued, isPresent }: Seen): EngineImage {
  const isPulling = isQueued && pull?.status === 'Pulling'
  return {
    engine,
    status: statusOf({ pull, isQueued, isPresent }),
    progress: isPulling ? pull.progress : null,
    message: !isQueued && pull?.status === 'Failed' ? pull.message : null,
    changedAt: pull?.changedAt ?? null,
  }
}

function statusOf({ pull, isQueued, isPresent }: Omit<Seen, 'engine'>): ImageStatus {
  if (isQueued) return pull?.status === 'Pulling' ? 'Pulling' : 'Queued'
  if (isPresent === null) return 'Unknown'
  if (isPresent) return 'Present'
  return pull?.status === 'Failed' ? 'Failed' : 'Missing'
}
