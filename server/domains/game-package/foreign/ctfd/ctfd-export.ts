import type { ForeignGame } from '../foreign-game.ts'
import type { CtfdTables } from './ctfd-shapes.ts'

/** The file of a challenge. */
export type PackedFile = { sha256: string; bytes: number; name: string }

export type CtfdExport = {
  tables: CtfdTables
  game: ForeignGame
  /** By the id of the challenge. */
  files: ReadonlyMap<number, PackedFile>
  /** The time of the import. */
  now: Date
}
