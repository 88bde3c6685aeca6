type Status = 'None' | 'Queued' | 'Pulling' | 'Starting' | 'Running' | 'Stopping' | 'Failed'

const QUEUED = 0.04
const PULLED = 0.8

/** Estimates the progress of a start. Pulling the image takes most of the time. */
export function startProgress(status: Status, progress: number): number {
  if (status === 'Running') return 1
  if (status === 'Starting') return PULLED
  if (status !== 'Pulling') return QUEUED
  return QUEUED + ((PULLED - QUEUED) * progress) / 100
}
