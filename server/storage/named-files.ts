import type { Readable } from 'node:stream'

export type NamedFile = { key: string; sizeBytes: number; modifiedAt: Date }

/** Files by path, as in `capture/1/2/one.pcap`: letters, digits, `-`, `_` and `.` between slashes. */
export type NamedFiles = {
  /** A path on this machine for a new file; leftovers of a crash are removed later. */
  draft(): Promise<string>
  /** Moves a written file to its key. On failure the file is deleted. */
  put(file: string, key: string): Promise<void>
  open(key: string): Readable
  /** Null if the file does not exist. */
  info(key: string): Promise<NamedFile | null>
  /** The names of the direct subfolders, unordered. */
  listFolders(folder: string): Promise<string[]>
  /** All files under a folder at any depth, unordered; none if the folder does not exist. */
  list(folder: string): AsyncIterable<NamedFile>
  /** Does nothing if the file does not exist. Removes folders that become empty. */
  remove(key: string): Promise<void>
  removeFolder(folder: string): Promise<void>
}
