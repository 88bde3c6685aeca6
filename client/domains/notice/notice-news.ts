import type { NoticeType } from './notice-filters.ts'

export type PublishedNotice = {
  type: NoticeType
  /** Of notices by organizers. */
  content?: string
  /** Of all others. */
  challengeTitle?: string
}

const listeners = new Set<(notice: PublishedNotice) => void>()

/** Passes on a new notice. Called by the notice subscription. */
export function announceNotice(notice: PublishedNotice): void {
  for (const listener of listeners) listener(notice)
}

/** Calls back for every new notice while the game is on screen. */
export function onNotice(listener: (notice: PublishedNotice) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
