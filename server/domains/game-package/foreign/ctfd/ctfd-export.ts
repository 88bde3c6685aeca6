import type { ForeignGame } from '../foreign-game.ts'
import type { CtfdTables } from './ctfd-shapes.ts'

/** A file of the archive, or a ZIP file of several. */
export type PackedFile = { sha256: string; bytes: number; name: string }

export type CtfdExport = {
  tables: CtfdTables
  game: ForeignGame
  /** By the id of the challenge. */
  files: ReadonlyMap<number, PackedFile>
  /** Those that texts show or link to, by their places below `uploads/`. */
  shown: ReadonlyMap<string, PackedFile>
  /** The time of the import. */
  now: Date
}
