import type { Category } from '../../rules/categories.ts'
import type { FileScore } from './ctfcli/score.ts'

/** One paragraph of the challenge's text, with its key. */
export type ContentPart = { key: string; text: string }

export type FileFlag = { flag: string; kind: 'Exact' | 'CaseInsensitive' | 'Regex' }

export type FileHint = { title: string; content: string; cost: number; releaseAt?: string }

export type ChallengeType = 'StaticAttachment' | 'StaticContainer' | 'DynamicAttachment' | 'DynamicContainer'

/**
 * A file for players: a path or link as written, a path with the name that players see, the bytes themselves, or an
 * archive of files.
 */
export type FileSource =
  | string
  | { path: string; name: string }
  | { name: string; bytes: Uint8Array }
  | { name: string; files: FileSource[] }

/** An image that must be built, with paths relative to the folder of the challenge file. */
export type BuildSource = { name: string; context: string; dockerfile: string; args: Record<string, string> }

/** Members of updateChallenge that a file sets as they are. */
export type FileSettings = {
  containerImage?: string
  containerExposePort?: number
  memoryLimitMib?: number
  cpuTenths?: number
  storageLimitMib?: number
  enableTrafficCapture?: boolean
  warmInstances?: number
  flagTemplate?: string
  /** The name of the files of a dynamic attachment. */
  fileName?: string
  disableBloodBonus?: boolean
  decidesTies?: boolean
  submissionLimit?: number
  attemptMode?: 'Lockout' | 'Cooldown'
  cooldownSeconds?: number
  unlockCount?: number
  lockedView?: 'Hidden' | 'Card'
  releaseAt?: string
  closeAt?: string
}

/** The content of a challenge file in the platform's terms. A member that the file does not give is absent. */
export type ChallengeDefinition = {
  /** The key of the file that the challenge was imported from, in a file that the platform wrote elsewhere. */
  sourceKey?: string
  /** The name of the challenge within its file or project, for dialects that have one. */
  id?: string
  title: string
  /** Absent for a file without a type: a new challenge is a static attachment. */
  type?: ChallengeType
  category?: Category
  content?: ContentPart[]
  score?: FileScore
  /** Points of a new challenge when the file has none. */
  defaultScore?: number
  hints?: string[]
  /** The hints with a title or a cost. */
  extraHints?: FileHint[]
  /** `isComplete` is false when the file has flags that could not be read. */
  flags?: { values: FileFlag[]; isComplete: boolean }
  /** All baits. Absent for a file without them: the baits on the platform stay. */
  baits?: FileFlag[]
  isEnabled?: boolean
  /** Whether a new challenge is enabled when the file does not say. */
  isEnabledByDefault?: boolean
  settings?: FileSettings
  /** The image of the container, if it must be built. */
  build?: BuildSource
  /** Titles of the challenges that unlock this one. */
  requirements?: string[]
  files: FileSource[]
  /** True for an empty list of files: the attachment on the platform is removed. */
  clearsFiles?: boolean
  /** Messages about parts of the file that could not be used. */
  warnings: string[]
  /** Messages about what works a little differently, which are no losses. */
  notes?: string[]
}
