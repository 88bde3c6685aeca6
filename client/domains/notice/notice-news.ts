import type { NoticeType } from './notice-filters.ts'

export type PublishedNotice = { type: NoticeType; values: readonly string[] }

const listeners = new Set<(notice: PublishedNotice) => void>()

/** Called by who follows the game's notices, for every one as it comes. */
export function announceNotice(notice: PublishedNotice): void {
  for (const listener of listeners) listener(notice)
}

/** Calls back for every notice that comes while the game is on screen. */
export function onNotice(listener: (notice: PublishedNotice) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
