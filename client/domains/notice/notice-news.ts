import type { NoticeType } from './notice-filters.ts'

export type PublishedNotice = {
  id: string
  type: NoticeType
  /** Set for notices by organizers. */
  content?: string
  /** Set for all other notices. */
  challengeTitle?: string
  /** Set for all other notices while the challenge is on the scoreboard. */
  challenge?: { readonly databaseId: number } | null
  /** Set for bloods. */
  teamName?: string
}

const listeners = new Set<(notice: PublishedNotice) => void>()

/** Notifies the listeners of a new notice. The notice subscription calls it. */
export function announceNotice(notice: PublishedNotice): void {
  for (const listener of listeners) listener(notice)
}

/** Calls back for every new notice while the game is on screen. */
export function onNotice(listener: (notice: PublishedNotice) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
