import type { BoardView } from '../model/board-view.ts'

/**
 * The ETag of a board: the version with its time, since a database restored from a backup counts the same versions
 * again. The board of organizers counts its own versions.
 */
export function boardTag({ audience, seq, updatedAt }: BoardView): string {
  return `W/"${seq}-${updatedAt.toString(36)}${audience === 'organizer' ? '-organizer' : ''}"`
}
