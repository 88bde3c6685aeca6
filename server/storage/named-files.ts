import type { Readable } from 'node:stream'

export type NamedFile = { key: string; sizeBytes: number; modifiedAt: Date }

/** Files by keys of folders and a name, as in `capture/1/2/one.pcap`: letters, digits, `-`, `_` and `.` between slashes. */
export type NamedFiles = {
  /** A place on this machine to write a new file at; what a crash leaves there is removed with other leftovers. */
  draft(): Promise<string>
  /** Moves in a file that is written: it is no longer where it was, be it kept or not. */
  put(file: string, key: string): Promise<void>
  open(key: string): Readable
  /** Null when it is not there. */
  info(key: string): Promise<NamedFile | null>
  /** The names of folders right in a folder, in no order. */
  listFolders(folder: string): Promise<string[]>
  /** All files under a folder, however deep, in no order; none where there is no folder. */
  list(folder: string): AsyncIterable<NamedFile>
  /** Does nothing when it is not there. A folder is gone with its last file. */
  remove(key: string): Promise<void>
  removeFolder(folder: string): Promise<void>
}
