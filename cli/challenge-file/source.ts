import type { ChallengeDefinition } from './definition.ts'
import type { YamlMap } from './yaml.ts'

export type Warn = (text: string) => void

/** Paths are relative to the folder, and sorted. */
export type FolderFiles = {
  files: string[]
  /** Files of the folder that are not used, with the reason. */
  leftOut: { path: string; reason: string }[]
}

/** The files beside a challenge file. Paths are relative to its folder. */
export type FolderView = {
  /** Undefined if there is no such file in the imported folder. */
  text(path: string): string | undefined
  /** All files in a folder and its subfolders. */
  list(folder: string): FolderFiles
}

export type ReadOptions = {
  /** The host of services that the organizer runs, for connection texts. */
  host?: string
  /** The registry with a path, such as `ghcr.io/event`, for images that are built. */
  registry?: string
  /** Points of challenges whose files have none. */
  defaultScore?: number
  /** Whether images of kCTF files become containers of the platform. */
  kctfContainers?: boolean
  /** Whether the pages of the site of a ctfcli project become posts. */
  pages?: boolean
}

/** A recognized challenge file with all that its reader needs. */
export type ChallengeSource = {
  document: YamlMap
  folderName: string
  /** Names of the folders above the challenge's folder, from the outermost. */
  folders: string[]
  beside: FolderView
  /** The project file of rcds or konata above the challenge. */
  project?: YamlMap
  /** The kCTF file in the same folder. */
  kctf?: { name: string; document: YamlMap }
  options: ReadOptions
}

export type ReadDialect = (source: ChallengeSource) => ChallengeDefinition[]
